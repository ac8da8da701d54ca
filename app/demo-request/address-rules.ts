import * as v from 'valibot';
import type { FieldRule } from './field-rules.ts';

// One unquoted address: local part, @, labels; the last label is not a number, as in an IP address. Every quantifier is
// bounded, so matching is linear.
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,8}\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function emailAddress(message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.check((value) => address.test(value), message),
  );
}

/** What visitors enter into an optional field that they want to leave empty. */
const noWebsite = /^(?:n\/?a|none|no|nil|-+|\.+)$/i;

/** An http or https address, with its scheme in the output. */
export function websiteAddress(message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.transform((value) => (noWebsite.test(value) ? '' : normalizeWebsite(value))),
    v.check((value) => value === '' || isWebsite(value), message),
  );
}

/** Adds `https://` to a bare domain, which has a dot, so that `example.com` is a website as well as its full address is. */
export function normalizeWebsite(value: string): string {
  return !value.includes('.') || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
}

function isWebsite(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}
