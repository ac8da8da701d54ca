import { demoForm } from '#app/demo-form/copy.ts';
import { questionCount } from '#app/demo-form/question-count.ts';
import { settings as copy } from '#app/pages/settings/copy.ts';
import { defaultMailIds } from '#request/mail-api.ts';
import { expect, sendForm, test, unanswered, visitor } from './fixtures.ts';
import { hostedEmailjs, standInForEmailjs } from './stand-ins.ts';

const fields = [
  { label: 'User ID', key: 'emailjs_user_id', message: 'User ID is required' },
  { label: 'Service ID', key: 'emailjs_service_id', message: 'Service ID is required' },
  { label: 'Template ID', key: 'emailjs_template_id', message: 'Template ID is required' },
] as const;

test('each id is required', async ({ page }) => {
  await page.goto('/settings');
  for (const { label, key, message } of fields) {
    const input = page.getByLabel(label);
    await input.fill('  ');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await expect(input).toBeFocused();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await input.fill('corrected');
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
    await page.reload();
  }
});

test('saved ids send to hosted EmailJS in exactly the two specified calls, until the site’s own are used again', async ({
  page,
}) => {
  const calls = await standInForEmailjs(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const again = page.getByRole('button', { name: copy.restore });

  await page.goto('/settings');
  await expect(again).toHaveCount(0);
  for (const { label, key } of fields) await page.getByLabel(label).fill(` my_${key} `);
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]));
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast[data-kind=success]')).toContainText(
    'EmailJS configuration saved successfully!',
  );
  await expect(again).toBeVisible();

  const who = visitor();
  const response = await page.goto('/book-demo?utm_source=fair');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${hostedEmailjs};`);
  await sendForm(page, who);
  await expect.poll(() => calls.length).toBe(2);
  const ids = {
    lib_version: '4.4.1',
    user_id: 'my_emailjs_user_id',
    service_id: 'my_emailjs_service_id',
    template_id: 'my_emailjs_template_id',
  };
  const call = { url: `${hostedEmailjs}/api/v1.0/email/send`, headers: [] };
  expect(calls).toEqual([
    {
      ...call,
      body: { ...ids, template_params: { ...who, to_email: expect.any(String), ...unanswered } },
    },
    {
      ...call,
      body: {
        ...ids,
        template_params: {
          to_name: who.name,
          to_email: who.email,
          company_name: who.companyName,
          message: expect.any(String),
        },
      },
    },
  ]);

  await page.goto('/settings');
  await again.click();
  await expect(page.getByLabel('User ID')).toHaveValue(defaultMailIds.userId);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('emailjs');
});

test('a placeholder among the ids replaces the form with the notice on both pages', async ({
  page,
}) => {
  await page.goto('/settings');
  for (const [path, { key }] of [
    ['/book-demo', fields[0]],
    ['/', fields[1]],
    ['/book-demo', fields[2]],
  ] as const) {
    const placeholder = key.replace('emailjs', 'YOUR').toUpperCase();
    await page.evaluate(
      ([name, value]) => {
        localStorage.clear();
        localStorage.setItem(name, value);
      },
      [key, placeholder] as const,
    );
    await page.goto(path);
    const notice = page.getByRole('note').filter({ hasText: 'EmailJS configuration is not set' });
    await expect(notice).toContainText(
      'EmailJS configuration is not set. Please set it up in the settings page.',
    );
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/settings');
    await expect(page.locator('.demo-form')).toHaveCount(0);
    // Nothing beside the notice says how much there is to answer.
    for (const text of [questionCount(), demoForm.after.title]) {
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
    }
  }
});

test('the page works if storage throws', async ({ page }) => {
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
  await page.getByLabel('User ID').fill('mine');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.locator('.toast')).toContainText('Failed to save EmailJS configuration.');
  await expect(page.getByLabel('User ID')).toHaveValue('mine');
});
