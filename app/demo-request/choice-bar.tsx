import { useId } from 'react';
import { FieldError } from '#app/components/field-error.tsx';
import type { DemoFieldProps } from './demo-field-props.ts';

/** The options of a radio field side by side as one bar. */
export function ChoiceBar({ field, error, defaultValue, onBlur, onInput }: DemoFieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : undefined;
  return (
    <fieldset className="field" data-invalid={error ? '' : undefined} aria-describedby={described}>
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
              required={field.required}
              defaultChecked={option === defaultValue}
              aria-describedby={described}
              onBlur={onBlur}
              onInput={onInput}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
