import { useId } from 'react';
import { Field, FieldError } from '#app/ui/field.tsx';
import { type DemoField, ticked } from '#request/demo-fields.ts';
import { demoForm as copy } from './copy.ts';
import { EmailAdvice, PhoneAdvice } from './form-parts.tsx';

type Props = {
  field: DemoField;
  /** Shown below the control, which is then marked as invalid. */
  error: string | undefined;
  defaultValue: string | undefined;
  /** A valid answer, as typed, on which there may be advice. */
  checked: string | undefined;
};

/** One field of the form, with the control that its type names. */
export function DemoFieldInput({ field, error, checked, defaultValue }: Props) {
  const { name, type, label, required, hint, half = false, autoComplete = 'off' } = field;
  if (type === 'radio') {
    return <ChoiceBar field={field} error={error} defaultValue={defaultValue} />;
  }
  const advice =
    (type === 'email' && <EmailAdvice address={checked} />) ||
    (type === 'tel' && <PhoneAdvice number={checked} />) ||
    undefined;
  return (
    <Field
      name={name}
      label={label}
      hint={required ? hint : (hint ?? copy.optional)}
      error={error}
      advice={advice}
      half={half}
    >
      {(control) => {
        const shared = { ...control, 'aria-required': required || undefined };
        const typed = { ...shared, className: 'field__input', autoComplete, defaultValue };
        if (type === 'select') {
          return (
            <select {...typed}>
              <option value="">{copy.choose}</option>
              {field.options?.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          );
        }
        if (type === 'checkbox') {
          const defaultChecked = defaultValue === ticked;
          const box = { className: 'field__checkbox', value: ticked, defaultChecked };
          return <input {...shared} {...box} type="checkbox" />;
        }
        // No `maxlength`: browsers silently cut a paste that is too long. The field's rule names the limit instead.
        if (type === 'textarea') return <textarea {...typed} rows={4} />;
        return <input {...typed} {...(type === 'email' ? emailInput : { type })} />;
      }}
    </Field>
  );
}

/** Not `type="email"`: browsers rewrite such a value, or withhold it, when its domain is beyond ASCII. */
const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The options of a radio field side by side as one bar. */
function ChoiceBar({ field, error, defaultValue }: Omit<Props, 'checked'>) {
  const id = useId();
  const described = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className="field"
      // The group is required: screen readers announce radios with `required` as invalid before anyone has chosen.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it on a fieldset
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
      data-invalid={error ? '' : undefined}
    >
      <legend>{field.label}</legend>
      <div className="segments">
        {field.options?.map((option, index) => (
          <label key={option} className="segments__option">
            <input
              // The error summary links to the field by its name.
              id={index === 0 ? field.name : undefined}
              type="radio"
              name={field.name}
              value={option}
              defaultChecked={option === defaultValue}
              aria-describedby={described}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
