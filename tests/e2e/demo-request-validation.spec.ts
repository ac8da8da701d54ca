import type { Page } from '@playwright/test';
import { demoForm } from '#app/demo-form/copy.ts';
import { expect, fillForm, sendForm, submitButton, test, visitor } from './fixtures.ts';
import { recordMailCalls } from './mail-calls.ts';

/** Each rule of the specification's section 5: an invalid answer, its correction, and the message. */
const rules = [
  { label: 'Name', bad: 'A', good: 'As', message: 'Name must be at least 2 characters' },
  {
    label: 'Company name',
    bad: 'R',
    good: 'Ra',
    message: 'Company name must be at least 2 characters',
  },
  {
    label: 'Website',
    bad: 'not a site',
    good: 'rao.example',
    message: 'Please enter a valid website URL',
  },
  {
    label: 'Phone number',
    bad: '987654321',
    good: '9876543210',
    message: 'Please enter a valid phone number',
  },
  {
    label: 'Email',
    bad: 'asha@',
    good: 'asha@rao.example',
    message: 'Please enter a valid email address',
  },
] as const;

const employees = 'Please select number of employees';

function messages(page: Page) {
  return page.locator('.demo-form .field__error');
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function openHydratedForm(page: Page): Promise<void> {
  await page.goto('/book-demo');
  await field(page, 'Name').focus();
  await expect(page.locator('[data-island=demo-form]')).toHaveAttribute('data-hydrated', '');
}

test('a field is validated on blur, never while first typed, and cleared as soon as it is corrected', async ({
  page,
}) => {
  await openHydratedForm(page);
  for (const { label, bad, good, message } of rules) {
    const input = field(page, label);
    await input.focus();
    await input.pressSequentially(bad);
    await expect(messages(page)).toHaveCount(0);
    await input.blur();
    await expect(messages(page)).toHaveText([message]);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await input.fill(good);
    await expect(messages(page)).toHaveCount(0);
    await expect(input).not.toHaveAttribute('aria-invalid');
  }
});

test('an empty form gets a message for each required field and a summary that takes the focus', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  await openHydratedForm(page);
  await submitButton(page).click();
  const expected = [
    'Name must be at least 2 characters',
    'Company name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    employees,
  ];
  await expect(messages(page)).toHaveText(expected);
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(expected);
  await summary.getByRole('link', { name: employees }).click();
  await expect(field(page, '1-10')).toBeFocused();
  expect(calls).toEqual([]);
  await fillForm(page, { ...visitor(), employees: '' });
  await expect(messages(page)).toHaveText([employees]);
  await expect(summary.getByRole('link')).toHaveText([employees]);
  await field(page, '501+').check();
  await expect(messages(page)).toHaveCount(0);
  await expect(summary).toHaveCount(0);
  await sendForm(page);
});

test('a mistyped mail domain gets a suggestion that one press accepts', async ({ page }) => {
  await openHydratedForm(page);
  await fillForm(page, visitor());
  await field(page, 'Email').fill('asha@gmial.com');
  await field(page, 'Name').focus();
  await expect(messages(page)).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Did you mean asha@gmail.com?');
  await page.getByRole('button', { name: 'Did you mean asha@gmail.com?' }).click();
  await expect(field(page, 'Email')).toHaveValue('asha@gmail.com');
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Name').focus();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('');
  await sendForm(page);
});

test('what people paste is kept as typed and sent; what is too long is not cut, and the message gives the limit', async ({
  page,
}) => {
  const calls = recordMailCalls(page);
  const box = crypto.randomUUID().slice(0, 8);
  const typed = `Jürgen <${box}@müller.de>,`;
  await openHydratedForm(page);
  const numbers = '+91 98765 43210 / +91 98765 43211, mornings only';
  await field(page, 'Phone number').focus();
  await page.keyboard.insertText(numbers);
  await field(page, 'Name').focus();
  await expect(field(page, 'Phone number')).toHaveValue(numbers);
  await expect(messages(page)).toHaveText([/at most 40 characters/]);
  await fillForm(page, { ...visitor(), email: typed, website: 'keine', phoneNumber: 'abcdefghij' });
  await field(page, 'Phone number').focus();
  await field(page, 'Name').focus();
  await expect(page.getByText(demoForm.phoneAdvice)).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(typed);
  await expect(messages(page)).toHaveCount(0);
  await sendForm(page);
  await expect(page.locator('.thank-you')).toContainText(`${box}@müller.de`);
  const { template_params: sent } = JSON.parse(calls[0]?.text ?? '');
  expect(sent).toMatchObject({
    email: `${box}@xn--mller-kva.de`,
    website: 'Not provided',
    phoneNumber: 'abcdefghij',
  });
});
