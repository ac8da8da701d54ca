/**
 * Reads colours out of the text of `theme.css`, for what cannot use a style sheet: icons, shared cards, the browser's
 * own bars. The theme stays the one place where a colour is written.
 */

export type Scheme = 'light' | 'dark';

/** OKLCH to sRGB, 0 to 1 a channel, not yet cut off; matrices by Björn Ottosson, the definition of OKLab. */
function toSrgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function gamma(linear: number): number {
  return linear > 0.0031308 ? 1.055 * linear ** (1 / 2.4) - 0.055 : 12.92 * linear;
}

function hex(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const oklch = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)/g;

/**
 * The value of a colour token as `#rrggbb`. Takes the theme as it is written and as the build minifies it.
 * @throws if the theme does not define the token as an `oklch()` colour, or as `light-dark()` of two
 */
export function readThemeColour(theme: string, token: string, scheme: Scheme = 'light'): string {
  const rules = theme.replace(/\/\*[\s\S]*?\*\//g, '');
  const definition = new RegExp(`--${token}:([^;}]+)`).exec(rules)?.[1] ?? '';
  const values = Array.from(definition.matchAll(oklch), ([, l, percent, c, h]) =>
    hex(toSrgb(Number(l) / (percent ? 100 : 1), Number(c), Number(h))),
  );
  const value = scheme === 'dark' ? (values[1] ?? values[0]) : values[0];
  if (!value) throw new Error(`The theme gives no oklch() colour to --${token}`);
  return value;
}
