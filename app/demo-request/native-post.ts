import { processParameter } from '#app/own-process/process-names.ts';
import { type Note, readNote } from './note.ts';

/** Names of the controls that carry the draft's key, and the receipt of a request that this one corrects. */
const keyField = 'idempotency_key';
export const correctsField = 'corrects';

/** Posts the form as a browser without scripts would, under the key of the call that failed. */
export function postNatively(form: HTMLFormElement, key: string): void {
  const control = document.createElement('input');
  control.type = 'hidden';
  control.name = keyField;
  control.value = key;
  form.append(control);
  form.submit();
}

/** What a form carries besides the answers to its fields, each as text. */
export type Beside = {
  key: string | undefined;
  process: string | undefined;
  note: Note | undefined;
  corrects: string | undefined;
};

export function readBeside(form: FormData): Beside {
  return {
    key: textOf(form, keyField),
    process: textOf(form, processParameter),
    note: readNote(form),
    corrects: textOf(form, correctsField),
  };
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
