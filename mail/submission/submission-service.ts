import type { Challenge } from 'altcha-lib/types';
import { clientNetwork } from '#mail/http/addresses.ts';
import { errorFields, type Log } from '#mail/operations/log.ts';
import { accept, type Terms } from '#mail/outbox/accept.ts';
import { hashed } from '#mail/outbox/acknowledgement-caps.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import { coalesce } from '#mail/outbox/coalesce.ts';
import type { Database } from '#mail/outbox/database.ts';
import { keyOfBody } from '#mail/outbox/fields.ts';
import { hasRequest } from '#mail/outbox/review.ts';
import type { Acceptance, Beside, Submission } from '#mail/outbox/types.ts';
import type { DemoRequest } from '#request/schema.ts';
import type { VisitSource } from '#request/visit-source-header.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { type Admitted, type Allowance, createRateLimit } from './rate-limit.ts';
import type { AntiSpamFields, SpamCheck } from './spam-check.ts';

/** A submission's metadata. */
export type SubmitContext = {
  /** Identifies one filled form; without it the content itself is the key for a day. */
  idempotencyKey: string | undefined;
  /** The client's address, from a trusted source. */
  remoteAddress: string;
  source?: VisitSource | undefined;
  /** The `X-Form-Proof` header; asked for during a flood only. */
  proof?: string | undefined;
} & AntiSpamFields &
  Beside;

/** `accepted` and `repeated`: stored durably. All but these and `conflict` store nothing. */
export type SubmitOutcome =
  | Acceptance
  /** Flood: the caller must bring a proof of work. */
  | { outcome: 'challenged'; challenge: Challenge }
  /** Without a proof of work the request would be held, and its client has sent too many today. */
  | typeof limited
  | typeof unavailable;

const limited = { outcome: 'limited', retryAfter: 3600 } as const;

/** The answer while the store does not take requests; `retryAfter` is in seconds. */
export const unavailable = { outcome: 'unavailable', retryAfter: 5 } as const;

/** The rate limit's answer; `unavailable` while the store is not open. */
export type Admission = Allowance | typeof unavailable;

export type SubmissionOptions = {
  database: Database;
  log: Log;
  terms: Terms;
  spamCheck: SpamCheck;
  proofs: ProofOfWork;
  /** Calls a minute from one client; undefined for any number. */
  rateLimit: number | undefined;
  /** Milliseconds that only ever grow, for limits. */
  elapsed(): number;
  /** Called for each new request. */
  onAccepted(): void;
};

/** Every submission's path, from the API or in-process. */
export function createSubmissionService(options: SubmissionOptions) {
  const { database, log, terms, spamCheck, proofs } = options;
  const { secret } = terms.caps;
  const store = coalesce<Submission, Acceptance>((batch) => accept(database, batch, terms));
  const countCall = createRateLimit(options.rateLimit, options.elapsed);
  const countPage = createRateLimit(options.rateLimit, options.elapsed);
  const clientOf = (address: string): string => hashed(secret, clientNetwork(address));
  let flooded = false;

  /** Counts a call from an address against its share, before reading any of it. */
  function allow(address: string): Allowance {
    const allowance = countCall(clientNetwork(address, 4), clientNetwork(address));
    if (allowance.outcome === 'allowed' && allowance.flood !== flooded) {
      flooded = allowance.flood;
      log(flooded ? 'alert' : 'info', flooded ? 'flood began' : 'flood ended');
    }
    return allowance;
  }

  /** Counts pages rendered for an address, separately from calls: many visitors of one link are not a flood. */
  function allowPage(address: string): Allowance {
    return countPage(clientNetwork(address, 4), clientNetwork(address));
  }

  /** Checks and stores a request that `allow` admitted. */
  async function submit(
    request: DemoRequest,
    context: SubmitContext,
    { crowded, spent }: Pick<Admitted, 'crowded' | 'spent'>,
  ): Promise<SubmitOutcome> {
    const keyWithoutScript = keyOfBody(request, context, database.now());
    const key = context.idempotencyKey ?? keyWithoutScript;
    let suspicion = spamCheck.check(request, context);
    let isProven = false;
    if (crowded && !suspicion?.held) {
      const proof = await proofs.verify(context.proof, key);
      if (proof === 'offered') {
        return { outcome: 'challenged', challenge: await proofs.challenge(key) };
      }
      isProven = proof === 'good';
      if (!isProven) {
        suspicion = { reason: 'came without the proof of work that it was asked for', held: true };
      } else if (spent) {
        suspicion = { reason: 'its client has sent very many today', held: true };
      }
    }
    const client = clientOf(context.remoteAddress);
    try {
      const isStored = (each: string) => hasRequest(database, request.email, { key: each, client });
      // The browser may have posted the form itself while the script was late, and lost the answer.
      const isPosted = key !== keyWithoutScript && (await isStored(keyWithoutScript));
      const idempotencyKey = isPosted ? keyWithoutScript : key;
      // A repeat of a stored request adds nothing.
      if (spent && suspicion?.held && !isProven && !(await isStored(idempotencyKey)))
        return limited;
      const acceptance = await store({
        request,
        idempotencyKey,
        client,
        source: context.source && JSON.stringify(context.source),
        process: context.process,
        note: context.note,
        corrects: context.corrects,
        suspicion: suspicion?.reason,
        held: suspicion?.held,
      });
      if (acceptance.outcome === 'accepted') {
        log('info', suspicion?.held ? 'request held' : 'request accepted', {
          request: acceptance.id,
          acknowledged: acceptance.acknowledged,
        });
        options.onAccepted();
      }
      return acceptance;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log('warn', 'request not stored', errorFields(error));
      return unavailable;
    }
  }

  /** Whether a stored request of the same caller stands behind a call for its auto-response (docs/decisions/010). */
  function acknowledge(
    email: string,
    { idempotencyKey, remoteAddress }: Pick<SubmitContext, 'idempotencyKey' | 'remoteAddress'>,
  ): Promise<boolean> {
    // The site's second call uses the form's key with this suffix.
    const key = idempotencyKey?.replace(/\.ack$/, '');
    return hasRequest(database, email, { key, client: clientOf(remoteAddress) });
  }

  return { allow, allowPage, submit, acknowledge };
}
