import { maxNameLength } from './process.ts';
import './own-field.css';

/** React requires a handler on a controlled field; the form around it handles its changes, by the field's name. */
export function heardByForm() {}

/** A name at least this long may not fit its field. */
const longName = 9;

type Props = { id: string; name: string; label: string; placeholder: string; value: string };

/** The name of a step or an owner. A long one wraps, and is one line while it is typed. */
export function NameField({ label, value, ...input }: Props) {
  return (
    <span className="own-name">
      <input
        {...input}
        className="own-field"
        aria-label={label}
        maxLength={maxNameLength}
        value={value}
        onChange={heardByForm}
      />
      {value.length >= longName && <span aria-hidden="true">{value}</span>}
    </span>
  );
}
