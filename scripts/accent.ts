import { converter, differenceCiede2000 } from 'culori';
import { readThemeColor, type Scheme } from '../app/styles/theme-colors.ts';

const toOklch = converter('oklch');
const difference = differenceCiede2000();

/** CIEDE2000 difference below which two colors on different parts of a page look the same. */
const alike = 20;

export function isHexColor(value: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
}

/**
 * Replaces the theme's accent: the tokens `--accent…` get the color's hue, and at most its chroma. Their lightness
 * stays, and with it the contrast of text.
 */
export function setAccent(theme: string, color: string): string {
  const wanted = toOklch(color);
  if (!wanted) throw new Error(`${color} is not a color`);
  const { c: most, h: hue = 0 } = wanted;
  const token = /(oklch\([\d.]+ )([\d.]+) [\d.]+/g;
  return theme.replace(/--accent[a-z-]*:[^;]+;/g, (definition) =>
    definition.replace(
      token,
      (_all, start, chroma) => `${start}${rounded(Math.min(Number(chroma), most))} ${rounded(hue)}`,
    ),
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The schemes in which the accent could be confused with the error color. */
export function schemesWithAccentLikeDanger(theme: string): Scheme[] {
  return (['light', 'dark'] as const).filter(
    (scheme) =>
      difference(readThemeColor(theme, 'accent', scheme), readThemeColor(theme, 'danger', scheme)) <
      alike,
  );
}
