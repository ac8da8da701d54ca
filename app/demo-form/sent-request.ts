import * as v from 'valibot';
import { receiptQueryKey } from '#app/page-script/hide-receipt.ts';
import type { Draft } from '#app/ui/browser/form-draft.ts';
import { contextField, contextSchema, type RequestContext } from '#request/context.ts';
import { demoFields } from '#request/demo-fields.ts';

const text = v.fallback(v.optional(v.string()), undefined);

/** The form's fields alone, and only text in them. */
const answers = v.object(
  v.entriesFromList(
    demoFields.map(({ name }) => name),
    v.fallback(v.optional(v.string(), ''), ''),
  ),
);

/**
 * A request that this page has sent, in the state of its history entry: a reload, Back and Forward show the thank-you
 * again, a new visit to the form does not.
 */
const sentSchema = v.object({
  /** The answers as they were filled in. */
  input: answers,
  /** What went with it. */
  context: v.fallback(contextSchema, {}),
  /** By the service's clock, in milliseconds since 1970. */
  sentAt: v.optional(v.number()),
  /** Whether a mail to the visitor is on its way. */
  acknowledged: v.boolean(),
  /** Of our own mail service: names the request when it is corrected. */
  receipt: text,
  /** Where the visitor may pick a time (Cal.com, Calendly, HubSpot). */
  bookingUrl: text,
});

export type SentRequest = v.InferOutput<typeof sentSchema>;

export const sentRequestKey = 'sent-request';

export function keepSentRequest(sent: SentRequest): void {
  // It replaces the request that it corrects.
  const state = { ...history.state, [receiptQueryKey]: undefined, [sentRequestKey]: sent };
  history.replaceState(state, '');
}

export function readSentRequest(): SentRequest | null {
  const result = v.safeParse(sentSchema, history.state?.[sentRequestKey]);
  return result.success ? result.output : null;
}

export function forgetSentRequest(): void {
  const { [sentRequestKey]: _, ...rest } = history.state ?? {};
  history.replaceState(rest, '');
}

/**
 * The draft that follows a request of our own mail service: it corrects it with the same answers, or adds a process to
 * it.
 */
export function draftAfter(
  { input, context, receipt }: Pick<SentRequest, 'input' | 'context' | 'receipt'>,
  isAddition?: true,
): Draft {
  const { process, delay } = context;
  const next: RequestContext = { process, delay, corrects: receipt, isAddition };
  return { ...input, [contextField]: JSON.stringify(next) };
}
