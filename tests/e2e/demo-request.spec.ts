import { defaultMailIds } from '#request/mail-api.ts';
import {
  expect,
  fillForm,
  sendForm,
  submitButton,
  test,
  testOnFreshSite,
  unanswered,
  visitor,
} from './fixtures.ts';
import { isDemoRequest, recordMailCalls, sendPattern } from './mail-calls.ts';

/** What browsers have learned since Chrome 120, Safari 17 and Firefox 119. */
const newerThanScriptsNeed = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Iterator.prototype.map',
  'Iterator.prototype.toArray',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.union',
  'URL.parse',
];

testOnFreshSite(
  'a visitor asks for a demo on the home page, and sales and visitor both get their mail',
  async ({ page, freshSite: site }) => {
    const who = visitor();
    await page.goto('/');
    await fillForm(page, who);
    await submitButton(page).click();
    // First, since a toast stays for four seconds only.
    await expect(page.locator('.toast')).toContainText(
      "Your demo request has been sent successfully! We've also sent you a confirmation email.",
    );
    const title = page.getByRole('heading', { name: 'Thank You' });
    await expect(title).toBeFocused();
    const panel = page.locator('.thank-you');
    await expect(panel.getByText(who.email)).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(panel.getByText('Within 1-2 business days')).toBeVisible();
    await expect(page.locator('.demo-form')).toHaveCount(0);

    const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    for (const value of Object.values(who)) {
      expect(toSales.text).toContain(value);
      expect(toSales.html).toContain(value);
    }
    await site.mailWhere((mail) => mail.to?.[0]?.address === who.email);
  },
);

for (const { browser, lacks, sentByScripts } of [
  { browser: 'as old as the scripts allow', lacks: newerThanScriptsNeed, sentByScripts: true },
  { browser: 'that is too old for the scripts', lacks: ['URL.canParse'], sentByScripts: false },
]) {
  test(`a browser ${browser} sends the form`, async ({ page, site }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        const path = name.split('.');
        const owner = path.slice(0, -1).reduce((object, key) => Reflect.get(object, key), window);
        Reflect.deleteProperty(owner, path.at(-1) ?? '');
      }
    }, lacks);
    const calls = recordMailCalls(page);
    const who = visitor();
    await page.goto('/book-demo');
    await sendForm(page, who);
    expect(calls.filter(isDemoRequest)).toHaveLength(sentByScripts ? 1 : 0);
    const stored = await site.requests();
    expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
  });
}

test('the two calls carry exactly what the specification says, in its order', async ({ page }) => {
  const calls = recordMailCalls(page);
  const who = visitor();
  await page.goto('/book-demo');
  await fillForm(page, { ...who, website: '' });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  const ids = {
    lib_version: '4.4.1',
    user_id: defaultMailIds.userId,
    service_id: defaultMailIds.serviceId,
    template_id: defaultMailIds.templateId,
  };
  expect(calls[0]?.text).toBe(
    JSON.stringify({
      ...ids,
      template_params: {
        name: who.name,
        companyName: who.companyName,
        website: 'Not provided',
        phoneNumber: who.phoneNumber,
        email: who.email,
        employees: who.employees,
        to_email: 'sales@millrace.example',
        ...unanswered,
      },
    }),
  );
  const { template_params: params, ...rest } = JSON.parse(calls[1]?.text ?? '');
  expect(rest).toEqual(ids);
  expect(Object.keys(params)).toEqual(['to_name', 'to_email', 'company_name', 'message']);
  expect(params).toMatchObject({
    to_name: who.name,
    to_email: who.email,
    company_name: who.companyName,
  });
  for (const part of ['Thank you', who.companyName, who.employees, who.phoneNumber, who.email]) {
    expect(params.message).toContain(part);
  }
  expect(params.message).toMatch(/docs.*https?:\/\//);
});

test('ten fast submits make one request; until its response the button reads Submitting..., and a toast says so', async ({
  page,
  site,
}) => {
  const calls = recordMailCalls(page);
  const released = Promise.withResolvers<void>();
  await page.route(sendPattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  const who = visitor();
  await page.goto('/book-demo');
  await fillForm(page, who);
  await page.locator('.demo-form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    for (let time = 0; time < 10; time += 1) form.requestSubmit();
  });
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.locator('.demo-form')).toHaveAttribute('aria-busy', 'true');
  const toast = page.locator('.toast');
  await expect(toast).toHaveAttribute('data-kind', 'loading');
  released.resolve();
  await expect(toast).toHaveAttribute('data-kind', 'success');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.filter(isDemoRequest)).toHaveLength(1);
  const stored = await site.requests();
  expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
});

test('nothing is sent while an id is empty, and a message says why', async ({ page }) => {
  const calls = recordMailCalls(page);
  await page.addInitScript(() => localStorage.setItem('emailjs_service_id', ''));
  const who = visitor();
  await page.goto('/book-demo');
  await fillForm(page, who);
  await submitButton(page).click();
  await expect(page.locator('.toast')).toContainText(
    'EmailJS configuration is not set. Please set it up in the settings page.',
  );
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who.email);
  expect(calls).toEqual([]);
});
