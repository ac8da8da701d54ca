/**
 * Subsets the two typefaces to the characters of the site, and writes fallback faces with the same metrics, so that
 * text does not move when a font arrives. Output is committed: run `npm run fonts` after changing this file or when a
 * test names a character that the subsets lack.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { digits, nameCharacters, nameRange, pageCharacters } from './site-characters.ts';

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../app/styles/fonts/', import.meta.url);

/**
 * System fonts used while a font loads, on Windows and macOS, Linux and Android; their widths differ by 0.2 %, too
 * little for faces of their own.
 */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'];

/**
 * `wider` corrects what `createFontStack` computes for English at large: how much wider this site's copy is in the
 * site's font than in the uncorrected fallback, measured in a browser over all pages.
 */
const faces = [
  {
    family: 'Archivo',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'archivo',
    // The one width and weight of headings: with both axes pinned, the file is a tenth of the whole font.
    axes: { wdth: 88, wght: 640 },
    weights: '500 900',
    fallbacks: [{ local: bold, weight: undefined, wider: 0.933 }],
  },
  {
    family: 'Atkinson',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson',
    axes: { wght: { min: 400, max: 600 } },
    weights: '400 600',
    fallbacks: [
      { local: regular, weight: '400', wider: 0.992 },
      { local: bold, weight: '600', wider: 0.976 },
    ],
  },
] as const;

/**
 * Atkinson's only zero is slashed, which reads as code in running text. Its digits come from Archivo, at its own width
 * and scaled to the height of Atkinson's; the same weights as Atkinson, or browsers take the two for separate faces.
 */
const plainDigits = {
  family: 'Atkinson',
  source: faces[0].source,
  file: 'digits.woff2',
  axes: { wdth: 100, wght: { min: 400, max: 600 } },
  weights: '400 600',
  sizeAdjust: '97%',
} as const;

function fontFace(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).map(([name, value]) =>
    value === undefined ? '' : `  ${name}: ${value};\n`,
  );
  return `@font-face {\n${lines.join('')}}\n`;
}

const withoutDigits = pageCharacters.replace(/\d/g, '');

await mkdir(out, { recursive: true });
const note = '/* Written by `npm run fonts`. */\n';
let webFaces = note;
let localFaces = note;
for (const { family, source, file, axes, weights, fallbacks } of faces) {
  const whole = await readFile(new URL(source, files));
  const cuts = [
    {
      name: `${file}.woff2`,
      characters: family === plainDigits.family ? withoutDigits : pageCharacters,
      range: undefined,
    },
    { name: `${file}-names.woff2`, characters: nameCharacters, range: nameRange },
  ];
  for (const { name, characters, range } of cuts) {
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(new URL(name, out), subset);
    console.log(`${name}: ${subset.byteLength} bytes of ${whole.byteLength}`);
    webFaces += fontFace({
      'font-family': family,
      src: `url("./${name}") format("woff2")`,
      'font-weight': weights,
      'font-display': 'swap',
      'unicode-range': range,
    });
  }
  const metrics = await fromBuffer(
    await subsetFont(whole, pageCharacters, { targetFormat: 'sfnt', variationAxes: axes }),
  );
  const [fallback] = createFontStack([{ ...metrics, familyName: family }, arial], {
    fontFaceFormat: 'styleObject',
  }).fontFaces;
  if (fallback === undefined) throw new Error(`No fallback of ${family} could be computed`);
  const { ascentOverride, descentOverride, sizeAdjust } = fallback['@font-face'];
  for (const { local, weight, wider } of fallbacks) {
    const scaled = (percentage: string | undefined, factor: number) =>
      `${(Number.parseFloat(percentage ?? '') * factor).toFixed(2)}%`;
    localFaces += fontFace({
      'font-family': `"${family} Fallback"`,
      src: local.map((name) => `local("${name}")`).join(', '),
      'font-weight': weight,
      'ascent-override': scaled(ascentOverride, 1 / wider),
      'descent-override': scaled(descentOverride, 1 / wider),
      'line-gap-override': '0%',
      'size-adjust': scaled(sizeAdjust, wider),
    });
  }
}
/** `keepFeatures` is missing from the package's types; from a variable it is not checked as an excess property. */
const digitOptions = {
  targetFormat: 'woff2',
  variationAxes: plainDigits.axes,
  keepFeatures: ['tnum'],
} as const;
const digitFont = await subsetFont(
  await readFile(new URL(plainDigits.source, files)),
  digits,
  digitOptions,
);
await writeFile(new URL(plainDigits.file, out), digitFont);
console.log(`${plainDigits.file}: ${digitFont.byteLength} bytes`);
webFaces += fontFace({
  'font-family': plainDigits.family,
  src: `url("./${plainDigits.file}") format("woff2")`,
  'font-weight': plainDigits.weights,
  'font-display': 'swap',
  'size-adjust': plainDigits.sizeAdjust,
  'unicode-range': 'U+30-39',
});
await writeFile(new URL('fonts.css', out), webFaces);
await writeFile(new URL('fallbacks.css', out), localFaces);
