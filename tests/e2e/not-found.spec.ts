import { expect, test } from './fixtures.ts';

const sentence = "Oops! The page you're looking for cannot be found.";

// The document itself is the resource that fails to load.
test.use({ expectedConsoleErrors: [/status of 404/] });

test('an unknown address is answered 404 with the specified sentence and a link home', async ({
  page,
}) => {
  const response = await page.goto('/fms-detials');
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when an island breaks', () => {
  test.use({ expectedConsoleErrors: [/Out of order/] });

  test('it is replaced by a message, and the rest of the page stays', async ({ page }) => {
    await page.addInitScript(() => {
      JSON.stringify = () => {
        throw new Error('Out of order');
      };
    });
    await page.goto('/book-demo');
    await page.getByLabel('Name', { exact: true }).focus();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unexpected Application Error!');
    await expect(alert).toContainText('Out of order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
