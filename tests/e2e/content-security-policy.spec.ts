import type { Page } from '@playwright/test';
import { pictureOrigins } from '#app/picture-origins.ts';
import { pages } from '#app/site-map.ts';
import { inlineHashes } from '#root/scripts/build/page-policy.ts';
import { expect, sendForm, test, visitor } from './fixtures.ts';

/** Directives that blocked something while the page loaded, by the browser's own events. */
async function blocked(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'blockedDirectives') as string[]);
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'blockedDirectives', seen);
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(event.effectiveDirective);
    });
  });
}

test.describe('against changed and added code', () => {
  test.use({ expectedConsoleErrors: [/Content Security Policy|The action has been blocked/i] });

  test('an injected script, style or frame is blocked', async ({ page }) => {
    await listen(page);
    const { text, headers } = await page.request
      .get('/book-demo')
      .then(async (response) => ({ text: await response.text(), headers: response.headers() }));
    const injected = [
      '<script>globalThis.attacked = true</script>',
      '<img src="x:" onerror="globalThis.attacked = true">',
      '<p style="color: red">',
      '<iframe src="/"></iframe>',
      '<base href="https://evil.example/">',
      '<script src="https://evil.example/a.js"></script>',
    ].join('');
    await page.route('**/book-demo', (route) => {
      const { 'content-encoding': _, 'content-length': __, ...kept } = headers;
      const body = text.replace('</body>', `${injected}</body>`);
      return route.fulfill({ status: 200, headers: kept, body });
    });
    await page.goto('/book-demo');
    expect((await blocked(page)).toSorted()).toEqual([
      'base-uri',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
      'style-src-attr',
    ]);
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  });
});

test('pages rendered on request have no inline code that the built pages lack', async ({
  request,
}) => {
  const form = { ...visitor(), employees: '51-200' };
  const rendered = [
    await request.get('/nowhere'),
    await request.get('/nowhere/<script>alert(1)</script>'),
    await request.get('/book-demo?receipt=none'),
    await request.post('/book-demo', { form: { name: '<script>alert(1)</script>' } }),
    await request.post('/book-demo', { form }),
  ];
  expect(rendered.map((response) => response.status())).toEqual([404, 404, 200, 422, 200]);
  for (const response of rendered) {
    const html = await response.text();
    const hashes = [...inlineHashes(html, 'script'), ...inlineHashes(html, 'style')];
    expect(hashes.length).toBeGreaterThan(0);
    expect(html, response.url()).toMatch(/<style>|<link rel="stylesheet"/);
    const policy = response.headers()['content-security-policy'];
    for (const hash of hashes) expect(policy, response.url()).toContain(hash);
  }
});

test('no page reports a blocked resource, contacts another host or sets a cookie', async ({
  page,
  site,
  context,
}) => {
  await listen(page);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const { path } of pages) {
    await page.goto(path);
    // What a scroll reveals and a press hydrates counts as well.
    await page.mouse.wheel(0, 20_000);
    for (const button of await page.locator('main button[aria-pressed], main [role=tab]').all()) {
      if (await button.isVisible()) await button.click();
    }
    expect(await blocked(page), path).toEqual([]);
  }
  const who = visitor();
  await page.goto('/book-demo');
  await sendForm(page, who);
  expect(await blocked(page)).toEqual([]);
  const own = [new URL(site.url).origin, 'null', ...pictureOrigins()];
  expect(asked.filter((url) => !own.includes(new URL(url).origin))).toEqual([]);
  expect(asked.filter((url) => url.includes('rao-castings'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
