import { keepDraft, readDraft } from './draft.ts';
import { fieldNames, readInput } from './schema.ts';

/** Puts a kept draft back into the fields that are still empty, or begins one with what was typed before now. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  const typed = readInput(new FormData(form));
  if (draft) {
    for (const field of fieldNames) {
      if (typed[field] !== '' || draft.input[field] === '') continue;
      const control = form.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof RadioNodeList) {
        control.value = draft.input[field];
      }
    }
  }
  if (draft || fieldNames.some((field) => typed[field] !== '')) {
    keepDraft(readInput(new FormData(form)));
  }
}
