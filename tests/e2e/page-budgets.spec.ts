import { home } from '#app/pages/home/copy.ts';
import { appModuleNames } from '#app/product/app-modules.ts';
import { footerLinks, pages } from '#app/site-map.ts';
import { brand } from '#brand/brand.ts';
import { furtherFields } from '#request/demo-fields.ts';
import { expect, submitButton, test } from './fixtures.ts';
import { layOutEverySection } from './layout.ts';

const kilobyte = 1024;

/** What a page may weigh: its Brotli document with styles, and a first load on the wire before an interaction. */
const budget = {
  document: 30 * kilobyte,
  inlineScript: 8 * kilobyte,
  load: 60 * kilobyte,
  fonts: 40 * kilobyte,
  requests: 6,
};

test('every page keeps its budget on a first visit', async ({ browser, baseURL }) => {
  for (const { path } of pages) {
    await using context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    const loaded: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const type = request.resourceType();
      // The site draws its own pictures; those that its tiles and proof name are theirs to weigh.
      if (type === 'image') return;
      loaded.push(request.sizes().then((sizes) => ({ type, bytes: sizes.responseBodySize })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await Promise.all(loaded);
    const bytes = (ofType = /./) =>
      files.filter(({ type }) => ofType.test(type)).reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes(/document/), path).toBeLessThanOrEqual(budget.document);
    expect(bytes(), path).toBeLessThanOrEqual(budget.load);
    expect(bytes(/font/), path).toBeLessThanOrEqual(budget.fonts);
    expect(files.length, path).toBeLessThanOrEqual(budget.requests);
    const types = new Set(files.map(({ type }) => type));
    expect([...types].filter((type) => !['document', 'font', 'other'].includes(type))).toEqual([]);
    const inline = page.locator('script:not([type="application/ld+json"])');
    expect(await inline.count(), path).toBe(1);
    expect((await inline.innerText()).length, path).toBeLessThan(budget.inlineScript);
  }
});

// Kilobytes of scripts, compressed with Brotli, that are loaded once the island works. React is about 60 of them.
for (const { path, island, first, max } of [
  { path: '/book-demo', island: '[data-island=demo-form]', first: '#email', max: 90 },
  { path: '/fms-details', island: '#draw [data-island]', first: '#draw input', max: 80 },
]) {
  test(`all scripts of ${island} stay within ${max} KB`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await page.locator(first).first().focus();
    await expect(page.locator(island)).toHaveAttribute('data-hydrated', '');
    // What the answer to an incomplete form loads counts as well.
    if (path === '/book-demo') await submitButton(page).click();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(max * kilobyte);
  });
}

test('the home page is as tall as designed at most, of 1,700 elements at most', async ({
  page,
}) => {
  const asDesigned =
    home.integrations.tiles.length === 6 &&
    !brand.proof.customers &&
    furtherFields.length === 0 &&
    appModuleNames.length === 6 &&
    footerLinks.length === 0;
  test.skip(!asDesigned, 'More tiles, customers, fields, modules and links make the page taller.');
  await page.goto('/');
  for (const [width, max] of [
    [1440, 8600],
    [390, 10_000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await layOutEverySection(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(4_000);
    expect(height, `${width} px`).toBeLessThanOrEqual(max);
  }
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(1700);
});
