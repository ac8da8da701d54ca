import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { brand } from '#app/brand.ts';
import { type MailOutcome, type Sent, sendMail } from '#app/emailjs/emailjs-api.ts';
import { type Destination, destinationOf } from '#app/emailjs/origin.ts';
import { isComplete, readMailIds, type StoredMailIds } from '#app/emailjs/stored-ids.ts';
import { honeypotHeader } from './anti-spam-headers.ts';
import { processHeader } from './attached-process.ts';
import { formTimestampHeaders } from './form-timestamp-token.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import { type Note, noteQuery } from './note.ts';
import { callWithProof } from './proof-call.ts';
import { isWorthRetrying, retryDelay, retryPolicy } from './retry-policy.ts';
import type { DemoRequest } from './schema.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  correctsHeader,
  noteHeader,
  receiptHeader,
} from './service-headers.ts';
import { isSiteReachable } from './site-reachable.ts';
import { visitSourceHeader } from './visit-source.ts';

export type SendOutcome =
  | ({ status: 'sent' } & Answered)
  /** An id is missing: nothing was sent. */
  | { status: 'not-configured' }
  /** The browser blocks the call, though the site answers: a native post gets through. */
  | { status: 'blocked' }
  /** The service refused, or was unreachable through every retry. `refused`: it did, and not for too many calls. */
  | { status: 'failed'; refused: boolean };

type Answered = {
  /** Whether a mail to the visitor is on its way. */
  acknowledged: boolean;
  /** Names the request at our own mail service. */
  receipt: string | undefined;
  bookingUrl: string | undefined;
};

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

  get refused(): boolean {
    const { outcome } = this;
    if (outcome.ok || outcome.reason !== 'refused') return false;
    return outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429;
  }
}

// Mounted, the client resumes what waits for the network once the browser is online again.
const client = new QueryClient();
client.mount();

/** What goes beside a request to our own mail service, and to no other. */
export type Beside = {
  /** Whether the honeypot was filled in. */
  honeypotFilled?: boolean;
  /** The process that the visitor drew, as an address holds it. */
  process?: string | undefined;
  note?: Note | undefined;
  /** Receipt of the request that this one corrects. */
  corrects?: string | undefined;
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
  { honeypotFilled = false, process, note, corrects }: Beside = {},
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
            ...(note?.text && { [noteHeader]: noteQuery(note) }),
            ...(corrects && { [correctsHeader]: corrects }),
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
      if (outcome.ok) return outcome;
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
  let sent: Sent;
  try {
    sent = await mutation.mutate();
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error;
    return error.blocked ? { status: 'blocked' } : { status: 'failed', refused: error.refused };
  } finally {
    unsubscribe();
  }
  const acknowledging = acknowledge(ids, destination, request, key);
  if (destination.isOwnService) return { status: 'sent', ...answered(sent) };
  // EmailJS has no queue: its second answer says whether there is a mail.
  const { ok: acknowledged } = await acknowledging;
  return { status: 'sent', acknowledged, receipt: undefined, bookingUrl: undefined };
}

function answered({ headers }: Sent): Answered {
  // BOOKING_URL of the running server is unknown to the built page.
  const bookingUrl = headers.get(bookingHeader);
  return {
    acknowledged: headers.get(acknowledgementHeader) === acknowledgementQueued,
    receipt: headers.get(receiptHeader) ?? undefined,
    bookingUrl: bookingUrl?.startsWith('https:') ? bookingUrl : undefined,
  };
}

/** Ad blockers stop URLs with `email` or `/api/`: the call never leaves the browser, while the site answers. */
async function isBlocked(outcome: MailOutcome, { origin, isOwnService }: Destination) {
  const unanswered = !outcome.ok && outcome.reason === 'unreachable';
  return unanswered && isOwnService && origin === '' && (await isSiteReachable());
}

/** The second call. The request is in, whatever becomes of it. */
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
