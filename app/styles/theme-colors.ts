import { formatHex, parse } from 'culori';

/**
 * Reads colors from `theme.css` for code that cannot use a style sheet: icons, shared cards, the browser's own bars.
 * The theme stays the only place where a color is written.
 */

export type Scheme = 'light' | 'dark';

/**
 * The value of a color token as `#rrggbb`. Takes the theme as it is written and as the build minifies it.
 * @throws if the theme does not define the token as an `oklch()` color, or as `light-dark()` of two
 */
export function readThemeColor(theme: string, token: string, scheme: Scheme = 'light'): string {
  const rules = theme.replace(/\/\*[\s\S]*?\*\//g, '');
  const definition = new RegExp(`--${token}:([^;}]+)`).exec(rules)?.[1] ?? '';
  const [light, dark] = Array.from(definition.matchAll(/oklch\([^)]*\)/g), ([color]) =>
    formatHex(parse(color)),
  );
  const value = scheme === 'dark' ? (dark ?? light) : light;
  if (!value) throw new Error(`The theme gives no oklch() color to --${token}`);
  return value;
}
