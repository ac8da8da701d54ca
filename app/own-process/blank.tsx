import type { InputHTMLAttributes } from 'react';
import './blank.css';

/** Text that was entered but is not valid, and why; by the name of the field. */
export type InvalidFields = Readonly<
  Record<string, { readonly text: string; readonly error: string }>
>;

type Common = { name: string; label: string; className?: string };

type BlankProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'placeholder' | 'maxLength'
  > & {
    value: string;
    invalid?: InvalidFields[string] | undefined;
    /** Unique on the page. */
    id: string;
  };

/** A text field that looks like a blank to fill in. The form around it handles its changes, by the field's name. */
export function Blank({ label, invalid, value, className = '', id, ...input }: BlankProps) {
  return (
    <span className={`blank ${className}`}>
      <input
        {...input}
        id={id}
        className="blank__input"
        aria-label={label}
        value={invalid ? invalid.text : value}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onChange={heardByForm}
      />
      {invalid && <Problem id={`${id}-error`} text={invalid.error} />}
    </span>
  );
}

/** Why an entry is not valid, below its field. The form's own component would bring its script along. */
export function Problem({ id, text }: { id: string; text: string }) {
  return (
    <span className="blank__error" id={id}>
      {text}
    </span>
  );
}

type ChoiceProps = Common & {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** A choice among a few words. */
export function Choice({ label, options, className = '', ...select }: ChoiceProps) {
  return (
    <select
      {...select}
      className={`blank__input ${className}`}
      aria-label={label}
      onChange={heardByForm}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** The form handles bubbling changes; React requires a handler on a controlled input. */
export function heardByForm() {}
