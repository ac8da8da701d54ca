import * as v from 'valibot';

/** A rule for one trimmed answer; its output is what is stored and mailed. */
export type FieldRule = v.GenericSchema<string, string>;

// Refused characters: controls (line breaks included), lone surrogates, line and paragraph
// separators, and characters without width. Tags and variation selectors could carry whole sentences that only machines
// read. The two joiners are allowed between two characters, for scripts and emoji that need them.
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\uffff]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/u;

// Variation selectors, which keyboards add to emoji and some Japanese names: removed, since the character is the same
// without them.
const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

// Marks of direction, which come along with numbers and names pasted from a contact card: removed, since what is left
// reads the same.
const bidiMarks = /\p{Bidi_Control}/gu;

// A combining mark without its letter is invisible, and so are two symbols: the empty Braille cell and the null notehead.
const visible = /(?![\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Start of an encoded word: mail programs may decode `=?utf-8?Q?…?=` into text that was not checked (RFC 2047). */
const encodedWord = '=?';

/** One line of text: trimmed, printable, at most `maxLength` UTF-16 code units. */
export function line(maxLength: number) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) => value.replace(variationSelectors, '').replace(bidiMarks, '').trim()),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check(
      (value) => !unprintable.test(value),
      'Please remove line breaks and invisible characters',
    ),
    v.check((value) => !value.includes(encodedWord), 'Please remove the characters =?'),
  );
}

/** Several lines of text. Line ends become `\n`: native posts send `\r\n`. */
export function lines(maxLength: number) {
  return v.pipe(
    v.string('This field must be text'),
    v.transform((value) =>
      value
        .replace(/\r\n?/g, '\n')
        .replace(variationSelectors, '')
        .replace(bidiMarks, '')
        .replaceAll('\t', ' ')
        .trim(),
    ),
    v.maxLength(maxLength, `Please use at most ${maxLength} characters`),
    v.check(
      (value) => !unprintable.test(value.replaceAll('\n', '')),
      'Please remove invisible characters',
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
