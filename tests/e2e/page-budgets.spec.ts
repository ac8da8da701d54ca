import { readFile } from 'node:fs/promises';
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

test('all scripts that the form loads before its first toast stay within 80 KB', async ({
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
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await submitButton(page).click();
  await expect(page.locator('.error-summary')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  console.log(`the form: ${scripts.length} scripts, ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(50 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(80 * kilobyte);
});

test('all scripts of the process editor beside React stay within 15 KB', async ({ page }) => {
  const scripts: Promise<[name: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const [, name = ''] = /([^/]+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    // React, and what starts any island.
    if (/^(?:react|entry\.client|preload-helper|rolldown-runtime|mount)$/.test(name)) return;
    const sizes = response.request().sizes();
    scripts.push(sizes.then(({ responseBodySize }) => [name, responseBodySize]));
  });
  await page.goto('/fms-details');
  await page.locator('#draw input').first().focus();
  await expect(page.locator('#draw [data-island]')).toHaveAttribute('data-hydrated', '');
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
  console.log(`the process: ${bytes} bytes, ${loaded.map((each) => each.join(' ')).join(', ')}`);
  expect(bytes).toBeGreaterThan(8 * kilobyte);
  expect(bytes).toBeLessThanOrEqual(15 * kilobyte);
});

for (const { width, height } of [
  { width: 1440, height: 8900 },
  { width: 390, height: 9800 },
]) {
  test(`at ${width} px the home page is ${height} px tall at most, with 1,250 words outside its drawings`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const measured = await page.evaluate(() => {
      // The drawn app, the figures, and what only screen readers get.
      const left =
        '.window, .phone, svg, .layer-list, .roadmap__picture, .insight > :not(figcaption), .visually-hidden';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let words = 0;
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent?.checkVisibility() || parent.closest(left)) continue;
        words += texts.currentNode.textContent?.match(/\S+/g)?.length ?? 0;
      }
      return { height: document.documentElement.scrollHeight, words };
    });
    console.log(`${width} px: ${measured.height} px, ${measured.words} words`);
    expect(measured.words).toBeGreaterThan(500);
    expect(measured.words).toBeLessThanOrEqual(1250);
    expect(measured.height).toBeLessThanOrEqual(height);
  });
}
