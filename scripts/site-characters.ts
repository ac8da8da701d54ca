/** Characters of the fonts, in two sets: the first for pages, the second for names. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const signs =
  '\u00a0\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2060\u2192\u2190\u2191\u2193\u2212\u2264\u2265\u20b9\u2713';

/** Printable ASCII and typographic signs, needed for the first paint. */
export const pageCharacters = ascii + signs;

/** The Latin-1 letters of names, in a file that is only loaded where one occurs. */
export const nameCharacters = String.fromCharCode(
  ...Array.from({ length: 64 }, (_, index) => 0xc0 + index).filter(
    (code) => code !== 0xd7 && code !== 0xf7,
  ),
);

/** `nameCharacters` as CSS writes it. */
export const nameRange = 'U+C0-D6, U+D8-F6, U+F8-FF';

/** Set in a face of their own, see `fonts.ts`. */
export const digits = '0123456789';
