import {
  expect,
  filledIn,
  fillForm,
  holdEntry,
  submitButton,
  test,
  translate,
  visitor,
} from './fixtures.ts';
import { answerCalls, failedCallMessage, isDemoRequest, recordMailCalls } from './mail-calls.ts';

// 418: React found other markup than the server's.
test.use({ expectedConsoleErrors: [new RegExp(`${failedCallMessage.source}|#418`)] });

test('a reload and the other page keep what was typed; it is sent under the same key, changed under another', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  await answerCalls(page, 400, 400, 200);
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.reload();
  await expect.poll(() => filledIn(page)).toEqual(who);
  await submitButton(page).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.goto('/');
  await expect.poll(() => filledIn(page)).toEqual(who);
  await page.getByLabel('Phone number', { exact: true }).fill('+91 11111 11111');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const keys = calls.filter(isDemoRequest).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}\.\w+$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('Back shows the answers as they were changed on another page', async ({ page }) => {
  const who = visitor();
  const { website: _, ...later } = { ...visitor(), employees: '501+' as const };
  await page.goto('/');
  await fillForm(page, who);
  await expect.poll(() => filledIn(page)).toEqual(who);
  await page.goto('/book-demo');
  await expect.poll(() => filledIn(page)).toEqual(who);
  await fillForm(page, { ...later, website: '' });
  await page.goBack();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(await filledIn(page)).toEqual(later);
  await page.goForward();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(await filledIn(page)).toEqual(later);
});

test('text typed before hydration stays, also when the page is reloaded before it', async ({
  page,
}) => {
  const entry = await holdEntry(page);
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await entry.asked;
  await page.reload();
  await expect.poll(() => filledIn(page)).toEqual(who);
  await expect(page.locator('[data-hydrated]')).toHaveCount(0);
  entry.release();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(await filledIn(page)).toEqual(who);
});

test('what was typed before hydration stays on a page that was translated', async ({ page }) => {
  const entry = await holdEntry(page);
  await page.goto('/book-demo');
  await translate(page.locator('.demo-form'));
  const who = visitor();
  await fillForm(page, who);
  await page.getByLabel('Website').focus();
  await entry.asked;
  entry.release();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(await filledIn(page)).toEqual(who);
  await expect(page.locator('#website')).toBeFocused();
});

for (const translated of [false, true]) {
  test(`a form submitted before hydration is sent once it is hydrated, translated: ${translated}`, async ({
    page,
    site,
  }) => {
    const entry = await holdEntry(page);
    const calls = recordMailCalls(page);
    await page.goto('/book-demo');
    if (translated) await translate(page.locator('.demo-form'));
    const who = visitor();
    await fillForm(page, who);
    await submitButton(page).click();
    await submitButton(page).click();
    await entry.asked;
    expect(calls).toEqual([]);
    entry.release();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(calls.filter(isDemoRequest)).toHaveLength(1);
    const stored = await site.requests();
    expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
  });
}
