import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { callTimeout, type MailOutcome, sendMail } from '#app/demo-form/emailjs/emailjs-api.ts';
import { destinationOf, idNames, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { contextHeader, maxContextHeader } from '#request/context.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  receiptHeader,
} from '#request/mail-api.ts';
import type { DemoRequest } from '#request/schema.ts';
import { ownServiceHeaders } from './form-context.ts';
import { formTimestampHeaders } from './form-timestamp-token.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import type { SentRequest } from './sent-request.ts';

type SendOutcome =
  | { status: 'sent'; answer: Omit<SentRequest, 'input' | 'context'> }
  /** Not configured: an id is missing, so nothing was sent. Failed: the service refused, or no retry reached it. */
  | { status: 'not-configured' | 'failed' };

/** Progress of a send; `offline` while it waits for the network. */
export type SendState = 'submitting' | 'offline';

/** The specification's cache and retry constants (section 9), in milliseconds: 1 s, doubling, at most 30 s. */
const retryPolicy = {
  gcTime: 5 * 60_000,
  retry: (failures: number, error: Error) => failures < 3 && error instanceof PassingFailure,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
};

/** The call failed, and may succeed when it is repeated. */
class PassingFailure extends Error {}

// Mounted, the client resumes what waits for the network once the browser is online again.
const client = new QueryClient();
client.mount();

/**
 * Sends one demo request: the mail to sales, with retries, then the acknowledgement, whose failure is not reported
 * (specification, section 7). It is tried once even where the browser takes itself for offline, and then waits.
 * @param form what it holds beside the request goes to our own mail service, and to no other. Its key makes repeats
 *   recognizable: the same key is stored once, however often it arrives.
 */
export async function sendDemoRequest(
  request: DemoRequest,
  form: FormData,
  onState: (state: SendState) => void,
): Promise<SendOutcome> {
  const ids = readMailIds();
  if (idNames.some((name) => ids[name] === '')) return { status: 'not-configured' };
  const { origin, isOwnService } = destinationOf(ids);
  const headers = isOwnService ? await ownServiceHeaders(form) : {};
  const isTooLong = (headers[contextHeader]?.length ?? 0) > maxContextHeader;
  let calls = 0;

  /** One try. Where our own server is the service, it also takes the form itself. */
  async function send(): Promise<MailOutcome> {
    if (origin === '' && isTooLong) return postForm(form);
    calls += 1;
    const timestamp = isOwnService ? formTimestampHeaders() : {};
    const all = { ...headers, ...timestamp };
    const outcome = await sendMail(ids, requestParams(request), origin, all);
    const isBlocked = !outcome.ok && outcome.status === 0 && calls > 1;
    return origin === '' && isBlocked ? postForm(form) : outcome;
  }

  const mutation = new MutationObserver(client, {
    ...retryPolicy,
    // Browsers are wrong about the network on some virtual ones.
    networkMode: 'offlineFirst',
    mutationFn: async () => {
      const outcome = await send();
      if (isWorthRetrying(outcome, isOwnService)) throw new PassingFailure();
      return outcome;
    },
  });
  // Keep retrying in a background tab.
  focusManager.setFocused(true);
  onlineManager.setOnline(navigator.onLine);
  const unsubscribe = mutation.subscribe(({ isPaused }) =>
    onState(isPaused ? 'offline' : 'submitting'),
  );
  let outcome: MailOutcome;
  try {
    outcome = await mutation.mutate();
  } catch (error) {
    if (error instanceof PassingFailure) return { status: 'failed' };
    throw error;
  } finally {
    unsubscribe();
  }
  if (!outcome.ok) return { status: 'failed' };
  // The request is in, whatever becomes of the second call.
  const acknowledging = sendMail(
    { ...ids, templateId: ids.autoResponseTemplateId },
    acknowledgementParams(request, location.origin),
    origin,
    isOwnService ? { 'Idempotency-Key': `${headers['Idempotency-Key']}.ack` } : {},
  );
  const answer = outcome.headers;
  return {
    status: 'sent',
    answer: {
      // EmailJS has no queue: only its second answer says whether there is a mail.
      acknowledged: isOwnService
        ? answer.get(acknowledgementHeader) === acknowledgementQueued
        : await isKnownSoon(acknowledging),
      receipt: answer.get(receiptHeader) ?? undefined,
      // BOOKING_URL of the running server is unknown to the built page.
      bookingUrl: answer.get(bookingHeader) ?? undefined,
      sentAt: Date.parse(answer.get('Date') ?? '') || undefined,
    },
  };
}

/** Whether the call is known to have succeeded within a second. It goes on after that. */
function isKnownSoon(call: Promise<MailOutcome>): Promise<boolean> {
  const due = new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false));
  return Promise.race([call.then(({ ok }) => ok), due]);
}

/**
 * Our own service recognizes a repeat by its key, so it is tried again after no answer, 429 or 5xx. Hosted EmailJS has
 * no keys and would mail sales twice, so there only a 429 is tried again, and a call that a browser without a network
 * made in vain.
 */
function isWorthRetrying(outcome: MailOutcome, isOwnService: boolean): boolean {
  if (outcome.ok) return false;
  if (outcome.status === 0) return isOwnService || navigator.onLine === false;
  return outcome.status === 429 || (isOwnService && outcome.status >= 500);
}

/**
 * Posts the form as a browser without scripts would: some ad blockers stop calls to addresses with `email` or `/api/` in
 * them, and a long context fits in no header. The response is a page; its address holds the receipt.
 */
async function postForm(form: FormData): Promise<MailOutcome> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const init = { method: 'POST', body, signal: AbortSignal.timeout(callTimeout) };
  const page = await fetch('/book-demo', init).catch(() => undefined);
  const receipt = page && new URL(page.url).searchParams.get('receipt');
  if (!page || !receipt) return { ok: false, status: 0 };
  const headers = new Headers(page.headers);
  headers.set(receiptHeader, receipt);
  return { ok: true, headers };
}
