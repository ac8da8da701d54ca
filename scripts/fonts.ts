/**
 * Subsets the two typefaces to the characters of the site. Output is committed: run `npm run fonts` after changing this
 * file or when a test names a character that the subsets lack. `fonts.css` beside the output declares them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const out = new URL('../app/styles/fonts/', import.meta.url);
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const archivo = new URL('archivo/files/archivo-latin-wdth-normal.woff2', packages);
const atkinson = new URL(
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  packages,
);

const between = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/** Printable ASCII and typographic signs, needed for the first paint. */
const page = `${between(0x20, 0x7e)}\u00a0©°·×–—‘’“”…\u2060→←↑↓−≤≥₹✓`;
/** The Latin-1 letters of names, in a file that is only loaded where one occurs. */
const names = between(0xc0, 0xff).replace(/[×÷]/g, '');

/** The one width and weight of headings: with both axes pinned, the file is a tenth of the whole font. */
const headings = { wdth: 88, wght: 640 };
const text = { wght: { min: 400, max: 600 } };

const faces = [
  { file: 'archivo.woff2', source: archivo, axes: headings, characters: page },
  { file: 'archivo-names.woff2', source: archivo, axes: headings, characters: names },
  { file: 'atkinson.woff2', source: atkinson, axes: text, characters: page.replace(/\d/g, '') },
  { file: 'atkinson-names.woff2', source: atkinson, axes: text, characters: names },
  // Atkinson's only zero is slashed, which reads as code in running text. Its digits come from Archivo, at its own width
  // and, in the style sheet, scaled to the height of Atkinson's.
  {
    file: 'digits.woff2',
    source: archivo,
    axes: { ...text, wdth: 100 },
    characters: '0123456789',
    keepFeatures: ['tnum'],
  },
];

for (const { file, source, axes: variationAxes, characters, keepFeatures } of faces) {
  const whole = await readFile(source);
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
  const subset = await subsetFont(whole, characters, options);
  await writeFile(new URL(file, out), subset);
  console.log(`${file}: ${subset.byteLength} bytes of ${whole.byteLength}`);
}
