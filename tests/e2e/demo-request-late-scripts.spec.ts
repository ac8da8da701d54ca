import type { Page } from '@playwright/test';
import type { SiteProcess } from '../site-process.ts';
import { expect, fillForm, holdEntry, submitButton, test, visitor } from './fixtures.ts';
import { failedCallMessage } from './mail-calls.ts';

test.use({ expectedConsoleErrors: [failedCallMessage] });

test('a form whose script never loads is posted natively', async ({ page, site }) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  await expectNativePost(page, site);
});

test('a form whose script neither comes nor fails is posted natively', async ({ page, site }) => {
  await page.route('**/assets/entry.client-*.js', () => new Promise(() => undefined));
  await expectNativePost(page, site, 10_000);
});

test('a form pressed again and again while its scripts are late is one request', async ({
  page,
  site,
}) => {
  const entry = await holdEntry(page);
  const posted = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  await page.route('**/book-demo', async (route) => {
    if (route.request().method() === 'POST') posted.resolve();
    if (route.request().method() === 'POST') await pressed.promise;
    await route.continue();
  });
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click({ noWaitAfter: true });
  await page.waitForTimeout(2_000);
  await submitButton(page).click({ noWaitAfter: true });
  await posted.promise;
  entry.release();
  // Time for the scripts to send it as well.
  await page.waitForTimeout(2_000);
  pressed.resolve();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const stored = await site.requests();
  expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
});

async function expectNativePost(page: Page, site: SiteProcess, timeout = 5_000): Promise<void> {
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible({ timeout });
  await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
}
