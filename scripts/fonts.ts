/**
 * Cuts the two typefaces down to what the site sets in them, and writes fallback faces with the same metrics, so
 * that text does not move when a font arrives. Output is committed: run `npm run fonts` after changing this file
 * or when a test names a character that the subsets lack.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { siteCharacters } from './site-characters.ts';

const files = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../app/fonts/', import.meta.url);

const faces = [
  {
    family: 'Archivo',
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    file: 'archivo.woff2',
    // One voice: the signage width and weight of headings. Pinning both axes makes it a tenth of the whole.
    axes: { wdth: 88, wght: 640 },
    descriptors: { fontWeight: '500 900' },
    fallback: 'Arial',
  },
  {
    family: 'Atkinson',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'atkinson.woff2',
    axes: { wght: { min: 400, max: 600 } },
    descriptors: { fontWeight: '400 600' },
    fallback: 'Arial',
  },
] as const;

await mkdir(out, { recursive: true });
let css = '/* Written by `npm run fonts`. */\n';
for (const face of faces) {
  const source = await readFile(new URL(face.source, files));
  const subset = await subsetFont(source, siteCharacters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  await writeFile(new URL(face.file, out), subset);
  console.log(`${face.file}: ${subset.byteLength} bytes of ${source.byteLength}`);
  const metrics = await fromBuffer(
    await subsetFont(source, siteCharacters, { targetFormat: 'sfnt', variationAxes: face.axes }),
  );
  const arial = (await import('@capsizecss/metrics/arial')).default;
  const { fontFaces } = createFontStack([{ ...metrics, familyName: face.family }, arial], {
    fontFaceFormat: 'styleString',
  });
  css += `@font-face {
  font-family: ${face.family};
  src: url("./${face.file}") format("woff2");
  font-weight: ${face.descriptors.fontWeight};
  font-display: swap;
}
${fontFaces}
`;
}
await writeFile(new URL('fonts.css', out), css);
