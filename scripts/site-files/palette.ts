import { readFileSync } from 'node:fs';
import { readThemeColour, type Scheme } from '../../app/styles/theme-colours.ts';

const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');

/** A colour of the theme as `#rrggbb`, for pictures. */
export function colour(token: string, scheme: Scheme = 'light'): string {
  return readThemeColour(theme, token, scheme);
}
