import { demoFields, type FieldName, ticked } from './demo-fields.ts';
import { keepDraft, readDraft } from './draft.ts';
import { readInput } from './schema.ts';

/** Sets the value of a field's control. */
export function setAnswer(form: HTMLFormElement, field: FieldName, answer: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = answer === ticked;
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof RadioNodeList
  ) {
    // Setting an equal value would move the caret.
    if (control.value !== answer) control.value = answer;
  }
}

/** Restores a stored draft into the fields that are still empty, or begins one with what was typed before hydration. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  const typed = readInput(new FormData(form));
  for (const { name } of demoFields) {
    if (draft && typed[name] === '' && draft.input[name] !== '') {
      setAnswer(form, name, draft.input[name]);
    }
  }
  if (draft || demoFields.some(({ name }) => typed[name] !== '')) {
    keepDraft(readInput(new FormData(form)));
  }
}
