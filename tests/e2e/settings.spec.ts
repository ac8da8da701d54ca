import { expect, test } from './fixtures.ts';

const fields = [
  { label: 'User ID', key: 'emailjs_user_id', message: 'User ID is required' },
  { label: 'Service ID', key: 'emailjs_service_id', message: 'Service ID is required' },
  { label: 'Template ID', key: 'emailjs_template_id', message: 'Template ID is required' },
] as const;

for (const { label, key, message } of fields) {
  test(`${label} is required`, async ({ page }) => {
    await page.goto('/settings');
    const input = page.getByLabel(label);
    await input.fill('  ');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await expect(input).toBeFocused();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await input.fill('mended');
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  });
}

test('an error that appears on leaving a field is told politely', async ({ page }) => {
  await page.goto('/settings');
  const input = page.getByLabel('Service ID');
  await input.focus();
  await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-live', '');
  await input.fill('');
  await input.blur();
  await expect(
    page.getByRole('status').filter({ hasText: /^Service ID is required$/ }),
  ).toHaveCount(1);
});

test('the three ids are saved under their keys, shown again, and used', async ({ page }) => {
  await page.goto('/settings');
  for (const { label, key } of fields) await page.getByLabel(label).fill(`my_${key}`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('EmailJS configuration saved successfully!');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  for (const { key } of fields) expect(stored[key]).toBe(`my_${key}`);
  expect(stored).not.toHaveProperty('emailjs_autoresponse_template_id');
  await page.reload();
  for (const { label, key } of fields) {
    await expect(page.getByLabel(label)).toHaveValue(`my_${key}`);
  }
});

test('what is typed before the form is live is not overwritten by what is stored', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('emailjs_user_id', 'stored'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/settings-form-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/settings');
  await page.getByLabel('User ID').fill('typed');
  release();
  await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-live', '');
  await expect(page.getByLabel('User ID')).toHaveValue('typed');
});

for (const { key } of fields) {
  const placeholder = key.replace('emailjs', 'YOUR').toUpperCase();
  test(`${key} equal to ${placeholder} puts the notice in place of the form, on both pages`, async ({
    page,
  }) => {
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      key,
      placeholder,
    ] as const);
    for (const path of ['/book-demo', '/']) {
      await page.goto(path);
      const notice = page.getByRole('note').filter({ hasText: 'EmailJS configuration is not set' });
      await expect(notice).toContainText(
        'EmailJS configuration is not set. Please set it up in the settings page.',
      );
      await expect(notice.getByRole('link')).toHaveAttribute('href', '/settings');
      await expect(page.locator('.demo-form')).toHaveCount(0);
    }
  });
}

test('storage that refuses to write gives the failure toast, and keeps what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await page.goto('/settings');
  await page.getByLabel('User ID').fill('mine');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Failed to save EmailJS configuration.');
  await expect(page.getByLabel('User ID')).toHaveValue('mine');
});

test('storage that cannot be reached at all leaves the page as it is', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/settings');
  await expect(page.getByLabel('User ID')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Failed to save EmailJS configuration.');
});

test.describe('without the toaster', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

  test('the form itself says that it saved', async ({ page }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.abort());
    await page.goto('/settings');
    await page.getByLabel('User ID').focus();
    await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-live', '');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.locator('.form-status')).toHaveText(
      'EmailJS configuration saved successfully!',
    );
  });
});

test('the settings are not for search engines', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
