import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className'> & {
  /** The field's name; also its id, which the error summary links to. */
  name: string;
  label: string;
  /** Short note on the right of the label. */
  hint?: string | undefined;
  /** Longer note under the label. */
  note?: string;
  error: string | undefined;
  optional?: boolean;
  /** Advice that comes while the field is filled in; told to screen readers as it changes. */
  advice?: ReactNode;
};

/** A one-line field: label above, hint beside it, error below; hint, error and advice are tied to it. */
export function TextField({ name, label, hint, note, error, optional, advice, ...input }: Props) {
  const id = useId();
  const parts = { hint, note, error, advice };
  const described = Object.entries(parts)
    .flatMap(([part, content]) => (content ? [`${id}-${part}`] : []))
    .join(' ');
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <div className="field__head">
        <label htmlFor={name}>{label}</label>
        {hint && (
          <span className="field__hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {note && (
        <p className="field__note" id={`${id}-note`}>
          {note}
        </p>
      )}
      <input
        {...input}
        id={name}
        className="field__input"
        name={name}
        aria-required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`} message={error} />
      {advice !== undefined && (
        <div className="field__advice" id={`${id}-advice`} role="status">
          {advice}
        </div>
      )}
    </div>
  );
}
