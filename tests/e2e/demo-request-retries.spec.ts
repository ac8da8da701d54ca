import type { Page } from '@playwright/test';
import { demoForm } from '#app/demo-form/copy.ts';
import { expect, filledIn, fillForm, sendForm, submitButton, test, visitor } from './fixtures.ts';
import {
  type Answer,
  answerCalls,
  failedCallMessage,
  isDemoRequest,
  recordMailCalls,
} from './mail-calls.ts';

test.use({ expectedConsoleErrors: [failedCallMessage] });

/** Sends a filled form whose calls are answered so, and moves its clock until there were four; send.test.ts has the delays. */
async function sendFourTimes(page: Page, answers: readonly Answer[]) {
  const calls = recordMailCalls(page);
  await answerCalls(page, answers);
  await page.clock.install();
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submitButton(page).click();
  const requests = () => calls.filter(isDemoRequest);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return requests().length;
    })
    .toBe(4);
  await page.clock.resume();
  return { keys: requests().map(({ headers }) => headers['idempotency-key']), who };
}

test('a request is retried under its key, whatever the service fails with', async ({ page }) => {
  const { keys } = await sendFourTimes(page, [
    'no connection',
    { status: 429 },
    { status: 503 },
    { status: 200, text: 'OK' },
  ]);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('after three retries a toast and a lasting message say that sending failed, and the form keeps its values', async ({
  page,
}) => {
  const { who } = await sendFourTimes(page, [{ status: 503 }]);
  await expect(page.locator('.toast')).toContainText(
    'Failed to send your request. Please try again later.',
  );
  await expect(submitButton(page)).toBeEnabled();
  expect(await filledIn(page)).toEqual(who);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText(demoForm.failure.kept)).toBeVisible();
});

test('if a blocker stops the call, the form is posted natively and the visitor is thanked', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/**', (route) => route.abort());
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click();
  const thanks = page.getByRole('heading', { name: 'Thank You', level: 1 });
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL('/book-demo');
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();
});

test('no file that the form loads has a name that ad blockers stop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/book-demo');
  await sendForm(page, visitor());
  expect(scripts.length).toBeGreaterThan(3);
  expect(
    scripts.filter((path) => /analytic|track|metric|beacon|pixel|advert|mail/i.test(path)),
  ).toEqual([]);
});

test('a text of OK is success whatever the status, and the auto-response may fail silently', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  await page.route('**/api/v1.0/email/send', async (route) => {
    const text = route.request().postData() ?? '';
    await route.fulfill(isDemoRequest({ text }) ? { status: 201, body: 'OK' } : { status: 500 });
  });
  await page.goto('/book-demo');
  await sendForm(page, visitor());
  await expect.poll(() => calls.length).toBe(2);
  await expect(page.locator('.toast[data-kind=success]')).toHaveCount(1);
  await expect(page.locator('.toast[data-kind=error]')).toHaveCount(0);
});
