import * as v from 'valibot';
import type { FieldName } from './demo-fields.ts';
import { normalizeWebsite } from './field-rules.ts';
import { fieldSchemas } from './schema.ts';

/**
 * Normalizes an answer when its field loses the focus. Only spelling changes, never meaning: anything ambiguous is
 * returned unchanged.
 * @param language the browser's, such as `en-IN`; decides whose numbers lack a country code
 */
export function normalize(field: FieldName, value: string, language: string): string {
  if (field === 'phoneNumber') return normalizePhone(value, language);
  if (field === 'website') return completeWebsite(value);
  return value;
}

/** Groups the digits of Indian and North American numbers as they are read out there; adds and drops none. */
function normalizePhone(value: string, language: string): string {
  const digits = value.replace(/[\s().-]/g, '');
  const indian = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(digits);
  if (indian?.[1]) return `+91 ${indian[2]} ${indian[3]}`;
  if (indian && language.endsWith('-IN')) return `${indian[2]} ${indian[3]}`;
  return /^\+1[2-9]\d{9}$/.test(digits)
    ? digits.replace(/^\+1(...)(...)(....)$/, '+1 $1 $2 $3')
    : value;
}

/** Adds the scheme to a bare domain if that makes it a valid website. */
function completeWebsite(value: string): string {
  const full = normalizeWebsite(value.trim());
  return v.is(fieldSchemas.website, full) ? full : value;
}
