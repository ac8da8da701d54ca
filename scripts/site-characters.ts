/** Every character that the fonts must hold: printable ASCII, the Latin-1 letters of names, and typographic signs. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin1Letters = String.fromCharCode(
  ...Array.from({ length: 64 }, (_, index) => 0xc0 + index),
);
const signs =
  '\u00a0\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2060\u2192\u2190\u2191\u2193\u2212\u2264\u2265\u20b9\u2713';

export const siteCharacters = ascii + latin1Letters + signs;
