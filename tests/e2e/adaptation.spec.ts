import { pages } from '#app/site-map.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test.describe('with fonts blocked', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('the headline breaks no word and the header has room at 320 px', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const longest = await page.locator('h1').evaluate((headline) => {
      const probe = headline.cloneNode(true) as HTMLElement;
      probe.style.width = 'min-content';
      probe.style.overflowWrap = 'normal';
      headline.after(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width - headline.getBoundingClientRect().width;
    });
    expect(longest).toBeLessThanOrEqual(0);
    const logo = await page.locator('.site-header .logo span').boundingBox();
    const button = await page.locator('.site-header .button').first().boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  });
});

test('no page and no band prints a background', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const ground of await page.locator('body, .band').all()) {
        await expect(ground, path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
    }
  }
});

test('under reduced motion nothing animates by itself or on scroll', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  }
});

/** Layout of the employee ranges: number in a row, and lines of the longest. */
function standing(ranges: Element[]): { rows: number[]; lines: number } {
  const rows = Map.groupBy(ranges, (range) => Math.round(range.getBoundingClientRect().top));
  const lines = ranges.map((range) => {
    const text = document.createRange();
    text.selectNodeContents(range);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  return { rows: [...rows.values()].map((row) => row.length), lines: Math.max(...lines) };
}

test('the employee ranges each stay on one line, with large text too', async ({ page }) => {
  for (const path of ['/book-demo', '/']) {
    await page.goto(path);
    const ranges = page.locator('.segments__option span');
    for (const [width, rows] of [
      [390, [5]],
      [1280, [5]],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      expect(await ranges.evaluateAll(standing), `${width} px`).toEqual({ rows, lines: 1 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: 'html{font-size:200%}' });
    const large = await ranges.evaluateAll(standing);
    expect(large.lines).toBe(1);
  }
});

test('the sticky header leaves most of a very short window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/book-demo');
  const share = await page
    .locator('.site-header')
    .evaluate((header) => header.getBoundingClientRect().height / innerHeight);
  expect(share).toBeLessThan(0.3);
});
