import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#app/brand.ts';
import { demoForm } from '#app/content/demo-form.ts';
import { copyProject } from '../scratch-copy.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { test as base, expect, fillForm, submitButton, visitor } from './fixtures.ts';
import { attributes, visibleText } from './html.ts';
import { recordMailCalls } from './mail-calls.ts';
import { standInForCounter } from './stand-ins.ts';

const script = 'https://count.example/script.js';
const booking = 'https://calendar.example/demo?with=sales';

type Fixtures = { counted: unknown[] };

/** The site on our server, built with what an owner may set beside the mail service. */
const test = base.extend<Fixtures, { configured: SiteProcess }>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      await using copy = await copyProject({
        VISIT_SOURCE: 'off',
        ANALYTICS: 'umami',
        ANALYTICS_SCRIPT: script,
        ANALYTICS_SITE: 'website-1',
      });
      copy.run('build');
      await using site = await startSite({ root: copy.folder, env: { BOOKING_URL: booking } });
      await use(site);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ configured }, use) => use(configured.url),
  counted: [
    async ({ page }, use) => use(await standInForCounter(page, 'umami', script)),
    { auto: true },
  ],
});

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('VISIT_SOURCE=off stores and sends nothing of where a visit came from, and the policy says so', async ({
  page,
  configured: site,
}) => {
  const calls = recordMailCalls(page);
  const who = visitor();
  await page.goto('/book-demo?utm_source=fair&gclid=1', { referer: 'https://news.example/' });
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(Object.keys(calls[0]?.headers ?? {})).toContain('idempotency-key');
  expect(Object.keys(calls[0]?.headers ?? {})).not.toContain('x-visit-source');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(stored).not.toMatch(/visit|fair|news/);
  const [request] = await site.requests();
  expect(JSON.stringify(request)).toContain(who.email);
  expect(JSON.stringify(request)).not.toMatch(/fair|gclid|news\.example/);
  const policy = visibleText(await (await fetch(`${site.url}/privacy-policy`)).text());
  expect(policy).not.toMatch(/UTM|gclid|referrer/);
});

test('BOOKING_URL is a link on Thank You, after a send by script and after a native post', async ({
  page,
  configured: site,
}) => {
  await page.goto('/');
  await fillForm(page, visitor());
  await submitButton(page).click();
  const link = page.locator('.thank-you').getByRole('link', { name: demoForm.thankYou.pickTime });
  await expect(link).toHaveAttribute('href', booking);

  const posted = await fetch(`${site.url}/book-demo`, {
    method: 'POST',
    headers: { Origin: brand.siteUrl },
    body: new URLSearchParams(visitor()),
  });
  expect(posted.url).toContain('receipt=');
  expect(attributes(await posted.text(), 'a', 'href')).toContain(booking);
});

test('visits are counted when a page is shown: with ANALYTICS no page is prerendered by the browser', async ({
  configured,
}) => {
  const rules = await (await fetch(`${configured.url}/speculation-rules.json`)).json();
  expect(Object.keys(rules)).toEqual(['prefetch']);
});

test('without ANALYTICS no file of the site contains any of its code', async () => {
  const names = await readdir('build/client', { recursive: true });
  const files = names.filter((name) => /\.(?:html|js|txt)$/.test(name) || name === '_headers');
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = await readFile(join('build/client', name), 'utf8');
    expect(text, name).not.toMatch(/form (?:seen|begun|sent|failed)|umami|plausible\b/i);
  }
});
