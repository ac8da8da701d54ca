import { type FieldName, judge, normalizeWebsite } from './schema.ts';

/**
 * Tidies what was typed when its field is left. Only spelling changes, never meaning: whatever is not surely
 * understood comes back as it is.
 * @param language the browser's, such as `en-IN`; tells whose numbers have no country code
 */
export function tidy(field: FieldName, value: string, language: string): string {
  if (field === 'phoneNumber') return tidyPhone(value, language);
  if (field === 'website') return tidyWebsite(value);
  return value;
}

/** Groups the digits of Indian and North American numbers as they are read out there. Adds and drops no digit. */
function tidyPhone(value: string, language: string): string {
  const digits = value.replace(/[\s().-]/g, '');
  const indian = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(digits);
  if (indian?.[1]) return `+91 ${indian[2]} ${indian[3]}`;
  if (indian && language.endsWith('-IN')) return `${indian[2]} ${indian[3]}`;
  return /^\+1[2-9]\d{9}$/.test(digits)
    ? digits.replace(/^\+1(...)(...)(....)$/, '+1 $1 $2 $3')
    : value;
}

/** A bare domain gets its scheme, if that makes it a website. */
function tidyWebsite(value: string): string {
  const full = normalizeWebsite(value.trim());
  const judgement = judge({ website: full });
  return judgement.valid || !judgement.errors.website ? full : value;
}
