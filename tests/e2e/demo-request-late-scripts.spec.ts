import type { Route } from '@playwright/test';
import { expect, fillForm, holdEntry, sendForm, submitButton, test, visitor } from './fixtures.ts';
import { failedCallMessage } from './mail-calls.ts';

test.use({ expectedConsoleErrors: [failedCallMessage] });

for (const [what, answer] of [
  ['never loads', (route: Route) => route.abort()],
  ['neither comes nor fails', () => new Promise<void>(() => undefined)],
] as const) {
  test(`a form whose script ${what} is posted natively`, async ({ page, site }) => {
    await page.route('**/assets/entry.client-*.js', answer);
    await page.goto('/book-demo');
    const who = visitor();
    await sendForm(page, who);
    await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
  });
}

test('a form that the browser posts just before its scripts arrive is one request', async ({
  page,
  site,
}) => {
  const entry = await holdEntry(page);
  const posted = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route('**/book-demo', async (route) => {
    if (route.request().method() === 'POST') posted.resolve();
    if (route.request().method() === 'POST') await late.promise;
    await route.continue();
  });
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click({ noWaitAfter: true });
  await posted.promise;
  entry.release();
  // Time for the scripts to send it as well. A page that is being left cannot be asked.
  await page.waitForTimeout(2_000);
  late.resolve();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const stored = await site.requests();
  expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
});
