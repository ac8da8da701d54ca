/**
 * The draft of a form: what was typed into it in this tab, by the names of its fields. The inline script keeps it from
 * the first keystroke on, hydrated or not (app/page-script/keep-drafts.ts); whoever renders the form fills it from there.
 *
 *     <form data-draft="demo-request-draft">
 *     useLayoutEffect(() => fillFromDraft(form.current), []);
 *
 * It is written before an event is over, so that the last keystroke before a page goes is in it.
 */
import { readStoredObject, removeStored, writeStored } from './storage.ts';

export type Draft = Readonly<Record<string, string>>;

/** Empty where nothing was typed. An unticked box is an empty text. */
export function readDraft(key: string): Draft {
  const kept = Object.entries(readStoredObject(key, 'sessionStorage'));
  return Object.fromEntries(
    kept.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** Adds to the draft, or changes it. */
export function keepInDraft(key: string, changes: Draft): void {
  writeStored(key, JSON.stringify({ ...readDraft(key), ...changes }), 'sessionStorage');
}

export function forgetDraft(key: string): void {
  removeStored(key, 'sessionStorage');
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, select, textarea');
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Keeps what was just typed into a field of a form that has a draft. */
export function keepTyped(target: EventTarget | null): void {
  const key = isField(target) && target.form?.dataset.draft;
  if (!key || !target.name) return;
  const text = isChoice(target) && !target.checked ? '' : target.value;
  keepInDraft(key, { [target.name]: text });
}

/** What was written last wins: the draft is newer than what the page came with, and than what the browser restored. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readDraft(form.dataset.draft ?? '');
  for (const field of form.elements) {
    const text = isField(field) ? draft[field.name] : undefined;
    if (!isField(field) || text === undefined) continue;
    if (isChoice(field)) field.checked = field.value === text;
    else if (field.value !== text) field.value = text;
  }
}
