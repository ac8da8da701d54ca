import type { InputHTMLAttributes } from 'react';
import { Field, type FieldText } from './field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> & FieldText;

/** A single-line field. `required` is for assistive technology; native validation is off. */
export function TextField({ name, label, hint, note, error, required, ...input }: Props) {
  return (
    <Field name={name} label={label} hint={hint} note={note} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          className="field__input"
          aria-required={required || undefined}
        />
      )}
    </Field>
  );
}
