import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** PNG of an SVG of that many pixels. */
export function png(width: number, height: number, content: string, options?: ResvgRenderOptions) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return new Uint8Array(new Resvg(svg, options).render().asPng());
}
