import { redirectDelay, redirectPages, redirectPrefixes } from '#app/redirects/redirects.ts';
import { expect, test } from './fixtures.ts';

const paths = [
  ...redirectPages,
  ...redirectPrefixes.flatMap((prefix) => [prefix, `${prefix}/below/it`]),
];

test('every old address answers with the redirecting page, status 200, not indexed', async ({
  request,
}) => {
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain('<h1>Redirecting to homepage</h1>');
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('an old address loads the home page after 100 ms and not before, and leaves no entry to go back to', async ({
  page,
}) => {
  expect(redirectDelay).toBe(100);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/terms-conditions');
  await page.goto('/pms/projects/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting to homepage');
  await page.clock.runFor(99);
  expect(new URL(page.url()).pathname).toBe('/pms/projects/7');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.clock.runFor(1);
  await page.waitForURL('/');
  expect(documents, 'the home page is loaded anew').toEqual(['/']);
  await page.goBack();
  await expect(page).toHaveURL('/terms-conditions');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address leads to the home page too', async ({ page }) => {
    await page.goto('/team');
    await page.waitForURL('/');
  });
});

test.describe('on a static host', () => {
  // The host answers with its 404 page, so the document itself is a resource that failed to load.
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('404.html recognizes an old address', async ({ page, site }) => {
    const notFound = await (await fetch(`${site.url}/404`)).text();
    await page.route('**/hr/leave-form', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/hr/leave-form');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting to homepage');
    await expect(page).toHaveTitle(/Redirecting to homepage/);
    await page.clock.runFor(100);
    await page.waitForURL('/');
  });
});
