import type { Page } from '@playwright/test';

/** How a page looks now against its kept picture. Cells and their places are in px of the page. */
export type Comparison = {
  /** The shrunk picture, to be kept: WebP. */
  picture: Buffer;
  /** Height of the page now and when the picture was taken. */
  heights: readonly [now: number, kept: number | undefined];
  /** The cells whose mean colour is off by more than the tolerance, worst first: `top, left: by how much`. */
  changed: readonly string[];
};

/** Side of a cell, in px of the page: a figure that moves by as much changes every cell that it touches. */
const cell = 24;

/**
 * Steps of 255 by which the mean of a cell may differ in a colour. Letters without hinting stay below 18; a button in
 * another colour, or a figure moved by 20 px, is off by 30 and more.
 */
const tolerance = 18;

/**
 * Shrinks a screenshot and compares it with the kept picture by the mean colour of its cells: what is drawn, not how
 * its edges are smoothed. Runs in `page`, which has to be a blank one: a browser can decode and scale pictures.
 */
export async function comparePicture(
  page: Page,
  screenshot: Buffer,
  kept: Buffer | undefined,
  shrinkBy: number,
): Promise<Comparison> {
  const { url, heights, changed } = await page.evaluate(
    async ({ taken, kept, shrinkBy, cell, tolerance }) => {
      async function decode(base64: string) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        return createImageBitmap(new Blob([bytes]));
      }

      function draw(image: ImageBitmap, width: number, height: number) {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas to compare pictures on');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, width, height);
        return { canvas, context };
      }

      /** Mean red, green and blue of a cell. */
      function means(source: ReturnType<typeof draw>, left: number, top: number, side: number) {
        const { data } = source.context.getImageData(left, top, side, side);
        return [0, 1, 2].map((channel) => {
          let sum = 0;
          for (let index = channel; index < data.length; index += 4) sum += data[index] ?? 0;
          return sum / (side * side);
        });
      }

      const full = await decode(taken);
      const small = draw(
        full,
        Math.round(full.width / shrinkBy),
        Math.round(full.height / shrinkBy),
      );
      const url = small.canvas.toDataURL('image/webp', 0.7);
      if (kept === undefined) return { url, heights: [full.height, undefined], changed: [] };

      // Both as they are kept: what compression loses is lost on both sides.
      const lossy = await decode(url.slice(url.indexOf(',') + 1));
      const now = draw(lossy, lossy.width, lossy.height);
      const image = await decode(kept);
      const then = draw(image, image.width, image.height);
      const side = Math.round(cell / shrinkBy);
      const found: { off: number; place: string }[] = [];
      for (let top = 0; top + side <= Math.min(now.canvas.height, image.height); top += side) {
        for (let left = 0; left + side <= Math.min(now.canvas.width, image.width); left += side) {
          const other = means(then, left, top, side);
          const off = Math.max(
            ...means(now, left, top, side).map((mean, channel) =>
              Math.abs(mean - (other[channel] ?? 0)),
            ),
          );
          if (off > tolerance) {
            found.push({ off, place: `${top * shrinkBy}, ${left * shrinkBy}: ${Math.round(off)}` });
          }
        }
      }
      found.sort((one, another) => another.off - one.off);
      return {
        url,
        heights: [full.height, image.height * shrinkBy],
        changed: found.map(({ place }) => place),
      };
    },
    {
      taken: screenshot.toString('base64'),
      kept: kept?.toString('base64'),
      shrinkBy,
      cell,
      tolerance,
    },
  );
  const [now = 0, then] = heights;
  return {
    picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
    heights: [now, then],
    changed,
  };
}
