import type { Page } from '@playwright/test';
import { messages } from '#app/ui/messages.ts';
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
  await expectNativePost(page, site, 20_000);
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a form whose script never loads keeps its answers, and is posted once the network is back', async ({
    page,
    site,
    context,
  }) => {
    await page.goto('/book-demo', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const who = visitor();
    await fillForm(page, who);
    await submitButton(page).click();
    await expect(page.getByText(messages.request.waitingForNetwork)).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const stored = await site.requests();
    expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
  });
});

test('a form whose script never loads is posted once the server answers, not its proxy', async ({
  page,
  site,
}) => {
  await page.route('**/assets/entry.client-*.js', (route) => route.abort());
  let checks = 0;
  await page.route('**/book-demo', (route) => {
    const method = route.request().method();
    if (method === 'HEAD') checks += 1;
    // The first check gets no answer, the second one that of a proxy whose server is down.
    if (checks === 1) return new Promise(() => undefined);
    return checks === 2 ? route.fulfill({ status: 502 }) : route.continue();
  });
  await expectNativePost(page, site, 25_000);
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
