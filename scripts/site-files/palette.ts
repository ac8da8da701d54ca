import { readFileSync } from 'node:fs';
import { readThemeColor, type Scheme } from '../../app/styles/theme-colors.ts';

const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');

/** A color of the theme as `#rrggbb`, for pictures. */
export function color(token: string, scheme: Scheme = 'light'): string {
  return readThemeColor(theme, token, scheme);
}
