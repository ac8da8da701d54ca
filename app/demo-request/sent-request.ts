import * as v from 'valibot';
import { isNewVisit } from '#app/browser/is-new-visit.ts';
import { demoFields } from './demo-fields.ts';

/**
 * A request that this page has sent, in the state of its history entry: a reload, Back and Forward show the thank-you
 * again, a new visit to the form does not.
 */
export const sentRequestKey = 'sent-request';

const text = v.optional(v.string());

const sentRequest = v.object({
  /** The answers as they were filled in. */
  input: v.object(
    v.entriesFromList(
      demoFields.map(({ name }) => name),
      v.string(),
    ),
  ),
  /** The process and the line that went with it, as an address holds them. */
  process: text,
  note: text,
  /** Milliseconds since 1970. */
  sentAt: v.number(),
  /** Whether a mail to the visitor is on its way. */
  acknowledged: v.boolean(),
  /** Of our own mail service: names the request when it is corrected. */
  receipt: text,
  bookingUrl: text,
});

export type SentRequest = v.InferOutput<typeof sentRequest>;

export function keepSentRequest(sent: SentRequest): void {
  history.replaceState({ ...history.state, [sentRequestKey]: sent }, '');
}

export function readSentRequest(): SentRequest | null {
  if (isNewVisit()) return null;
  const result = v.safeParse(sentRequest, history.state?.[sentRequestKey]);
  return result.success ? result.output : null;
}

export function forgetSentRequest(): void {
  const { [sentRequestKey]: _, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
}
