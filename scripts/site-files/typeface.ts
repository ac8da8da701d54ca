import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { nameCharacters, pageCharacters } from '../site-characters.ts';
import { svgDocument } from './svg.ts';

/** Draws SVG in the typeface of the site's headings and no other, so that every machine draws the same pixels. */
export type Typeface = AsyncDisposable & {
  /** An SVG element with one line of text, `y` its baseline; all in pixels. */
  textLine(line: string, style: TextStyle): string;
  /** Width in pixels of that line as it is drawn. */
  measure(line: string, size: number): number;
  /** PNG of a whole SVG document. */
  png(svg: string): Buffer;
};

type TextStyle = { x: number; y: number; size: number; fill: string };

/** Letter spacing as a fraction of the type size. */
const tracking = -0.022;

const folder = new URL('../../app/styles/fonts/', import.meta.url);

/** Unpacks the typeface that the site serves; the renderer reads it from files. */
export async function openTypeface(): Promise<Typeface> {
  const work = await mkdtemp(join(tmpdir(), 'typeface-'));
  let family = '';
  const fontFiles: string[] = [];
  for (const file of ['archivo-names.woff2', 'archivo.woff2']) {
    const font = await subsetFont(
      await readFile(new URL(file, folder)),
      pageCharacters + nameCharacters,
      { targetFormat: 'sfnt' },
    );
    const path = join(work, `${file}.ttf`);
    await writeFile(path, font);
    fontFiles.push(path);
    family = (await fromBuffer(font)).familyName;
  }
  const options: ResvgRenderOptions = { font: { loadSystemFonts: false, fontFiles } };

  function textLine(line: string, { x, y, size, fill }: TextStyle): string {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${size * tracking}" fill="${fill}">${escaped}</text>`;
  }

  return {
    textLine,
    measure(line, size) {
      const drawn = svgDocument(1, 1, textLine(line, { x: 0, y: 0, size, fill: '#000' }));
      return new Resvg(drawn, options).getBBox()?.width ?? 0;
    },
    png: (svg) => new Resvg(svg, options).render().asPng(),
    [Symbol.asyncDispose]: () => rm(work, { recursive: true }),
  };
}
