import { Field } from '#app/components/field.tsx';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { maxNoteLength, type Note } from './note.ts';

/** The line that a link promised a place for. */
export function NoteInput({
  note: { name, topic, text },
  onInput,
}: {
  note: Note;
  onInput: () => void;
}) {
  return (
    <Field name={name} label={copy.notes[topic].label} hint={copy.optional} error={undefined}>
      {(control) => (
        <input
          {...control}
          className="field__input"
          type="text"
          autoComplete="off"
          maxLength={maxNoteLength}
          defaultValue={text}
          onInput={onInput}
        />
      )}
    </Field>
  );
}
