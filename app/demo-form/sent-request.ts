import { storageKeys } from '#app/demo-form/emailjs/stored-ids.ts';
import { drawingKey } from '#app/own-process/drawing-storage.ts';
import type { Draft } from '#app/ui/browser/form-draft.ts';
import { contextField } from '#request/context.ts';
import type { DemoRequestInput } from '#request/schema.ts';
import { draftKey, type PostedForm } from './form-context.ts';

/**
 * A request that this page has sent, in the state of its history entry: a reload, Back and Forward show the thank-you
 * again, a new visit to the form does not.
 */
export type SentRequest = {
  /** The answers as they were filled in. */
  input: DemoRequestInput;
  /** What went with it. */
  context: PostedForm['context'];
  /** By the service's clock, in milliseconds since 1970. */
  sentAt?: number | undefined;
  /** Whether a mail to the visitor is on its way. */
  acknowledged: boolean;
  /** Of our own mail service: names the request when it is corrected. */
  receipt?: string | undefined;
  /** Where the visitor may pick a time (Cal.com, Calendly, HubSpot). */
  bookingUrl?: string | undefined;
};

/** To be changed with the type: a tab outlasts a release. */
const sentRequestKey = 'sent-request';

/** What changes the form before it is touched: a draft, a sent request, a drawn process, own EmailJS ids. */
export const formState = [
  draftKey,
  sentRequestKey,
  drawingKey,
  contextField,
  ...Object.values(storageKeys),
];

/** Null forgets it. */
export function keepSentRequest(sent: SentRequest | null): void {
  history.replaceState({ ...history.state, [sentRequestKey]: sent }, '');
}

export function readSentRequest(): SentRequest | null {
  return history.state?.[sentRequestKey] ?? null;
}

/** The draft that follows a sent request: it corrects it with the same answers, or adds a process to it. */
export function draftAfter({ input, context, receipt }: SentRequest, isAddition?: true): Draft {
  const { process, delay } = context;
  const next = JSON.stringify({ process, delay, corrects: receipt, isAddition });
  return { ...input, [contextField]: next };
}
