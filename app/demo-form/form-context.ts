/**
 * What the demo form holds besides the answers to its fields: the request's context, where it comes from in the browser
 * (the draft, the tab, the address), and how it leaves. The inline script calls `addTabContext`, so that part works
 * without a validator.
 */
import { drawingKey, keepDrawing, readDrawingContext } from '#app/own-process/drawing-storage.ts';
import { keepInDraft, readDraft } from '#app/ui/browser/form-draft.ts';
import { removeFromAddress } from '#app/ui/browser/remove-from-address.ts';
import { readStoredObject } from '#app/ui/browser/storage.ts';
import {
  contextField,
  contextHeader,
  encodeContext,
  type RequestContext,
  readContext,
} from '#request/context.ts';
import { honeypotField, honeypotHeader } from '#request/mail-api.ts';
import { contextInAddress } from '#request/process/process-address.ts';
import { noDelay } from '#request/process/timing.ts';

/** Key of the form's draft in the tab's storage. Besides the fields it holds the form's context, and its key. */
export const draftKey = 'demo-request-draft';

/** Key of the arrivals from elsewhere, in local storage (app/page-script/record-arrival.ts). */
export const visitsKey = 'visits';

/** Field with the draft's idempotency key, under which a script sends the form. */
export const keyField = 'idempotency_key';

/** Name of the checkbox that leaves the process out of the request. */
export const leaveOutField = 'leave_out_process';

export type PostedForm = {
  key: string | undefined;
  context: RequestContext;
  /** Whether the visitor takes the process out, which `context` still has. */
  leavesOut: boolean;
  contextToSend: RequestContext;
  honeypotFilled: boolean;
};

/** Reads a submitted form: in the browser before the call, on the server after a native post. */
export function readPostedForm(form: FormData): PostedForm {
  const text = (name: string) => String(form.get(name) ?? '');
  const context = readContext(text(contextField)) ?? {};
  const { process, delay, isAddition, ...others } = context;
  const leavesOut = form.has(leaveOutField);
  return {
    key: text(keyField) || undefined,
    context,
    leavesOut,
    contextToSend: leavesOut ? others : context,
    honeypotFilled: text(honeypotField) !== '',
  };
}

/** What only our own mail service gets beside a call. */
export async function ownServiceHeaders(form: FormData): Promise<Record<string, string>> {
  const { key = '', contextToSend, honeypotFilled } = readPostedForm(form);
  const context = await encodeContext(contextToSend);
  return {
    'Idempotency-Key': key,
    ...(context && { [contextHeader]: context }),
    ...(honeypotFilled && { [honeypotHeader]: '1' }),
  };
}

/**
 * The idempotency key of a request: the draft's 128 random bits, with a hash of the content (djb2). The service refuses
 * one key with two contents, and a draft is sent with several: changed after a failed try, or in a copy of its tab.
 */
export function keyFor(content: string): string {
  const key = readDraft(draftKey)[keyField] ?? randomKey();
  keepInDraft(draftKey, { [keyField]: key });
  let hash = 0;
  for (let at = 0; at < content.length; at++) hash = (hash * 33 + content.charCodeAt(at)) >>> 0;
  return `${key}.${hash.toString(36)}`;
}

/** `crypto.randomUUID` is missing on pages that plain http serves by address. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The context of the draft, or else the given one, and what the tab adds to it: unchecked JSON. */
export function contextInTab(given: string): string {
  return withTabContext(readDraft(draftKey)[contextField] ?? given);
}

/** Adds what the tab holds to a form that the browser is about to post. */
export function addTabContext(form: HTMLFormElement): void {
  const field = form.elements.namedItem(contextField);
  if (field instanceof HTMLInputElement) field.value = withTabContext(field.value);
}

/** The process drawn in the tab, and where the visit came from, go with any context. */
function withTabContext(json: string): string {
  const visits = import.meta.env.VITE_VISIT_SOURCE === 'off' ? {} : readStoredObject(visitsKey);
  return JSON.stringify({
    ...JSON.parse(json),
    ...readDrawingContext(),
    ...('first' in visits && { visits }),
  });
}

/** Makes a process that came with the page this tab's drawing, unless the tab has a drawing, which is newer. */
export async function keepGivenProcess(given: RequestContext | undefined): Promise<void> {
  // On a static host nobody has read the address.
  const context = given ?? (await contextInAddress(new URLSearchParams(location.search)));
  if (context?.process && !readDrawingContext().process) {
    keepDrawing({ delay: noDelay, ...context });
    dispatchEvent(new Event(drawingKey));
  }
  removeFromAddress(contextField);
}
