import { converter, formatHex, wcagContrast } from 'culori';
import { readThemeColor } from './theme-colors.ts';

const toOklch = converter('oklch');

const rounded = (value: number) => Number(value.toFixed(3));

/** WCAG's level AA for text. */
const readable = 4.5;

/**
 * Replaces the theme's accent by the color, made darker (light scheme) or lighter (dark scheme) only as far as text on
 * it and links in it need. The tokens derived from it get its hue and at most its chroma.
 */
export function setAccent(theme: string, color: string): string {
  const wanted = toOklch(color);
  if (!wanted) throw new Error(`${color} is not a color`);
  const { c: maxChroma, h: hue = 0 } = wanted;
  const derived = theme.replace(/--accent-[a-z]+:[^;]+;/g, (definition) =>
    definition.replace(
      /(oklch\([\d.]+ )([\d.]+) [\d.]+/g,
      (_all, start, chroma) =>
        `${start}${rounded(Math.min(Number(chroma), maxChroma))} ${rounded(hue)}`,
    ),
  );
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const others = ['accent-ink', 'bg'].map((token) => readThemeColor(derived, token, scheme));
    const accent = { ...wanted };
    while (others.some((other) => wcagContrast(formatHex(accent), other) < readable)) {
      accent.l += scheme === 'light' ? -0.005 : 0.005;
    }
    return formatHex(accent);
  });
  return derived.replace(
    /--accent:[^;]+;(?: \/\*[^*]*\*\/)?/,
    `--accent: light-dark(${light}, ${dark});`,
  );
}
