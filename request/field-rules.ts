import * as v from 'valibot';
import { normalizeEmail, normalizeLine, normalizeLines, normalizeWebsite } from './normalize.ts';

/** A rule for one answer, normalized; its output is what is stored and mailed. */
export type FieldRule = v.GenericSchema<string, string>;

// A combining mark without its letter is invisible, and so is one symbol, the null notehead.
const visible = /(?!\u{1d159})[\p{L}\p{N}\p{P}\p{S}]/u;

/** Start of an encoded word: mail programs may decode `=?utf-8?Q?…?=` into text that was not checked (RFC 2047). */
const encodedWord = '=?';

/** An answer of at most `maxLength` UTF-16 code units, on one line unless it may have `breaks`. */
// Lets the bundler drop valibot from the inline script.
/* @__NO_SIDE_EFFECTS__ */
export function line(maxLength: number, { breaks = false } = {}) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform(breaks ? normalizeLines : normalizeLine),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check((value) => !value.includes(encodedWord), 'Please remove the characters =?'),
  );
}

/** At least `length` characters, one of which is visible. */
export function atLeast(length: number, message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.minLength(length, message),
    v.check((value) => visible.test(value), message),
  );
}

export function oneOf(options: readonly string[], message: string): FieldRule {
  return v.picklist(options, message);
}

/** One e-mail address, with its domain in ASCII. */
export function emailAddress(message: string): FieldRule {
  return v.pipe(v.string(), v.transform(normalizeEmail), v.string(message));
}

/** The address of a website; empty for a word that means none. */
export function websiteAddress(message: string): FieldRule {
  return v.pipe(v.string(), v.transform(normalizeWebsite), v.string(message));
}
