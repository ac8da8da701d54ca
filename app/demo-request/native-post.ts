import { processParameter } from '#app/own-process/process-names.ts';
import { honeypotField } from './anti-spam-headers.ts';
import { type Note, noteNames, readNote } from './note.ts';

/** Query parameters of /book-demo that change the form. */
export const formParameters = [processParameter, ...noteNames];

/** Names of what carries the draft's key, and the receipt of a request that this one corrects. */
const keyField = 'idempotency_key';
export const correctsField = 'corrects';

/** Posts the form as a browser without scripts would, under the key of the call that failed. */
export function postNatively(form: HTMLFormElement, key: string): void {
  form.addEventListener('formdata', ({ formData }) => formData.set(keyField, key));
  form.submit();
}

/** What a form carries besides the answers to its fields. */
export type Beside = {
  key: string | undefined;
  /** The process that the visitor drew, as an address holds it. */
  process: string | undefined;
  note: Note | undefined;
  /** Receipt of the request that this one corrects. */
  corrects: string | undefined;
  honeypotFilled: boolean;
};

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
