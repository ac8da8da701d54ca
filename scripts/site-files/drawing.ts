import { readFileSync } from 'node:fs';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { readThemeColor, type Scheme } from '#brand/theme-colors.ts';

const theme = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');

/** A color of the theme as `#rrggbb`, for pictures. */
export function color(token: string, scheme: Scheme = 'light'): string {
  return readThemeColor(theme, token, scheme);
}

/** PNG of an SVG of that many pixels. */
export function png(width: number, height: number, content: string, options?: ResvgRenderOptions) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return new Uint8Array(new Resvg(svg, options).render().asPng());
}
