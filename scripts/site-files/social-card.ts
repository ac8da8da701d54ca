import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { brand } from '#brand/brand.ts';
import { palette } from '#brand/palette.ts';
import { socialCard } from '../../app/seo/social-card.ts';
import { png } from './icons.ts';

const { width, height } = socialCard;
const margin = 64;
const lineY = 540;
/** Where work stands on the line at the foot of the card. */
const now = 420;

/**
 * The picture that a link to the site is shared with: the brand, its motto, and a line of work. In the typeface of the
 * site's headings and no other, so that every machine draws the same pixels.
 */
export async function drawSocialCard() {
  const folder = await mkdtemp(join(tmpdir(), 'social-card-'));
  try {
    const { name, mark, motto } = brand;
    const fontFiles = await unpackTypeface(folder, name + motto.join(''));
    const ink = palette.light.ink;
    const text = (line: string, x: number, y: number, size: number) => {
      const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * -0.022}" fill="${ink}">${escaped}</text>`;
    };
    // A character is half as wide as high, at most.
    const longest = Math.max(...motto.map(({ length }) => length));
    const size = Math.min(104, Math.floor((width - 2 * margin) / (0.5 * longest)));
    const content = [
      `<path d="M0 0H${width}V${height}H0z" fill="${palette.light.bg}"/>`,
      `<g transform="translate(${margin} 62) scale(1.5)"><path d="${mark.lines}" fill="none" stroke="${ink}" stroke-width="${mark.lineWidth}"/><path d="${mark.solids}" fill="${ink}"/></g>`,
      text(name, margin + mark.width * 1.5 + 16, 91, 36),
      ...motto.map((line, index) => text(line, margin - 4, 290 + index * size * 1.1, size)),
      `<path d="M${margin} ${lineY}H${now}" stroke="${ink}" stroke-width="6"/>`,
      `<path d="M${now} ${lineY}H${width}" stroke="${palette.light.muted}" stroke-width="3" stroke-dasharray="8 8"/>`,
      `<circle cx="${now}" cy="${lineY}" r="25" fill="${palette.light.accentSoft}"/>`,
      `<circle cx="${now}" cy="${lineY}" r="15" fill="${palette.light.accent}"/>`,
    ];
    const font = { loadSystemFonts: false, fontFiles };
    return png(width, height, content.join(''), { font });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the headings' typeface, as far as a text needs it, to files, from which the renderer reads it. */
async function unpackTypeface(folder: string, text: string): Promise<string[]> {
  const names = ['archivo.woff2', 'archivo-names.woff2'];
  return Promise.all(
    names.map(async (name) => {
      const served = await readFile(new URL(`../../app/styles/fonts/${name}`, import.meta.url));
      const path = join(folder, `${name}.ttf`);
      await writeFile(path, await subsetFont(served, text, { targetFormat: 'sfnt' }));
      return path;
    }),
  );
}
