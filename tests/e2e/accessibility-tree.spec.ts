import { pages } from '#app/site-map.ts';
import { expect, fillForm, submitButton, test, visitor } from './fixtures.ts';

test('the accessibility tree at each step of the form matches the approved one', async ({
  page,
}) => {
  // A Monday, so that the days until contact are the same in every run.
  await page.clock.install({ time: '2026-11-23T05:00:00Z' });
  await page.goto('/book-demo');
  const form = page.locator('.demo-form');
  await expect(form).toMatchAriaSnapshot({ name: 'form-empty.aria.yml' });

  await submitButton(page).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(form).toMatchAriaSnapshot({ name: 'form-errors.aria.yml' });

  await fillForm(page, { ...visitor(), email: 'asha@rao-castings.example' });
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 200, body: 'OK' }));
  await submitButton(page).click();
  await expect(page.locator('.thank-you')).toMatchAriaSnapshot({ name: 'thank-you.aria.yml' });
});

test('hydration changes nothing in the accessibility tree of any page', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const main = page.locator('main');
    // The day of contact takes the place of "within 1-2 business days", as it should.
    const snapshot = async () =>
      (await main.ariaSnapshot()).replace(/(contact you) (?:within|by) .*/g, '$1');
    const before = await snapshot();
    for (const island of await page.locator('[data-island]').all()) {
      // Hydrates an island as the inline script does on interaction.
      await island.evaluate((element) =>
        element.dispatchEvent(new Event('input', { bubbles: true })),
      );
      await expect(island).toHaveAttribute('data-hydrated', '');
    }
    expect(await snapshot(), path).toBe(before);
  }
});
