import { errorFields, type Log } from '#mail/log.ts';
import { type AcceptSettings, accept } from '#mail/outbox/accept.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import { coalesce } from '#mail/outbox/coalesce.ts';
import type { Database } from '#mail/outbox/database.ts';
import { hasRequest } from '#mail/outbox/review.ts';
import { keyOfBody } from '#mail/outbox/rows.ts';
import { keyedHash } from '#mail/outbox/secrets.ts';
import type { Acceptance, Submission } from '#mail/outbox/types.ts';
import { clientNetwork } from './client-network.ts';
import type { AdmittedLevel } from './rate-limit.ts';
import type { Receipts } from './signed-tokens.ts';
import type { AntiSpamFields, SpamCheck } from './spam-check.ts';

/** A valid request, and what came with it. */
export type IncomingRequest = Pick<Submission, 'fields'> & {
  /** As the browser sent it: `corrects` is a receipt. */
  context: Submission['context'];
  /** Identifies one filled form; without it the content itself is the key for a day. */
  idempotencyKey: string | undefined;
  /** The client's address, from a trusted source. */
  remoteAddress: string;
  /** The rate limit's answer. */
  level: AdmittedLevel;
} & AntiSpamFields;

/** `accepted` and `repeated`: stored durably. The others store nothing. */
export type SubmitOutcome = Acceptance | typeof unavailable;

/** The answer while the store does not take requests; `retryAfter` is in seconds. */
export const unavailable = { outcome: 'unavailable', retryAfter: 5 } as const;

type SubmissionOptions = {
  database: Database;
  log: Log;
  settings: AcceptSettings;
  spamCheck: SpamCheck;
  receipts: Pick<Receipts, 'idOf'>;
  /** Called for each new request. */
  onAccepted(): void;
};

/** Every submission's path, from the API or in-process. */
export function createSubmissionService(options: SubmissionOptions) {
  const { database, log, settings, spamCheck, receipts } = options;
  const store = coalesce<Submission, Acceptance>((batch) => accept(database, batch, settings));
  const clientOf = (address: string): string =>
    keyedHash(settings.caps.secret, clientNetwork(address));

  /** Checks and stores a request that the rate limit admitted. */
  async function submit(call: IncomingRequest): Promise<SubmitOutcome> {
    const { fields, level } = call;
    const context = withRequestId(call.context, receipts);
    const keyWithoutScript = keyOfBody({ fields, context }, database.now());
    const key = call.idempotencyKey ?? keyWithoutScript;
    let suspicion = spamCheck.check(fields, call);
    if (level === 'hold' && !suspicion?.held) {
      suspicion = { reason: 'came in a flood of requests', held: true };
    }
    const client = clientOf(call.remoteAddress);
    try {
      // The browser may have posted the form itself while the script was late, and lost the answer.
      const posted = { key: keyWithoutScript, client };
      const isPosted =
        key !== keyWithoutScript && (await hasRequest(database, fields.email, posted));
      const acceptance = await store({
        fields,
        context,
        idempotencyKey: isPosted ? keyWithoutScript : key,
        client,
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
    { idempotencyKey, remoteAddress }: Pick<IncomingRequest, 'idempotencyKey' | 'remoteAddress'>,
  ): Promise<boolean> {
    // The site's second call uses the form's key with this suffix.
    const key = idempotencyKey?.replace(/\.ack$/, '');
    return hasRequest(database, email, { key, client: clientOf(remoteAddress) });
  }

  return { submit, acknowledge };
}

/** The context to store: of the receipt in `corrects` the request's id remains, of a forged one nothing. */
function withRequestId(
  context: Submission['context'],
  receipts: Pick<Receipts, 'idOf'>,
): Submission['context'] {
  const corrects = context.corrects && receipts.idOf(context.corrects);
  return { ...context, corrects, isAddition: corrects ? context.isAddition : undefined };
}

/** The key of the draft "The Idempotency-Key HTTP Header Field", with or without its quotes. */
export function readIdempotencyKey(header: string | undefined): string | undefined | 'malformed' {
  if (header === undefined) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  return /^[A-Za-z0-9_.:-]{8,128}$/.test(key) ? `key:${key}` : 'malformed';
}
