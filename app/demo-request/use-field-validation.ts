import { type RefObject, useRef, useState } from 'react';
import { useAfterPress } from '#app/browser/use-after-press.ts';
import type { FieldName } from './demo-fields.ts';
import { keepDraft } from './draft.ts';
import { countFormEvent } from './form-events.ts';
import { fetchFormTimestampToken } from './form-timestamp-token.ts';
import { setAnswer } from './form-values.ts';
import { normalize } from './normalize.ts';
import { noteQuery, readNote } from './note.ts';
import { type DemoRequestInput, type FieldErrors, readInput, validate } from './schema.ts';

export const noErrors: FieldErrors = {};

/**
 * Validates a field on blur, and clears its error as soon as it is corrected. Inputs are uncontrolled: the form element
 * is the only place that holds the answers.
 */
export function useFieldValidation(form: RefObject<HTMLFormElement | null>, posted: FieldErrors) {
  const [errors, setErrors] = useState(posted);
  // An error found on blur is announced once (WCAG 2.2, 4.1.3); the summary announces those of a submit.
  const [announced, setAnnounced] = useState('');
  const [checkedEmail, setCheckedEmail] = useState<string | null>(null);
  const begun = useRef(false);
  const afterPress = useAfterPress();

  function errorOf(input: DemoRequestInput, field: FieldName): string | undefined {
    const result = validate(input);
    return result.valid ? undefined : result.errors[field];
  }

  /** Counted once: at the first input, or at a submit of what was typed before the form was hydrated. */
  function begin() {
    if (!begun.current) countFormEvent('form begun');
    begun.current = true;
  }

  /** On input: saves the draft, and clears an error that no longer applies. */
  function handleInput(field: FieldName) {
    if (!form.current) return;
    const input = readInput(new FormData(form.current));
    fetchFormTimestampToken();
    begin();
    keepDraft(input);
    if (field === 'email') setCheckedEmail(null);
    if (!errors[field] || errorOf(input, field)) return;
    setErrors((before) => ({ ...before, [field]: undefined }));
    setAnnounced('');
  }

  /** The line beside the fields has no rule: it is saved with the draft. */
  function handleNote() {
    if (!form.current) return;
    const data = new FormData(form.current);
    const note = readNote(data);
    begin();
    keepDraft(readInput(data), { note: note && noteQuery(note) });
  }

  /** On blur: normalizes and validates. An empty field is not an error before the first submit. */
  function handleBlur(field: FieldName) {
    if (!form.current) return;
    const left = readInput(new FormData(form.current));
    const normalized = normalize(field, left[field], navigator.language);
    if (normalized !== left[field]) setAnswer(form.current, field, normalized);
    const input = { ...left, [field]: normalized };
    if (normalized !== left[field]) keepDraft(input);
    const error = errorOf(input, field);
    if (field === 'email') setCheckedEmail(error ? null : input.email.trim());
    if (input[field] === '' && !errors[field]) return;
    setErrors((before) => ({ ...before, [field]: error }));
    setAnnounced(error ?? '');
  }

  /** Puts the suggested address into its field. */
  function acceptEmail(address: string) {
    if (!form.current) return;
    setAnswer(form.current, 'email', address);
    form.current.querySelector<HTMLInputElement>('#email')?.focus();
    handleInput('email');
  }

  /** Shows a submit's errors; advice stays while the address is valid. */
  function showErrors(found: FieldErrors, email: string | null) {
    setErrors(found);
    setAnnounced('');
    setCheckedEmail(email);
  }

  return {
    errors,
    announced,
    checkedEmail,
    acceptEmail,
    showErrors,
    begin,
    handleInput,
    handleNote,
    handleBlur: (field: FieldName) => afterPress(() => handleBlur(field)),
  };
}
