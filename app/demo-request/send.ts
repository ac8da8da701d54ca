import {
  focusManager,
  Mutation,
  MutationCache,
  onlineManager,
  type QueryClient,
} from '@tanstack/query-core';
import { brand } from '#app/brand.ts';
import { type MailOutcome, sendMail } from '#app/emailjs/emailjs-api.ts';
import { isOwnService, mailOrigin } from '#app/emailjs/origin.ts';
import { isComplete, readMailIds, type StoredMailIds } from '#app/emailjs/stored-ids.ts';
import { honeypotHeader, proofHeader, proofOffered, proofWanted } from './anti-spam-headers.ts';
import { formTimestampHeaders } from './form-timestamp-token.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import type { DemoRequest } from './schema.ts';
import { visitSourceHeader } from './visit-source.ts';

export type SendOutcome =
  | { status: 'sent' }
  /** An id is missing: nothing was sent. */
  | { status: 'not-configured' }
  /** The service said no, or stayed out of reach through every retry. */
  | { status: 'failed' };

/** What a send is doing: waiting for the network, working on a proof that the service wants, or neither. */
export type SendState = 'submitting' | 'offline' | 'proving';

/** The specification's cache and retry constants (section 9), in milliseconds. */
export const retryPolicy = {
  gcTime: 5 * 60_000,
  retry: 3,
  firstDelay: 1000,
  longestDelay: 30_000,
} as const;

/** 1 s, doubling, at most 30 s. `failures` counts from 0. */
export function retryDelay(failures: number): number {
  return Math.min(retryPolicy.firstDelay * 2 ** failures, retryPolicy.longestDelay);
}

/** Worth another try: no answer, too many requests, or a fault of the server. Any other 4xx stays as it is. */
export function isWorthRetrying(outcome: MailOutcome): boolean {
  return (
    !outcome.ok &&
    (outcome.reason === 'unreachable' || outcome.status === 429 || outcome.status >= 500)
  );
}

class FailedCall extends Error {
  readonly outcome: MailOutcome;

  constructor(outcome: MailOutcome) {
    super('The mail call failed');
    this.outcome = outcome;
  }
}

// A mutation does no more with its client than hand it to callbacks, which ours do not take. The whole QueryClient
// would add 3.6 KB (brotli) of queries and hashing to the form.
const client: QueryClient = Object.create(null);
const cache = new MutationCache();

/**
 * Sends one demo request: the mail to sales, with retries, then the acknowledgement, whose failure is nobody's
 * concern (specification, section 7). While the browser is offline it waits.
 * @param key makes repeats recognisable: the same key is stored once, however often it arrives.
 * @param honeypotFilled whether the field that no person sees was filled
 */
export async function sendDemoRequest(
  request: DemoRequest,
  key: string,
  onState: (state: SendState) => void,
  honeypotFilled = false,
): Promise<SendOutcome> {
  const ids = readMailIds();
  if (!isComplete(ids)) return { status: 'not-configured' };
  const call = (proof: string | undefined): Promise<MailOutcome> =>
    sendMail(ids, requestParams(request, brand.salesEmail), {
      origin: mailOrigin,
      headers: isOwnService
        ? {
            'Idempotency-Key': key,
            ...visitSourceHeader(),
            ...formTimestampHeaders(),
            ...(honeypotFilled && { [honeypotHeader]: '1' }),
            ...(proof && { [proofHeader]: proof }),
          }
        : {},
    });
  const mutation = new Mutation<void, Error, void, unknown>({
    client,
    mutationCache: cache,
    mutationId: 0,
    options: {
      gcTime: retryPolicy.gcTime,
      retryDelay,
      retry: (failures, error) =>
        failures < retryPolicy.retry &&
        error instanceof FailedCall &&
        isWorthRetrying(error.outcome),
      mutationFn: async () => {
        const outcome = await callWithProof(call, onState);
        if (!outcome.ok) throw new FailedCall(outcome);
      },
    },
  });
  // Whoever sends and looks at another tab meanwhile still wants it sent.
  focusManager.setFocused(true);
  const unsubscribers = [
    cache.subscribe(() => onState(mutation.state.isPaused ? 'offline' : 'submitting')),
    onlineManager.subscribe((online) => {
      if (online) mutation.continue();
    }),
  ];
  onlineManager.setOnline(navigator.onLine);
  try {
    await mutation.execute();
  } catch (error) {
    if (error instanceof FailedCall) return { status: 'failed' };
    throw error;
  } finally {
    for (const unsubscribe of unsubscribers) unsubscribe();
  }
  acknowledge(ids, request, key);
  return { status: 'sent' };
}

/**
 * One call, with a proof of work if the service wants one. Whoever can't bring it sends without: the request is then
 * held for review, which is better than lost.
 */
async function callWithProof(
  call: (proof: string | undefined) => Promise<MailOutcome>,
  onState: (state: SendState) => void,
): Promise<MailOutcome> {
  const first = await call(proofOffered);
  const challenge = challengeOf(first);
  if (challenge === undefined) return first;
  onState('proving');
  const proof = await import('./proof-of-work.ts')
    .then(({ solve }) => solve(challenge))
    .catch(() => undefined);
  onState('submitting');
  const second = await call(proof);
  return challengeOf(second) === undefined ? second : call(undefined);
}

function challengeOf(outcome: MailOutcome): string | undefined {
  const wanted = !outcome.ok && outcome.reason === 'refused' && outcome.status === proofWanted;
  return wanted ? outcome.text : undefined;
}

/** The second call. Its outcome is dropped on purpose: the request is in, whatever becomes of the thank-you. */
function acknowledge(ids: StoredMailIds, request: DemoRequest, key: string): Promise<MailOutcome> {
  return sendMail(
    { ...ids, templateId: ids.autoResponseTemplateId },
    acknowledgementParams(request),
    { origin: mailOrigin, headers: isOwnService ? { 'Idempotency-Key': `${key}.ack` } : {} },
  );
}
