import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { brand } from '#brand/brand.ts';
import { palette } from '#brand/palette.ts';

const { width, height, lineWidth, lines, solids } = brand.mark;
const side = Math.max(width, height);

/** PNG of an SVG of that many pixels. */
export function png(width: number, height: number, content: string, options?: ResvgRenderOptions) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return new Uint8Array(new Resvg(svg, options).render().asPng());
}

/** The mark in the middle of a square, a little bolder; `scale` is its part of the square's side. */
function squareMark(scale: number, ink: string, more = ''): string {
  const frame = side / scale;
  const place = `translate(${(frame - width) / 2} ${(frame - height) / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame} ${frame}" color="${ink}">${more}<g transform="${place}"><path d="${lines}" fill="none" stroke="currentColor" stroke-width="${lineWidth + 0.4}"/><path d="${solids}" fill="currentColor"/></g></svg>`;
}

/** The favicon: the mark alone, in the ink of the visitor's scheme. */
export function drawFavicon(): string {
  const dark = `<style>@media(prefers-color-scheme:dark){svg{color:${palette.dark.ink}}}</style>`;
  return squareMark(1, palette.light.ink, dark);
}

/** A launcher icon: the mark on the page's background. */
export function drawIcon(size: number) {
  const background = `<path d="M0 0H${size}V${size}H0z" fill="${palette.light.bg}"/>`;
  return png(size, size, background + squareMark(0.62, palette.light.ink));
}

/** `favicon.ico` for what asks for it by name: browsers read a PNG under any name. */
export function drawFaviconIco() {
  return png(32, 32, squareMark(1, palette.light.ink));
}
