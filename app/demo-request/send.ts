import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { brand } from '#app/brand.ts';
import { type MailOutcome, type Sent, sendMail } from '#app/emailjs/emailjs-api.ts';
import { type Destination, destinationOf } from '#app/emailjs/origin.ts';
import { isComplete, readMailIds, type StoredMailIds } from '#app/emailjs/stored-ids.ts';
import { bookingHeader, honeypotHeader } from './anti-spam-headers.ts';
import { processHeader } from './brought-process.ts';
import { formTimestampHeaders } from './form-timestamp-token.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import { callWithProof } from './proof-call.ts';
import { isWorthRetrying, retryDelay, retryPolicy } from './retry-policy.ts';
import type { DemoRequest } from './schema.ts';
import { isSiteReachable } from './site-reachable.ts';
import { visitSourceHeader } from './visit-source.ts';

export type SendOutcome =
  | { status: 'sent'; bookingUrl: string | undefined }
  /** An id is missing: nothing was sent. */
  | { status: 'not-configured' }
  /** The browser blocks the call, though the site answers: a native post gets through. */
  | { status: 'blocked' }
  /** The service refused, or was unreachable through every retry. */
  | { status: 'failed' };

/** Progress of a send: waiting for the network, computing a proof of work, or neither. */
export type SendState = 'submitting' | 'offline' | 'proving';

class FailedCall extends Error {
  readonly outcome: MailOutcome;
  readonly blocked: boolean;

  constructor(outcome: MailOutcome, blocked: boolean) {
    super('The mail call failed');
    this.outcome = outcome;
    this.blocked = blocked;
  }
}

// Mounted, the client resumes what waits for the network once the browser is online again.
const client = new QueryClient();
client.mount();

/** What goes beside a request to our own mail service, and to no other. */
export type Beside = {
  /** Whether the honeypot was filled in. */
  honeypotFilled?: boolean;
  /** The process that the visitor brought, as an address holds it. */
  process?: string | undefined;
};

/**
 * Sends one demo request: the mail to sales, with retries, then the acknowledgement, whose failure is not reported
 * (specification, section 7). While the browser is offline it waits.
 * @param key makes repeats recognizable: the same key is stored once, however often it arrives.
 */
export async function sendDemoRequest(
  request: DemoRequest,
  key: string,
  onState: (state: SendState) => void,
  { honeypotFilled = false, process }: Beside = {},
): Promise<SendOutcome> {
  const ids = readMailIds();
  if (!isComplete(ids)) return { status: 'not-configured' };
  const destination = destinationOf(ids);
  const params = requestParams(request, brand.salesEmail);
  const call = (proof: Record<string, string>): Promise<MailOutcome> =>
    sendMail(ids, params, {
      origin: destination.origin,
      headers: destination.isOwnService
        ? {
            'Idempotency-Key': key,
            ...visitSourceHeader(),
            ...processHeader(process),
            ...formTimestampHeaders(),
            ...(honeypotFilled && { [honeypotHeader]: '1' }),
            ...proof,
          }
        : {},
    });
  let failures = 0;
  const mutation = new MutationObserver(client, {
    gcTime: retryPolicy.gcTime,
    retryDelay,
    retry: (count, error) =>
      count < retryPolicy.retry &&
      error instanceof FailedCall &&
      !error.blocked &&
      isWorthRetrying(error.outcome, destination),
    mutationFn: async () => {
      const outcome = destination.isOwnService
        ? await callWithProof(call, onState)
        : await call({});
      if (outcome.ok) return bookingUrlOf(outcome, destination);
      failures += 1;
      throw new FailedCall(outcome, failures > 1 && (await isBlocked(outcome, destination)));
    },
  });
  // Keep retrying in a background tab.
  focusManager.setFocused(true);
  onlineManager.setOnline(navigator.onLine);
  const unsubscribe = mutation.subscribe(({ isPaused }) =>
    onState(isPaused ? 'offline' : 'submitting'),
  );
  let bookingUrl: string | undefined;
  try {
    bookingUrl = await mutation.mutate();
  } catch (error) {
    if (error instanceof FailedCall) return { status: error.blocked ? 'blocked' : 'failed' };
    throw error;
  } finally {
    unsubscribe();
  }
  acknowledge(ids, destination, request, key);
  return { status: 'sent', bookingUrl };
}

/** BOOKING_URL of the running server, unknown to the built page. */
function bookingUrlOf({ headers }: Sent, { isOwnService }: Destination): string | undefined {
  const url = isOwnService && headers.get(bookingHeader);
  return url && /^https:/.test(url) ? url : undefined;
}

/** Ad blockers stop URLs with `email` or `/api/`: the call never leaves the browser, while the site answers. */
async function isBlocked(outcome: MailOutcome, { origin, isOwnService }: Destination) {
  const unanswered = !outcome.ok && outcome.reason === 'unreachable';
  return unanswered && isOwnService && origin === '' && (await isSiteReachable());
}

/** The second call. Its outcome is dropped on purpose: the request is in, whatever becomes of the thank-you. */
function acknowledge(
  ids: StoredMailIds,
  { origin, isOwnService }: Destination,
  request: DemoRequest,
  key: string,
): Promise<MailOutcome> {
  return sendMail(
    { ...ids, templateId: ids.autoResponseTemplateId },
    acknowledgementParams(request, location.origin),
    { origin, headers: isOwnService ? { 'Idempotency-Key': `${key}.ack` } : {} },
  );
}
