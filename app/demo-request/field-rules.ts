import * as v from 'valibot';

/** A rule for one trimmed answer; its output is what is stored and mailed. */
export type FieldRule = v.GenericSchema<string, string>;

// Controls (line breaks included), halves of a character, bidirectional marks, line and paragraph separators, and what
// has no width: with tags and variation selectors, whole sentences can be sent that only machines read. The two joiners
// are for scripts and emoji that are written with them, between two of their characters.
const unprintable =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\ufff9-\uffff]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/u;

// Keyboards add these to emoji and to some Japanese names; without them the character is the same.
const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

// A mark without its letter and the empty Braille cell (U+2800) show nothing.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Starts an encoded word: a mail program may read `=?utf-8?Q?…?=` as other text than was checked (RFC 2047). */
const encodedWord = '=?';

// One unquoted address: local part, @, labels, of which the last is no number, as an IP address's is. Each class is
// bounded, so matching is linear.
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,8}\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** One line of text: trimmed, printable, at most `maxLength` UTF-16 code units. */
export function line(maxLength: number) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) => value.replace(variationSelectors, '').trim()),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check(
      (value) => !unprintable.test(value),
      'Please remove line breaks and invisible characters',
    ),
    v.check((value) => !value.includes(encodedWord), 'Please remove the characters =?'),
  );
}

/** Several lines of text. Line ends become `\n`, as a native post sends others than a script does. */
export function lines(maxLength: number) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) =>
      value.replace(/\r\n?/g, '\n').replace(variationSelectors, '').replaceAll('\t', ' ').trim(),
    ),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check(
      (value) => !unprintable.test(value.replaceAll('\n', '')),
      'Please remove invisible characters',
    ),
    v.check((value) => !value.includes(encodedWord), 'Please remove the characters =?'),
  );
}

/** At least so many characters, one of which can be seen. */
export function atLeast(length: number, message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.minLength(length, message),
    v.check((value) => visible.test(value.replaceAll('\u2800', '')), message),
  );
}

export function oneOf(options: readonly string[], message: string): FieldRule {
  return v.picklist(options, message);
}

export function emailAddress(message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.check((value) => address.test(value), message),
  );
}

/** An http or https address, with its scheme in the output. */
export function websiteAddress(message: string): FieldRule {
  return v.pipe(v.string(), v.transform(normalizeWebsite), v.check(isWebsite, message));
}

/** Adds `https://` to a bare domain, so that `example.com` is a website as well as its full address is. */
export function normalizeWebsite(value: string): string {
  return value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
}

function isWebsite(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^[^.]+(?:\.[^.]+)+$/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  );
}
