import { readFileSync } from 'node:fs';
import { formatHex, parse } from 'culori';
import { palette, type Scheme } from '#brand/palette.ts';

/** Reads colors from `app/styles/theme.css` for the code that changes it or checks it. */

export const themeFile = new URL('../app/styles/theme.css', import.meta.url);
export const paletteFile = new URL('../brand/palette.ts', import.meta.url);

/** A color function or word, or a hexadecimal color. */
const color = String.raw`(?:[a-z-]+\([^()]*\)|#[\da-f]+|[a-z]+)`;
const pair = new RegExp(`^light-dark\\(\\s*(${color})\\s*,\\s*(${color})\\s*\\)$`, 'i');

/**
 * The value of a color token as `#rrggbb`.
 * @throws if the theme does not define the token as a color, or as `light-dark()` of two
 */
export function readThemeColor(theme: string, token: string, scheme: Scheme): string {
  const rules = theme.replace(/\/\*[\s\S]*?\*\//g, '');
  const definition = new RegExp(`--${token}:([^;}]+)`).exec(rules)?.[1]?.trim() ?? '';
  const [, light = definition, dark = definition] = pair.exec(definition) ?? [];
  const value = formatHex(parse(scheme === 'dark' ? dark : light));
  if (!value) throw new Error(`The theme gives no color to --${token}: ${definition || 'nothing'}`);
  return value;
}

/** `brand/palette.ts` with the colors of a theme in place of its own. */
export function writePalette(theme: string): string {
  const values = (['light', 'dark'] as const).map((scheme) => {
    const lines = Object.keys(palette[scheme]).map((name) => {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `    ${name}: '${readThemeColor(theme, token, scheme)}',\n`;
    });
    return `  ${scheme}: {\n${lines.join('')}  },\n`;
  });
  const source = readFileSync(paletteFile, 'utf8');
  return source.replace(/(?<=export const palette = \{\n)[\s\S]*?(?=\};)/, values.join(''));
}
