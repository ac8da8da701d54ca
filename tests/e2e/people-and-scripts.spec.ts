import type { Page } from '@playwright/test';
import { demoForm } from '#app/demo-form/copy.ts';
import { demoFields } from '#request/demo-fields.ts';
import { honeypotField, minFillMs } from '#request/mail-api.ts';
import { callBody, post } from '#tests/mail/service.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { expect, fillForm, test as onSharedSite, sendForm, visitor } from './fixtures.ts';
import { isDemoRequest, type MailCall, recordMailCalls } from './mail-calls.ts';

/** A site for which ten requests a minute are a flood, and which trusts the given client addresses. */
const test = onSharedSite.extend<{ ownSite: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
  ownSite: async ({}, use) => {
    await using site = await startSite({
      env: { RATE_LIMIT: '4', TRUSTED_PROXIES: '127.0.0.1' },
    });
    await use(site);
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

async function stateOf(site: SiteProcess, email: string): Promise<unknown> {
  return (await site.requests()).find(({ fields }) => fields.email === email)?.state;
}

function demoRequests(calls: readonly MailCall[]): MailCall[] {
  return calls.filter(isDemoRequest);
}

/** Many clients at once, each within its own rate. */
async function flood({ url }: SiteProcess): Promise<void> {
  // Twice as many as it takes within a minute: should one end meanwhile, one of the two has enough.
  for (let serial = 0; serial < 82; serial++) {
    const from = { 'X-Forwarded-For': `198.51.100.${serial}` };
    const call = post(callBody({}), from, `${url}/api/v1.0/email/send`);
    expect((await fetch(call)).status).toBe(422);
  }
}

test('a form that was open as long as a person needs sends its timestamp token and is accepted', async ({
  page,
  ownSite,
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
  const [sent] = demoRequests(calls);
  expect(sent?.headers['x-form-timestamp']).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
  expect(sent?.headers).not.toHaveProperty('x-form-honeypot');
  expect(await stateOf(ownSite, who.email)).toBe('accepted');
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

/** Fills in what no person can reach, as a script does. */
async function fillHoneypot(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', {
    expression: `document.getElementsByName('${honeypotField}')[0].value = 'https://spam.example'`,
  });
}

test('a script that fills every field is thanked, and its request held', async ({
  page,
  ownSite,
}) => {
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await fillHoneypot(page);
  await sendForm(page);
  expect(await stateOf(ownSite, who.email)).toBe('held');
});

test('during a flood a visitor is thanked, and the request held', async ({
  page,
  ownSite: site,
}) => {
  await flood(site);
  await page.goto('/book-demo');
  const who = visitor();
  await fillForm(page, who);
  await sendForm(page);
  expect(await stateOf(site, who.email)).toBe('held');
});
