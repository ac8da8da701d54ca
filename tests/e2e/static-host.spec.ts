import { join } from 'node:path';
import { copyProject } from '../scratch-copy.ts';
import { test as base, expect, fillForm, submitButton, visitor } from './fixtures.ts';
import { attributes, metaContent, visibleText } from './html.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

const hosted = 'https://api.emailjs.com';

/** The site as a static host gets it: built for hosted EmailJS, served without our server. */
const test = base.extend<object, { host: StaticHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed
    async ({}, use) => {
      await using copy = await copyProject({ VITE_MAIL_ORIGIN: hosted });
      copy.run('build');
      await using host = await startStaticHost(join(copy.folder, 'build/client'));
      await use(host);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
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
    expect(policy).toContain(`connect-src 'self' ${hosted}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('every link on every page leads somewhere', async ({ host }) => {
  const seen = new Set<string>();
  const open = ['/'];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await fetch(host.url + path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    open.push(
      ...attributes(html, 'a', 'href').flatMap((href) => /^\/[^#?]*/.exec(href)?.[0] ?? []),
    );
  }
});

test('a demo request goes to hosted EmailJS in exactly two calls, and the visitor is thanked', async ({
  page,
}) => {
  const calls: unknown[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const { method, url } = { method: request.method(), url: request.url() };
    const sends = method === 'POST' && url === `${hosted}/api/v1.0/email/send`;
    if (url.includes('/api/') && !sends) others.push(`${method} ${url}`);
    others.push(...Object.keys(request.headers()).filter((name) => /^x-|^idempotency/.test(name)));
  });
  await page.route(`${hosted}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') calls.push(request.postDataJSON());
    await route.fulfill({
      status: 200,
      body: 'OK',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'content-type',
      },
    });
  });
  const who = visitor();
  await page.goto('/book-demo');
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[0]).toMatchObject({ template_params: { name: who.name, email: who.email } });
  expect(calls[1]).toMatchObject({ template_params: { to_email: who.email } });
  expect(others, 'no timestamp token is fetched, and no header of ours is sent').toEqual([]);
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

test('what may be loaded ahead is served in the media type that browsers demand', async ({
  host,
}) => {
  const rules = await fetch(`${host.url}/speculation-rules.json`);
  expect(rules.headers.get('Content-Type')).toBe('application/speculationrules+json');
});
