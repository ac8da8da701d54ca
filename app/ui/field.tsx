import { type AriaAttributes, type ReactNode, useId } from 'react';
import '#app/styles/form-answers.css';

type Props = {
  /** The field's name; also the id of its control, which the error summary links to. */
  name: string;
  label: string;
  /** Short note on the right of the label. */
  hint?: string | undefined;
  /** Longer note under the label. */
  note?: string;
  error: string | undefined;
  /** Advice given while typing, announced to screen readers as it changes. */
  advice?: ReactNode;
  /** Takes half of a row where there is room for two. */
  half?: boolean;
  /** Renders the control with the attributes that tie it to its label, hint, error and advice. */
  children: (control: AriaAttributes & { id: string; name: string }) => ReactNode;
};

/** A field with one control: label above, hint beside it, error below. */
export function Field({ name, label, hint, note, error, advice, half, children }: Props) {
  const id = useId();
  const described = Object.entries({ hint, note, error, advice })
    .flatMap(([part, content]) => (content ? [`${id}-${part}`] : []))
    .join(' ');
  return (
    <div className={half ? 'field field--half' : 'field'} data-invalid={error ? '' : undefined}>
      <div className="field__head row row--apart">
        <label htmlFor={name}>{label}</label>{' '}
        {hint && (
          <span className="meta" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {note && (
        <p className="field__note small" id={`${id}-note`}>
          {note}
        </p>
      )}
      {children({
        id: name,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldError id={`${id}-error`} message={error} />
      {advice !== undefined && (
        <div className="field__advice small" id={`${id}-advice`} role="status">
          {advice}
        </div>
      )}
    </div>
  );
}

/** A field's error: a sign and the message. The field names it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field__error" id={id}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 1.5 17 16H1z" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M9 6.5v4.5M9 13v1" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      {message}
    </p>
  );
}
