import { demoForm } from '#app/demo-form/copy.ts';
import { demoFields } from '#request/demo-fields.ts';
import { honeypotField, minFillMs } from '#request/mail-api.ts';
import type { SiteProcess } from '../site-process.ts';
import { expect, fillForm, sendForm, test, visitor } from './fixtures.ts';
import { isDemoRequest, recordMailCalls } from './mail-calls.ts';

async function stateOf(site: SiteProcess, email: string): Promise<unknown> {
  return (await site.requests()).find(({ fields }) => fields.email === email)?.state;
}

test('a form that was open as long as a person needs sends its timestamp token and is accepted', async ({
  page,
  site,
}) => {
  const calls = recordMailCalls(page);
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/form-timestamp')) tokens.push(request.method());
  });
  await page.goto('/book-demo');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
  expect(tokens, 'who only looks asks for nothing').toEqual([]);
  const who = visitor();
  const answered = page.waitForResponse('**/email/form-timestamp');
  await fillForm(page, who);
  await (await answered).finished();
  const since = await page.evaluate(() => performance.now());
  // A person's pace, by the browser's own clock and the service's.
  await page.waitForFunction((until) => performance.now() > until, since + minFillMs + 100);
  await sendForm(page);
  expect(tokens).toEqual(['GET']);
  const sent = calls.find(isDemoRequest);
  expect(sent?.headers['x-form-timestamp']).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
  expect(sent?.headers).not.toHaveProperty('x-form-honeypot');
  expect(await stateOf(site, who.email)).toBe('accepted');
});

test('the honeypot is out of reach of keyboard, pointer and assistive technology', async ({
  page,
}) => {
  await page.goto('/book-demo');
  const honeypot = page.locator(`.demo-form [name=${honeypotField}]`);
  await expect(honeypot).toHaveCount(1);
  const written = demoFields.filter(({ type }) => !/radio|select|checkbox/.test(type));
  await expect(page.getByRole('textbox')).toHaveCount(written.length);
  await expect(page.getByText(demoForm.honeypot)).not.toBeInViewport();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await page.getByLabel('Name', { exact: true }).focus();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    await expect(honeypot).not.toBeFocused();
  }
  await honeypot.evaluate((element) => element instanceof HTMLElement && element.focus());
  await expect(honeypot).not.toBeFocused();
  expect(
    await page.evaluate((name) => {
      const { x, y } = document.getElementsByName(name)[0]?.getBoundingClientRect() ?? {
        x: 0,
        y: 0,
      };
      return document.elementFromPoint(x, y)?.getAttribute('name') ?? null;
    }, honeypotField),
  ).toBeNull();
});

test('a script that fills every field is thanked, and its request held', async ({ page, site }) => {
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await page.locator(`[name=${honeypotField}]`).evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
  });
  await sendForm(page);
  expect(await stateOf(site, who.email)).toBe('held');
});
