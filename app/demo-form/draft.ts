import * as v from 'valibot';
import { receiptQueryKey } from '#app/page-script/hide-receipt.ts';
import { randomKey } from '#app/ui/browser/random-key.ts';
import { readStored, removeStored, writeStored } from '#app/ui/browser/storage.ts';
import { demoFields } from '#request/demo-fields.ts';
import type { DemoRequestInput } from '#request/schema.ts';

const text = v.fallback(v.optional(v.string()), undefined);

/** The form's fields alone, and only text in them. */
const answers = v.object(
  v.entriesFromList(
    demoFields.map(({ name }) => name),
    v.fallback(v.optional(v.string(), ''), ''),
  ),
);

/**
 * A form being filled in: the answers, and the key under which they will be sent. Kept in session storage from the
 * first keystroke until the request is sent, so that a reload or crashed tab loses nothing and a repeated send is
 * recognized (Idempotency-Key). Without storage the draft lasts as long as the page.
 */
const draftSchema = v.object({
  key: v.string(),
  input: answers,
  /** The line of the visitor's own, as an address holds it. */
  note: text,
  /** Receipt of the request that this one corrects. */
  corrects: text,
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const draftStorageKey = 'demo-request-draft';

let current: Draft | null = null;

export function readDraft(): Draft | null {
  if (current) return current;
  const stored = readStored(draftStorageKey, 'sessionStorage');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), stored);
  if (result.success) current = result.output;
  return current;
}

/** Saves the answers. The key, once created, stays, and so do `note` and `corrects` where they are not given. */
export function keepDraft(input: DemoRequestInput, note?: string, corrects?: string): Draft {
  const draft = readDraft();
  current = { ...draft, key: draft?.key ?? randomKey(), input };
  if (note) current.note = note;
  if (corrects) current.corrects = corrects;
  writeStored(draftStorageKey, JSON.stringify(current), 'sessionStorage');
  return current;
}

/**
 * The idempotency key of a request: the draft's, with a hash of the content (djb2). The service refuses one key with two
 * contents, and a draft is sent with several: changed after a failed try, or in a copy of its tab.
 */
export function keyFor(input: DemoRequestInput, content: string): string {
  let hash = 0;
  for (let at = 0; at < content.length; at++) hash = (hash * 33 + content.charCodeAt(at)) >>> 0;
  return `${keepDraft(input).key}.${hash.toString(36)}`;
}

export function forgetDraft(): void {
  current = null;
  removeStored(draftStorageKey, 'sessionStorage');
}

/**
 * A request that this page has sent, in the state of its history entry: a reload, Back and Forward show the thank-you
 * again, a new visit to the form does not.
 */
const sentSchema = v.object({
  /** The answers as they were filled in. */
  input: answers,
  /** The process and the line that went with it, as an address holds them. */
  process: text,
  note: text,
  /** Milliseconds since 1970. */
  sentAt: v.number(),
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
