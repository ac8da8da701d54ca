import { demoForm } from '#app/demo-form/copy.ts';
import { startSite } from '../site-process.ts';
import { expect, filledIn, fillForm, frame, submitButton, test, visitor } from './fixtures.ts';
import { answerCalls, failedCallMessage, isDemoRequest, recordMailCalls } from './mail-calls.ts';

test.use({
  expectedConsoleErrors: [
    new RegExp(
      `${failedCallMessage.source}|the form broke|^TypeError: Failed to fetch dynamically imported module`,
    ),
  ],
});

test('an unexpected error on submit has its own message, and the form stays', async ({ page }) => {
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('the form broke');
    };
  });
  await submitButton(page).click();
  await expect(page.locator('.toast')).toContainText(
    'Failed to submit your demo request. Please try again later.',
  );
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email);
});

test('after three retries a toast and a lasting message say that sending failed, and the form keeps its values', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  await answerCalls(page, 503);
  await page.clock.install();
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submitButton(page).click();
  // send.test.ts has the delays.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return calls.length;
    })
    .toBe(4);
  await page.clock.resume();
  await expect(page.locator('.toast')).toContainText(
    'Failed to send your request. Please try again later.',
  );
  await expect(submitButton(page)).toBeEnabled();
  expect(await filledIn(page)).toEqual(who);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByText(demoForm.failure.kept)).toBeVisible();
});

test('a site that goes down while the form is open and comes back receives the request once', async ({
  page,
}) => {
  await using site = await startSite();
  const who = visitor();
  const calls = recordMailCalls(page);
  // By a clock that the test moves: however long the site takes to come back, a retry is left.
  await page.clock.install();
  await page.goto(`${site.url}/book-demo`);
  await fillForm(page, who);
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(Date.now() + 60_000);
  await site.stop('SIGKILL');
  await submitButton(page).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(frame);
      return calls.length;
    })
    .toBe(1);
  await using again = await startSite({
    dataDir: site.dataDir,
    env: { PORT: new URL(site.url).port },
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByRole('heading', { name: 'Thank You' }).count();
    })
    .toBe(1);
  expect(calls.filter(isDemoRequest).length).toBeLessThanOrEqual(4);
  const stored = await again.requests();
  expect(stored.map(({ fields }) => fields.email)).toEqual([who.email]);
});
