import { Field } from '#app/components/field.tsx';
import { demoForm as copy } from '#app/content/demo-form.ts';
import { ChoiceBar } from './choice-bar.tsx';
import type { DemoFieldProps } from './demo-field-props.ts';
import { ticked } from './demo-fields.ts';
import { maxLengths } from './schema.ts';

/** One field of the form, with the control that its type names. */
export function DemoFieldInput({
  field,
  error,
  advice,
  defaultValue,
  ...handlers
}: DemoFieldProps) {
  const { name, type, label, required, hint, half = false } = field;
  if (type === 'radio') {
    return <ChoiceBar field={field} error={error} defaultValue={defaultValue} {...handlers} />;
  }
  const shared = {
    ...handlers,
    'aria-required': required || undefined,
    autoComplete: field.autoComplete ?? 'off',
  };
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
        switch (type) {
          case 'textarea':
            return (
              <textarea
                {...control}
                {...shared}
                className="field__input"
                rows={4}
                maxLength={maxLengths[name]}
                defaultValue={defaultValue}
              />
            );
          case 'select':
            return (
              <select {...control} {...shared} className="field__input" defaultValue={defaultValue}>
                <option value="">{copy.choose}</option>
                {field.options?.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            );
          case 'checkbox':
            return (
              <input
                {...control}
                {...handlers}
                aria-required={required || undefined}
                className="field__checkbox"
                type="checkbox"
                value={ticked}
                defaultChecked={defaultValue === ticked}
              />
            );
          default:
            return (
              <input
                {...control}
                {...shared}
                className="field__input"
                type={type}
                maxLength={maxLengths[name]}
                defaultValue={defaultValue}
              />
            );
        }
      }}
    </Field>
  );
}
