import { join } from 'node:path';
import { demoForm } from '#app/demo-form/copy.ts';
import { copyProject } from '../scratch-copy.ts';
import {
  test as base,
  expect,
  fillForm,
  holdEntry,
  sendForm,
  submitButton,
  visitor,
} from './fixtures.ts';
import { metaContent, visibleText } from './html.ts';
import { hostedEmailjs, standInForCounter, standInForEmailjs } from './stand-ins.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

const script = 'https://count.example/script.js';
const booking = 'https://calendar.example/demo';

/** The site as a static host gets it: built for an EmailJS account, served without our server. */
const test = base.extend<{ counted: unknown[] }, { host: StaticHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      await using copy = await copyProject({
        VITE_EMAILJS_USER_ID: 'aB3-x_9',
        VITE_EMAILJS_SERVICE_ID: 'service_1',
        VITE_EMAILJS_TEMPLATE_ID: 'template_1',
        VITE_EMAILJS_AUTORESPONSE_TEMPLATE_ID: 'thanks_1',
        BOOKING_URL: booking,
        UMAMI_WEBSITE_ID: '1f3c',
        UMAMI_SCRIPT: script,
      });
      copy.run('build');
      await using host = await startStaticHost(join(copy.folder, 'build/client'));
      await use(host);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  counted: [async ({ page }, use) => use(await standInForCounter(page, script)), { auto: true }],
});

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('every page in the sitemap is served under its own address, with the policy that its scripts need', async ({
  host,
  page,
}) => {
  const sitemap = await (await fetch(`${host.url}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]*)/g),
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(8);
  for (const path of [...paths, '/settings']) {
    // The fixture fails on any message in the console, and a blocked script or style is one.
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${hostedEmailjs} ${new URL(script).origin};`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a form that is sent before its scripts have come waits for them', async ({ page }) => {
  const calls = await standInForEmailjs(page);
  const entry = await holdEntry(page);
  await page.clock.install();
  await page.goto('/book-demo');
  await fillForm(page, visitor());
  await submitButton(page).click();
  // Longer than where a server takes the form without them.
  await page.clock.fastForward(6_000);
  entry.release();
  await expect.poll(() => calls.length).toBe(2);
});

test('a demo request goes to hosted EmailJS in the two calls of its account, and is counted', async ({
  page,
  counted,
}) => {
  const calls = await standInForEmailjs(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1.0/form')) others.push(request.url());
  });
  const who = visitor();
  await page.goto('/fms-details?receipt=1&process=2');
  await page.goto('/book-demo?utm_source=fair&receipt=1&process=2', {
    referer: `${new URL(page.url()).origin}/fms-details?process=2`,
  });
  await sendForm(page, who);
  await expect.poll(() => calls.length).toBe(2);
  const ids = { lib_version: '4.4.1', user_id: 'aB3-x_9', service_id: 'service_1' };
  const call = { url: `${hostedEmailjs}/api/v1.0/email/send`, headers: [] };
  // settings.spec.ts has the rest of both calls.
  expect(calls).toMatchObject([
    { ...call, body: { ...ids, template_id: 'template_1', template_params: who } },
    {
      ...call,
      body: { ...ids, template_id: 'thanks_1', template_params: { to_email: who.email } },
    },
  ]);
  expect(others, 'no timestamp token is fetched').toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored, 'EmailJS is not told where the visit came from, so nothing is kept').toBe('{}');
  await expect(
    page.locator('.thank-you').getByRole('link', { name: demoForm.thankYou.pickTime }),
  ).toHaveAttribute('href', booking);
  await expect.poll(() => counted.length).toBe(2);
  expect(JSON.stringify(counted), 'neither is told').not.toMatch(/receipt|process/);
});

test('an address that a chat has ended with its punctuation leads to the page', async ({
  host,
}) => {
  for (const path of ['/book-demo.', '/book-demo)', '/settings,']) {
    const { url } = await fetch(host.url + path);
    expect(url).toBe(host.url + path.slice(0, -1));
  }
});

test('an old address shows the redirecting page and leads home; an unknown one is not found', async ({
  host,
  page,
}) => {
  const old = await (await fetch(`${host.url}/pms/reports/7`)).text();
  expect(metaContent(old, 'robots')).toBe('noindex');
  expect(visibleText(old)).toContain('Redirecting to homepage');
  await page.goto('/login');
  await page.waitForURL(`${host.url}/`);

  const unknown = await fetch(`${host.url}/nowhere`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(visibleText(await unknown.text())).toContain(
    "Oops! The page you're looking for cannot be found.",
  );
});
