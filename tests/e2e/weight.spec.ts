import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What the page has loaded so far: bytes as they crossed the network, headers left out. */
function recordResponses(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return {
    ofType: (type: string) =>
      responses.filter((response) => response.request().resourceType() === type),
  };
}

test('the home page loads no script before somebody interacts with it', async ({ page }) => {
  const loaded = recordResponses(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(100, 100);
  await page.mouse.move(400, 300, { steps: 20 });
  await page.waitForLoadState('networkidle');
  expect(loaded.ofType('script').map((response) => response.url())).toEqual([]);
  expect(await page.locator('script[src]').count()).toBe(0);
  const inline = await page.locator('script:not([type="application/ld+json"])').allTextContents();
  expect(inline).toHaveLength(1);
  expect(Buffer.byteLength(inline.join(''))).toBeLessThan(6 * 1024);
  await expect(page.locator('[data-hydrated]')).toHaveCount(0);
});

test('the form is hydrated when the visitor scrolls near it', async ({ page }) => {
  const loaded = recordResponses(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.mouse.wheel(0, 40);
  await page.locator('.demo-form').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(loaded.ofType('script').length).toBeGreaterThan(0);
});

test('the next frame is drawn before a press runs its script', async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `performance.mark('run');${await response.text()}` });
  });
  await page.goto('/', { waitUntil: 'load' });
  const frame = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.demo-form input')?.focus();
    return new Promise<number>((shown) => requestAnimationFrame(() => shown(performance.now())));
  });
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  const run = await page.evaluate(() => performance.getEntriesByName('run')[0]?.startTime);
  expect(run).toBeGreaterThanOrEqual(frame);
});
