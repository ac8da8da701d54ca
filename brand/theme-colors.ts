import { formatHex, parse } from 'culori';

/**
 * Reads colors from `theme.css` for code that cannot use a style sheet: icons, the shared card, the browser's own bars.
 * The theme stays the only place where a color is written.
 */

export type Scheme = 'light' | 'dark';

/** A color function or word, or a hexadecimal color. */
const color = String.raw`(?:[a-z-]+\([^()]*\)|#[\da-f]+|[a-z]+)`;
const pair = new RegExp(`^light-dark\\(\\s*(${color})\\s*,\\s*(${color})\\s*\\)$`, 'i');

/**
 * The value of a color token as `#rrggbb`. Takes the theme as it is written and as the build minifies it.
 * @throws if the theme does not define the token as a color, or as `light-dark()` of two
 */
export function readThemeColor(theme: string, token: string, scheme: Scheme = 'light'): string {
  const rules = theme.replace(/\/\*[\s\S]*?\*\//g, '');
  const definition = new RegExp(`--${token}:([^;}]+)`).exec(rules)?.[1]?.trim() ?? '';
  const [, light = definition, dark = definition] = pair.exec(definition) ?? [];
  const value = formatHex(parse(scheme === 'dark' ? dark : light));
  if (!value) throw new Error(`The theme gives no color to --${token}: ${definition || 'nothing'}`);
  return value;
}
