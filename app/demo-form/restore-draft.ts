import { isChanged, isTyped } from '#app/ui/browser/field-state.ts';
import { isNewVisit } from '#app/ui/browser/is-new-visit.ts';
import { demoFields, type FieldName, ticked } from '#request/demo-fields.ts';
import { type Note, noteQuery, readNote } from '#request/note.ts';
import { readInput } from '#request/schema.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { readBeside } from './native-post.ts';

/** Sets the answer to a field: a text, a choice, or a box that is ticked. */
export function setAnswer(form: HTMLFormElement, field: FieldName, answer: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = answer === ticked;
  } else if (control && 'value' in control) {
    control.value = answer;
  }
}

/**
 * Fills the form from the stored draft. What was typed since the page loaded stays, and so do the answers that the server
 * sent back with errors. Without a draft, starts one if anything was typed before hydration. Returns whether there is a
 * draft now.
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const typed = readInput(new FormData(form));
  const { corrects } = readBeside(new FormData(form));
  // The page came with what was sent before.
  const isResumed = draft?.corrects && (corrects ? corrects === draft.corrects : !isNewVisit());
  for (const { name } of demoFields) {
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const isOther = isChanged(fields);
    if (!draft || (isOther && isTyped(fields))) continue;
    // The browser may have restored an older answer, or the beginning of one, on Back or Reload.
    if (isResumed || isOther || typed[name] === '') setAnswer(form, name, draft.input[name]);
  }
  const line = form.querySelector<HTMLInputElement>('[name^="note-"]');
  const isLineChanged = line !== null && isChanged([line]);
  const note = lineOf(isLineChanged ? undefined : readNote(new FormData(form)), draft);
  // React leaves the value of a field alone once it has rendered it, as it does on a translated page.
  if (line && note?.name === line.name && !isTyped([line])) line.value = note.text;
  const data = new FormData(form);
  const input = readInput(data);
  const changed = isLineChanged ? readNote(data) : undefined;
  const isBegun = Boolean(draft ?? changed) || Object.values(input).some((answer) => answer !== '');
  if (isBegun) keepDraft(input, changed && noteQuery(changed), corrects);
  return isBegun;
}

/**
 * The line that the page came with, or the one in the draft: after a reload, for a correction, and in place of an empty
 * line, even one that asks for something else.
 */
export function lineOf(given: Note | undefined, draft: Draft | null): Note | undefined {
  const kept = readNote(new URLSearchParams(draft?.note));
  if (!given || !kept) return given ?? kept;
  if (!given.text && kept.text) return kept;
  const isResumed = !isNewVisit() || draft?.corrects !== undefined;
  return kept.name === given.name && isResumed ? kept : given;
}
