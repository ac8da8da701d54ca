import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import { type PagePath, pages } from '#app/site-map.ts';
import { expect, submitButton, test } from './fixtures.ts';

const build = new URL('../../build/client/', import.meta.url);
const kilobyte = 1024;

type Budget = {
  /** Brotli bytes of the document with its styles. */
  document: number;
  /** Bytes on the wire of a first load: document, fonts, whatever else comes before an interaction. */
  load: number;
  requests: number;
};

const budget: Budget = { document: 30 * kilobyte, load: 60 * kilobyte, requests: 6 };

/** Pages that may take more, or have to take less. */
const exceptions: Partial<Record<PagePath, Partial<Budget>>> = {};

function compressedPage(path: string): Promise<Buffer> {
  return readFile(new URL(`${path === '/' ? 'index' : path.slice(1)}.html.br`, build));
}

for (const { path } of pages) {
  test(`${path} keeps its budget`, async ({ page }) => {
    const allowed = { ...budget, ...exceptions[path] };
    const loaded: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const type = request.resourceType();
      loaded.push(request.sizes().then((sizes) => ({ type, bytes: sizes.responseBodySize })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await Promise.all(loaded);
    expect((await compressedPage(path)).byteLength).toBeLessThanOrEqual(allowed.document);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(allowed.load);
    expect(files.length).toBeLessThanOrEqual(allowed.requests);
    const types = new Set(files.map(({ type }) => type));
    expect([...types].filter((type) => !['document', 'font', 'other'].includes(type))).toEqual([]);
  });
}

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
  // Two faces, and the digits of the second.
  await expect.poll(() => fonts.length).toBe(3);
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(40 * kilobyte);
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
