import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { nameCharacters, pageCharacters } from '../site-characters.ts';

/** Rasterises SVG in the site's own typefaces and no others, so that every machine draws the same pixels. */
export type Typefaces = AsyncDisposable & {
  /** Family names to set in SVG. */
  display: string;
  text: string;
  /** Width in pixels of one line of text, as it is drawn. */
  measure(line: string, family: string, size: number, tracking?: number): number;
  /** PNG of a whole SVG document. */
  png(svg: string): Buffer;
};

const folder = new URL('../../app/styles/fonts/', import.meta.url);

/** Unpacks the two typefaces that the site serves; the renderer reads them from files. */
export async function openTypefaces(): Promise<Typefaces> {
  const work = await mkdtemp(join(tmpdir(), 'typefaces-'));
  const unpack = async (file: string, axes?: Record<string, number>) => {
    const characters = pageCharacters + nameCharacters;
    const font = await subsetFont(await readFile(new URL(file, folder)), characters, {
      targetFormat: 'sfnt',
      ...(axes && { variationAxes: axes }),
    });
    const path = join(work, `${file}.ttf`);
    await writeFile(path, font);
    return { path, family: (await fromBuffer(font)).familyName };
  };
  const regular = { wght: 400 };
  const [display, text, ...names] = await Promise.all([
    unpack('archivo.woff2'),
    unpack('atkinson.woff2', regular),
    unpack('archivo-names.woff2'),
    unpack('atkinson-names.woff2', regular),
  ]);
  const font = {
    loadSystemFonts: false,
    fontFiles: [display, text, ...names].map(({ path }) => path),
  };
  return {
    display: display.family,
    text: text.family,
    measure(line, family, size, tracking = 0) {
      const drawn = new Resvg(
        svgDocument(1, 1, textLine(line, { x: 0, y: 0, family, size, tracking, fill: '#000' })),
        { font },
      );
      return drawn.getBBox()?.width ?? 0;
    },
    png: (svg) => new Resvg(svg, { font }).render().asPng(),
    [Symbol.asyncDispose]: () => rm(work, { recursive: true }),
  };
}

export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

type TextStyle = {
  x: number;
  y: number;
  family: string;
  size: number;
  fill: string;
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
};

/** One line of text as an SVG element; `tracking` in pixels. */
export function textLine(
  line: string,
  { x, y, family, size, fill, tracking = 0, anchor = 'start' }: TextStyle,
): string {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" letter-spacing="${tracking}" text-anchor="${anchor}" fill="${fill}">${escaped}</text>`;
}
