import { expect, test, testOnFreshSite } from './fixtures.ts';

const sentence = "Oops! The page you're looking for cannot be found.";

// The document itself is the resource that fails to load.
test.use({ expectedConsoleErrors: [/status of 404/] });

test('an unknown address is answered 404 with the specified sentence and a link home', async ({
  page,
}) => {
  const response = await page.goto('/fms-detials');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be decoded is answered 404', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
});

testOnFreshSite(
  'requests for unknown addresses write nothing to the log',
  async ({ request, freshSite }) => {
    const before = freshSite.said().length;
    const form = { name: 'A' };
    const asked = [
      await request.get('/nowhere'),
      await request.get('/%E0%A4%A'),
      await request.get('/', { headers: { Host: '127.0.0.256' } }),
      await request.post('/%E0%A4%A', { form }),
      await request.post('/nowhere', { form }),
      await request.post('/terms-conditions', { form }),
      await request.put('/nowhere', { data: '' }),
      await request.post('/api/v1.0/email/send', { data: 'nonsense' }),
    ];
    expect(asked.map((response) => response.status())).toEqual([
      404, 404, 400, 405, 405, 405, 405, 415,
    ]);
    expect(freshSite.said().slice(before)).toEqual([]);
  },
);

test('a long address does not overflow the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/${'unknown'.repeat(60)}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('an address below a path that redirects alone is unknown', async ({ page }) => {
  const response = await page.goto('/login/below');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
});

test('404.html shows the 404 page for an address that is not an old one', async ({ page }) => {
  const response = await page.goto('/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('when an island breaks', () => {
  test.use({ expectedConsoleErrors: [/Out of order/] });

  test('it is replaced by a message, and the rest of the page stays', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'FormData', function fail() {
        throw new Error('Out of order');
      });
    });
    await page.goto('/book-demo');
    await page.getByLabel('Name', { exact: true }).focus();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unexpected Application Error!');
    await expect(alert).toContainText('Out of order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
