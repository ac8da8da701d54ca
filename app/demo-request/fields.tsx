import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from '#app/components/field-error.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { demoForm as copy } from '#app/content/demo-form.ts';
import type { DemoForm as DemoFormCopy } from '#app/content/types.ts';
import { employeeRanges, type FieldName, maxLengths } from './schema.ts';

export type FieldProps = {
  name: FieldName;
  error: string | undefined;
  defaultValue: string;
  onBlur: () => void;
  onInput: () => void;
};

type DemoTextFieldProps = FieldProps & { type?: HTMLInputTypeAttribute; advice?: ReactNode };

/** A one-line field of the form, with its words. */
export function DemoTextField({ type = 'text', ...field }: DemoTextFieldProps) {
  const words: DemoFormCopy['fields'][FieldName] = copy.fields[field.name];
  const optional = field.name === 'website';
  return (
    <TextField
      {...field}
      type={type}
      label={words.label}
      hint={optional ? copy.optional : words.hint}
      optional={optional}
      maxLength={maxLengths[field.name]}
      autoComplete={words.autocomplete}
    />
  );
}

/** The five employee ranges as one bar of radio buttons. */
export function EmployeesField({ name, error, defaultValue, onBlur, onInput }: FieldProps) {
  const id = useId();
  const described = error ? `${id}-error` : undefined;
  return (
    <fieldset className="field" data-invalid={error ? '' : undefined} aria-describedby={described}>
      <legend>{copy.fields.employees.label}</legend>
      <div className="segments">
        {employeeRanges.map((range, index) => (
          <label key={range} className="segments__option">
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={range}
              required
              defaultChecked={range === defaultValue}
              aria-describedby={described}
              onBlur={onBlur}
              onInput={onInput}
            />
            <span>{range.replace('-', '–')}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
