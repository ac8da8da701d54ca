import { callTimeout } from '#app/demo-form/emailjs/emailjs-api.ts';
import { honeypotField } from '#request/anti-spam-headers.ts';
import { type Note, noteNames, readNote } from '#request/note.ts';
import { processParameter } from '#request/process/process-names.ts';

/** Query parameters of /book-demo that change the form. */
export const formParameters = [processParameter, ...noteNames];

/** Names of what carries the draft's key, and the receipt of a request that this one corrects. */
const keyField = 'idempotency_key';
export const correctsField = 'corrects';

/** What the form holds besides its fields. */
export type Attachments = {
  /** The process that the visitor drew, as an address holds it. */
  process?: string | undefined;
  note?: Note | undefined;
  /** Receipt of the request that this one corrects. */
  corrects?: string | undefined;
};

/** What a form carries besides the answers to its fields. */
export type Beside = Attachments & { key?: string | undefined; honeypotFilled: boolean };

export function readBeside(form: FormData): Beside {
  return {
    key: textOf(form, keyField),
    process: textOf(form, processParameter),
    note: readNote(form),
    corrects: textOf(form, correctsField),
    honeypotFilled: Boolean(form.get(honeypotField)),
  };
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Posts the form as a browser without scripts would, under the key of the call that failed: some ad blockers stop calls
 * to addresses with `email` or `/api/` in them. Resolves to the address of the receipt, or to undefined unless the
 * request was stored.
 */
export async function postNatively(form: FormData, key: string): Promise<string | undefined> {
  const body = new URLSearchParams({ [keyField]: key });
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const signal = AbortSignal.timeout(callTimeout);
  const answer = await fetch('/book-demo', { method: 'POST', body, signal }).catch(() => undefined);
  return answer && new URL(answer.url).searchParams.has('receipt') ? answer.url : undefined;
}
