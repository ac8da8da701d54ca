import * as v from 'valibot';
import {
  type DemoField,
  demoFields,
  type FieldName,
  type FurtherField,
  furtherFields,
  type SpecifiedField,
  ticked,
} from './demo-fields.ts';
import { type FieldRule, line, oneOf } from './field-rules.ts';

/**
 * The demo request as its rows describe it (demo-fields.ts). The browser form, the native form post and the mail service
 * all validate by this one schema.
 */

/** The form's input: one string a field, empty if nothing was typed. */
export type DemoRequestInput = Record<FieldName, string>;

/** A request that passed every rule, normalized (normalize.ts): a website is `URL.href` or empty. */
export type DemoRequest = Record<SpecifiedField, string> & Partial<Record<FurtherField, string>>;

export type FieldErrors = Partial<Record<FieldName, string>>;

type ValidationResult =
  | { valid: true; request: DemoRequest }
  | { valid: false; errors: FieldErrors };

/** Shown in place of an empty website. */
export const websiteNotProvided = 'Not provided';

/** A value for each field. */
export function forEachField<Value>(makeValue: (field: DemoField) => Value) {
  const entries = demoFields.map((field) => [field.name, makeValue(field)]);
  return Object.fromEntries(entries) as Record<FieldName, Value>;
}

export const emptyInput: DemoRequestInput = forEachField(() => '');

const anyText: FieldRule = v.string();

/** The schema of each field; its output is what is stored and mailed. */
export const fieldSchemas = forEachField((field): FieldRule => {
  const breaks = field.type === 'textarea';
  const text = line(field.maxLength ?? (breaks ? 2_000 : 200), { breaks });
  const rule = field.rule ?? defaultRule(field);
  return v.pipe(
    text,
    v.lazy((value) => (value === '' && !field.required ? anyText : rule)),
    // What the rule adds, such as https://, counts too: a valid answer is still valid when it is checked again.
    text,
  );
});

function defaultRule({ label, type, options }: DemoField): FieldRule {
  if (type === 'checkbox') return oneOf([ticked], `Please check: ${label}`);
  if (options) return oneOf(options, `Please choose: ${label}`);
  return v.pipe(v.string(), v.nonEmpty(`Please fill in: ${label}`));
}

/**
 * Validates an input; reports at most one message a field, the first that applies. An added field that is missing
 * counts as empty even if required: a page from before an upgrade does not know it.
 */
export function validate(input: Partial<Record<FieldName, unknown>>): ValidationResult {
  const request = { ...emptyInput };
  const errors: FieldErrors = {};
  for (const { name } of demoFields) {
    if (input[name] === undefined && furtherFields.some((field) => field.name === name)) continue;
    const result = v.safeParse(fieldSchemas[name], input[name] === undefined ? '' : input[name]);
    if (result.success) request[name] = result.output;
    else errors[name] = result.issues[0].message;
  }
  return Object.keys(errors).length === 0 ? { valid: true, request } : { valid: false, errors };
}

/** Reads the fields of a submitted form; a missing value counts as empty. */
export function readInput(form: FormData): DemoRequestInput {
  return forEachField(({ name }) => String(form.get(name) ?? ''));
}
