/**
 * Subsets the two typefaces to the characters of the site, and writes fallback faces with the same metrics, so that
 * text does not move when a font arrives. Output is committed: run `npm run fonts` after changing this file or when a
 * test names a character that the subsets lack.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { digits, nameCharacters, nameRange, pageCharacters } from './site-characters.ts';

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../app/styles/fonts/', import.meta.url);

const archivo = {
  family: 'Archivo',
  source: 'archivo/files/archivo-latin-wdth-normal.woff2',
  // The one width and weight of headings: with both axes pinned, the file is a tenth of the whole font.
  axes: { wdth: 88, wght: 640 },
  weights: '500 900',
};
const atkinson = {
  family: 'Atkinson',
  source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  weights: '400 600',
};

type WebFace = {
  family: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  file: string;
  characters: string;
  range?: string;
  sizeAdjust?: string;
  keepFeatures?: string[];
};

/** What is served: a file, its characters, and the range of them if another file has the rest. */
const webFaces: WebFace[] = [
  { ...archivo, file: 'archivo.woff2', characters: pageCharacters },
  { ...archivo, file: 'archivo-names.woff2', characters: nameCharacters, range: nameRange },
  { ...atkinson, file: 'atkinson.woff2', characters: pageCharacters.replace(/\d/g, '') },
  { ...atkinson, file: 'atkinson-names.woff2', characters: nameCharacters, range: nameRange },
  {
    // Atkinson's only zero is slashed, which reads as code in running text. Its digits come from Archivo, at its own
    // width and scaled to the height of Atkinson's; with the weights of Atkinson, or browsers take the two for separate
    // faces.
    ...atkinson,
    source: archivo.source,
    axes: { ...atkinson.axes, wdth: 100 },
    file: 'digits.woff2',
    characters: digits,
    range: 'U+30-39',
    sizeAdjust: '97%',
    keepFeatures: ['tnum'],
  },
];

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
const fallbackFaces = [
  { ...archivo, local: bold, weight: undefined, wider: 0.933 },
  { ...atkinson, local: regular, weight: '400', wider: 0.992 },
  { ...atkinson, local: bold, weight: '600', wider: 0.976 },
];

function fontFace(descriptors: Record<string, string | undefined>): string {
  const lines = Object.entries(descriptors).map(([name, value]) =>
    value === undefined ? '' : `  ${name}: ${value};\n`,
  );
  return `@font-face {\n${lines.join('')}}\n`;
}

const note = '/* Written by `npm run fonts`. */\n';

let web = note;
for (const { file, characters, axes: variationAxes, keepFeatures, ...face } of webFaces) {
  const whole = await readFile(new URL(face.source, files));
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;
  const subset = await subsetFont(whole, characters, options);
  await writeFile(new URL(file, out), subset);
  console.log(`${file}: ${subset.byteLength} bytes of ${whole.byteLength}`);
  web += fontFace({
    'font-family': face.family,
    src: `url("./${file}") format("woff2")`,
    'font-weight': face.weights,
    'font-display': 'swap',
    'size-adjust': face.sizeAdjust,
    'unicode-range': face.range,
  });
}
await writeFile(new URL('fonts.css', out), web);

let fallbacks = note;
for (const { family, source, axes, local, weight, wider } of fallbackFaces) {
  const subset = await subsetFont(await readFile(new URL(source, files)), pageCharacters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const metrics = { ...(await fromBuffer(subset)), familyName: family };
  const [fallback] = createFontStack([metrics, arial], { fontFaceFormat: 'styleObject' }).fontFaces;
  if (fallback === undefined) throw new Error(`No fallback of ${family} could be computed`);
  const { ascentOverride, descentOverride, sizeAdjust } = fallback['@font-face'];
  const scaled = (percentage: string | undefined, factor: number) =>
    `${(Number.parseFloat(percentage ?? '') * factor).toFixed(2)}%`;
  fallbacks += fontFace({
    'font-family': `"${family} Fallback"`,
    src: local.map((name) => `local("${name}")`).join(', '),
    'font-weight': weight,
    'ascent-override': scaled(ascentOverride, 1 / wider),
    'descent-override': scaled(descentOverride, 1 / wider),
    'line-gap-override': '0%',
    'size-adjust': scaled(sizeAdjust, wider),
  });
}
await writeFile(new URL('fallbacks.css', out), fallbacks);
