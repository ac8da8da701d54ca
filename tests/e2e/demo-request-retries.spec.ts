import type { Page } from '@playwright/test';
import { demoForm } from '#app/content/demo-form.ts';
import { expect, filledIn, fillForm, frame, submitButton, test, visitor } from './fixtures.ts';
import {
  type Answer,
  answerCalls,
  failedCallMessage,
  isDemoRequest,
  type MailCall,
  recordMailCalls,
} from './mail-calls.ts';

const start = new Date('2026-03-02T09:00:00Z').getTime();
const ok: Answer = { status: 200, text: 'OK' };

test.use({ expectedConsoleErrors: [failedCallMessage] });

/** Sends a filled form by a clock that stands still until the test moves it. */
async function sendWithStoppedClock(page: Page, answers: readonly Answer[]) {
  const calls = recordMailCalls(page);
  await answerCalls(page, answers);
  await page.clock.install({ time: start });
  await page.addInitScript(() => {
    const plainFetch = window.fetch;
    const waits: number[] = [];
    let settled: number | undefined;
    Object.assign(window, { waits });
    window.fetch = async (...call) => {
      // Neither the timestamp token nor the probe for a blocker is a try to send.
      if (/\/(form-timestamp|healthz)$/.test(String(call[0]))) return plainFetch(...call);
      if (settled !== undefined) waits.push(Date.now() - settled);
      try {
        return await plainFetch(...call);
      } finally {
        settled = Date.now();
      }
    };
  });
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(start + 3_600_000);
  await submitButton(page).click();
  await runUntil(page, calls, 1);
  return { calls, who };
}

function requests(calls: readonly MailCall[]): number {
  return calls.filter(isDemoRequest).length;
}

const step = 250;

/** Moves the page's clock, step by step, until there were so many tries. */
async function runUntil(page: Page, calls: readonly MailCall[], tries: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return requests(calls);
      },
      { intervals: [20] },
    )
    .toBe(tries);
}

/** Moves the page's clock by as much as it needs to show how sending ended. */
async function runUntilTold(page: Page): Promise<void> {
  await expect(submitButton(page)).toBeEnabled();
  await page.clock.runFor(frame);
}

/** How long the page waited between one answer and the next try, each time, in whole steps of the clock. */
async function waits(page: Page): Promise<number[]> {
  const measured: unknown = await page.evaluate(() => Reflect.get(window, 'waits'));
  expect(measured).toBeInstanceOf(Array);
  return Array.isArray(measured)
    ? measured.map((wait: number) => Math.floor(wait / 1000) * 1000)
    : [];
}

test('a request is retried under its key after 1, 2 and 4 seconds, whatever the service fails with', async ({
  page,
}) => {
  // Else the form would take the failed call for a blocked one, and post natively.
  await page.route('**/healthz', (route) => route.abort());
  const failures: Answer[] = ['no connection', { status: 429 }, { status: 503 }];
  const { calls } = await sendWithStoppedClock(page, [...failures, ok]);
  await expect(submitButton(page)).toHaveText('Submitting...');
  await runUntil(page, calls, 4);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect((await waits(page)).slice(0, 3)).toEqual([1000, 2000, 4000]);
  const keys = calls.filter(isDemoRequest).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('after three retries a toast and a lasting message say that sending failed, and the form keeps its values', async ({
  page,
}) => {
  const { calls, who } = await sendWithStoppedClock(page, [{ status: 503 }]);
  await runUntil(page, calls, 4);
  await expect(page.locator('.toast')).toContainText(
    'Failed to send your request. Please try again later.',
  );
  await page.clock.resume();
  await expect(submitButton(page)).toBeEnabled();
  expect(await filledIn(page)).toEqual(who);
  expect(requests(calls)).toBe(4);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText(demoForm.failure.kept)).toBeVisible();
});

test('a refused request is not retried, and the form keeps its values', async ({ page }) => {
  const { calls, who } = await sendWithStoppedClock(page, [{ status: 400, text: 'No' }]);
  await runUntilTold(page);
  await expect(page.locator('.toast')).toContainText(
    'Failed to send your request. Please try again later.',
  );
  await page.clock.runFor(60_000);
  expect(requests(calls)).toBe(1);
  await expect(submitButton(page)).toBeEnabled();
  expect(await filledIn(page)).toEqual(who);
});

test('if a blocker stops the call, the form is posted natively and the visitor is thanked', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/**', (route) => route.abort());
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click();
  const receipt = page.getByRole('heading', { name: 'Thank You', level: 1 });
  await expect(receipt).toBeVisible();
  // Whoever has a receipt can read the request: it does not stay in the address.
  await expect(page).toHaveURL('/book-demo');
  await page.reload();
  await expect(receipt).toBeVisible();
  await expect(page.getByText(who.email)).toBeVisible();
  await page.goto('/settings');
  await page.goBack();
  await expect(receipt).toBeVisible();
  await page.goto('/book-demo');
  await expect(submitButton(page)).toBeVisible();
});

test('no file that the form loads has a name that ad blockers stop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/book-demo');
  await fillForm(page, visitor());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
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
  await fillForm(page, visitor());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  await expect(page.locator('.toast[data-kind=success]')).toHaveCount(1);
  await expect(page.locator('.toast[data-kind=error]')).toHaveCount(0);
});
