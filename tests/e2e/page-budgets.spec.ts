import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import { pages } from '#app/site-map.ts';
import { expect, fontsArrived, submitButton, test } from './fixtures.ts';

const build = new URL('../../build/client/', import.meta.url);
const kilobyte = 1024;

/** Brotli bytes of each page with its styles, in kilobytes: a little above what it is, so that growth is a decision. */
const budgets: Record<string, number> = {
  '/': 26.6,
  '/book-demo': 8.65,
  '/fms-details': 23.7,
  '/okr-module': 10.6,
  '/capacity-iq': 11.75,
  '/gpt-assistant': 10.9,
  '/multi-branch-support': 11.45,
  '/settings': 8.85,
  '/terms-conditions': 10.25,
  '/privacy-policy': 10.1,
};

function compressedPage(path: string): Promise<Buffer> {
  return readFile(new URL(`${path === '/' ? 'index' : path.slice(1)}.html.br`, build));
}

test('every page keeps its budget of bytes', async () => {
  expect(Object.keys(budgets).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  for (const [path, budget] of Object.entries(budgets)) {
    const { byteLength } = await compressedPage(path);
    expect(byteLength, path).toBeLessThanOrEqual(budget * kilobyte);
  }
});

test('the first congestion window of every page holds the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path } of pages) {
    // Ten packets, less what the answer's headers take.
    const window = (await compressedPage(path)).subarray(0, 14 * kilobyte);
    const arrived = brotliDecompressSync(window, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString('utf8');
    await page.goto(path);
    const last = await page.evaluate(() => {
      const inView = [...document.querySelectorAll('main :is(h1, h2, p, a, dt, text)')].filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().bottom < innerHeight,
      );
      return { count: inView.length, text: inView.at(-1)?.innerHTML ?? '' };
    });
    expect(last.count, path).toBeGreaterThan(3);
    // A no-break space comes as it is; `innerHTML` spells it out.
    expect(arrived, path).toContain(last.text.replaceAll('&nbsp;', '\u00a0'));
  }
});

test('the fonts of a first load stay within 40 KB', async ({ page }) => {
  const fonts: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'font') fonts.push((await request.sizes()).responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => fonts.length).toBe(2);
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40 * kilobyte);
});

test('fonts leave the line to a page until it has been painted', async ({ page }) => {
  await page.goto('/');
  const afterPaint = () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => painted && startTime > painted.startTime);
    });
  await expect.poll(afterPaint).toEqual([true, true]);
});

test('a page hears of its fonts when they are there, so that it is laid out anew once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const add = document.fonts.add.bind(document.fonts);
    document.fonts.add = (face) => {
      const kept = document.documentElement.dataset;
      if (face.unicodeRange === 'U+0-10FFFF') kept.faces = `${kept.faces ?? ''} ${face.status}`;
      return add(face);
    };
  });
  await page.goto('/');
  await fontsArrived(page);
  await expect(page.locator('html')).toHaveAttribute('data-faces', ' loaded loaded');
});

test('all script that the form loads before its first toast stays within 75 KB', async ({
  page,
}) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto('/book-demo');
  await page.getByLabel('Email', { exact: true }).focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-live', '');
  await submitButton(page).click();
  await expect(page.locator('.error-summary')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  console.log(`the form: ${scripts.length} scripts, ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(50 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(75 * kilobyte);
});
