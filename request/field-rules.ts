import * as v from 'valibot';

/** A rule for one trimmed answer; its output is what is stored and mailed. */
export type FieldRule = v.GenericSchema<string, string>;

// Refused characters: controls (line breaks included), lone surrogates, line and paragraph separators, and characters
// without width. Tags and variation selectors could carry whole sentences that only machines read.
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\uffff]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

// Removed, because the text reads the same without them: variation selectors, which keyboards add to emoji and some
// Japanese names, direction marks, which come with numbers and names pasted from a contact card, and the places where a
// web page lets words break, or not.
const unneeded = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu;

// The two joiners stay between two characters, for scripts and emoji that need them, and after a mark, for Malayalam
// names that end in one. Others are removed as well. No lookbehind: WebKit's does not see characters beyond U+FFFF.
const joiner =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{Lo}\p{M}\p{Extended_Pictographic}])|\p{M}[\u200c\u200d])|[\u200c\u200d]/gu;

/** A text without the invisible characters that it reads the same without. */
export function withoutUnneeded(text: string): string {
  return text.replace(unneeded, '').replace(joiner, '$1');
}

// A combining mark without its letter is invisible, and so are two symbols: the empty Braille cell and the null notehead.
const visible = /(?![\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Start of an encoded word: mail programs may decode `=?utf-8?Q?…?=` into text that was not checked (RFC 2047). */
const encodedWord = '=?';

/**
 * One line of text: trimmed, printable, at most `maxLength` UTF-16 code units. `breaks` allows several lines; their
 * `\r\n`, which native posts send, becomes `\n`.
 */
export function line(maxLength: number, { breaks = false } = {}) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) => {
      const text = breaks ? value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ') : value;
      return withoutUnneeded(text).trim();
    }),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check(
      (value) => !unprintable.test(breaks ? value.replaceAll('\n', '') : value),
      `Please remove ${breaks ? '' : 'line breaks and '}invisible characters`,
    ),
    v.check((value) => !value.includes(encodedWord), 'Please remove the characters =?'),
  );
}

/** At least `count` characters, one of which is visible. */
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

// One unquoted address: local part, @, labels; the last label is not a number, as in an IP address. Every quantifier is
// bounded, so matching is linear.
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,8}\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function emailAddress(message: string): FieldRule {
  return v.pipe(v.string(), v.regex(address, message));
}

/** What visitors enter into an optional field that they want to leave empty. */
const noWebsite = /^(?:n\/?a|none|no|nil|-+|\.+)$/i;

/** `rao.example:8080` is a domain with its port. */
const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** An http or https address; a bare domain gets `https://`. */
export function websiteAddress(message: string): FieldRule {
  return v.pipe(
    v.string(),
    v.transform((value) => {
      if (noWebsite.test(value)) return '';
      return !value.includes('.') || scheme.test(value) ? value : `https://${value}`;
    }),
    v.check((value) => value === '' || isWebsite(value), message),
  );
}

function isWebsite(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
