import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { type MailOutcome, sendMail } from '#app/demo-form/emailjs/emailjs-api.ts';
import { destinationOf } from '#app/demo-form/emailjs/origin.ts';
import { isComplete, readMailIds } from '#app/demo-form/emailjs/stored-ids.ts';
import { honeypotHeader } from '#request/anti-spam-headers.ts';
import { contextHeader, encodeContext, maxContextHeader } from '#request/context.ts';
import type { DemoRequest } from '#request/schema.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  bookingHeader,
  receiptHeader,
} from '#request/service-headers.ts';
import { formTimestampHeaders } from './form-timestamp-token.ts';
import { acknowledgementParams, requestParams } from './mail-params.ts';
import { postByFetch } from './post-by-fetch.ts';
import { contextToSend, readPostedForm } from './posted-form.ts';
import { isWorthRetrying, retryDelay, retryPolicy } from './retry-policy.ts';

export type SendOutcome =
  | {
      status: 'sent';
      /** Whether a mail to the visitor is on its way. */
      acknowledged: boolean;
      /** Names the request at our own mail service. */
      receipt: string | undefined;
      bookingUrl: string | undefined;
      /** By the service's clock, in milliseconds since 1970; undefined where its answer does not tell. */
      sentAt: number | undefined;
    }
  /** An id is missing: nothing was sent. */
  | { status: 'not-configured' }
  /** The browser blocks the call, and a native post got through. */
  | { status: 'posted'; receiptUrl: string }
  /** The service refused, or was unreachable through every retry. `refused`: it did, and not for too many calls. */
  | { status: 'failed'; refused: boolean };

/** Progress of a send; `offline` while it waits for the network. */
export type SendState = 'submitting' | 'offline';

/** Longest wait for the answer to the second call, in milliseconds. The call itself goes on. */
const acknowledgementWait = 1_000;

/** The call failed, and may succeed when it is repeated. */
class PassingFailure extends Error {}

// Mounted, the client resumes what waits for the network once the browser is online again.
const client = new QueryClient();
client.mount();

/**
 * Sends one demo request: the mail to sales, with retries, then the acknowledgement, whose failure is not reported
 * (specification, section 7). It is tried once even where the browser takes itself for offline, and then waits.
 * @param key makes repeats recognizable: the same key is stored once, however often it arrives.
 * @param form what it holds beside the request goes to our own mail service, and to no other
 */
export async function sendDemoRequest(
  request: DemoRequest,
  key: string,
  form: FormData,
  onState: (state: SendState) => void,
): Promise<SendOutcome> {
  const ids = readMailIds();
  if (!isComplete(ids)) return { status: 'not-configured' };
  const destination = destinationOf(ids);
  const { origin, isOwnService } = destination;
  const params = requestParams(request);
  let failures = 0;
  const beside = isOwnService ? await serviceHeaders(key, form) : {};
  const isTooLong = (beside[contextHeader]?.length ?? 0) > maxContextHeader && origin === '';
  const mutation = new MutationObserver(client, {
    gcTime: retryPolicy.gcTime,
    // Browsers are wrong about the network on some virtual ones.
    networkMode: 'offlineFirst',
    retryDelay,
    retry: (count, error) => count < retryPolicy.retry && error instanceof PassingFailure,
    mutationFn: async () => {
      const outcome: MailOutcome = isTooLong
        ? { ok: false, reason: 'unreachable' }
        : await sendMail(ids, params, {
            origin,
            headers: { ...beside, ...(isOwnService && formTimestampHeaders()) },
          });
      if (!isWorthRetrying(outcome, destination)) return outcome;
      failures += 1;
      const unreachable = !outcome.ok && outcome.reason === 'unreachable';
      if (unreachable && (isTooLong || failures > 1) && origin === '') {
        const receiptUrl = await postByFetch(form, key);
        if (receiptUrl) return { receiptUrl };
      }
      throw new PassingFailure();
    },
  });
  // Keep retrying in a background tab.
  focusManager.setFocused(true);
  onlineManager.setOnline(navigator.onLine);
  const unsubscribe = mutation.subscribe(({ isPaused }) =>
    onState(isPaused ? 'offline' : 'submitting'),
  );
  let outcome: MailOutcome | { receiptUrl: string };
  try {
    outcome = await mutation.mutate();
  } catch (error) {
    if (error instanceof PassingFailure) return { status: 'failed', refused: false };
    throw error;
  } finally {
    unsubscribe();
  }
  if ('receiptUrl' in outcome) return { status: 'posted', ...outcome };
  if (!outcome.ok) {
    return { status: 'failed', refused: outcome.reason === 'refused' && outcome.status < 500 };
  }
  // The request is in, whatever becomes of the second call.
  const acknowledging = sendMail(
    { ...ids, templateId: ids.autoResponseTemplateId },
    acknowledgementParams(request, location.origin),
    { origin, headers: isOwnService ? { 'Idempotency-Key': `${key}.ack` } : {} },
  );
  const { headers } = outcome;
  return {
    status: 'sent',
    // EmailJS has no queue: only its second answer says whether there is a mail.
    acknowledged: isOwnService
      ? headers.get(acknowledgementHeader) === acknowledgementQueued
      : await isKnownSoon(acknowledging),
    receipt: headers.get(receiptHeader) ?? undefined,
    // BOOKING_URL of the running server is unknown to the built page.
    bookingUrl: headers.get(bookingHeader) ?? undefined,
    sentAt: Date.parse(headers.get('Date') ?? '') || undefined,
  };
}

/** Whether the call is known to have succeeded before the thank-you is due. */
function isKnownSoon(call: Promise<MailOutcome>): Promise<boolean> {
  const due = new Promise<boolean>((resolve) => setTimeout(resolve, acknowledgementWait, false));
  return Promise.race([call.then(({ ok }) => ok), due]);
}

/** What only our own mail service gets beside a call. */
async function serviceHeaders(key: string, form: FormData): Promise<Record<string, string>> {
  const posted = readPostedForm(form);
  const context = await encodeContext(contextToSend(posted));
  return {
    'Idempotency-Key': key,
    ...(context && { [contextHeader]: context }),
    ...(posted.honeypotFilled && { [honeypotHeader]: '1' }),
  };
}
