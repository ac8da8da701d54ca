import { pages } from '#app/site-map.ts';
import { expect, fillForm, sendForm, submitButton, test, visitor } from './fixtures.ts';

test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

test('without JavaScript an invalid form comes back with its messages and every value', async ({
  page,
  site,
}) => {
  await page.goto('/book-demo');
  const who = { ...visitor(), email: 'asha@', website: 'not a site' };
  await fillForm(page, who);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    submitButton(page).click(),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Please enter a valid website URL',
  ]);
  await expect(page.locator('.field__error')).toHaveCount(2);
  for (const [label, value] of [
    ['Name', who.name],
    ['Company name', who.companyName],
    ['Website', who.website],
    ['Phone number', who.phoneNumber],
    ['Email', who.email],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(page.getByLabel(who.employees, { exact: true })).toBeChecked();

  const corrected = visitor();
  await page.getByLabel('Website', { exact: true }).fill('');
  await page.getByLabel('Email', { exact: true }).fill(corrected.email);
  await sendForm(page);
  await expect(page.locator('.thank-you').getByText(corrected.email)).toBeVisible();
  await expect(page).toHaveTitle(/^Thank You: /);

  // Back shows the form as it was left, and asks nothing; sent once more it is the same request.
  await page.goBack();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(corrected.email);
  await sendForm(page);
  const stored = await site.requests();
  expect(stored.filter(({ fields }) => fields.email === corrected.email)).toHaveLength(1);
});

for (const path of ['/book-demo', '/']) {
  test(`without JavaScript a request from ${path} leads to the Thank You panel, and a reload sends nothing`, async ({
    page,
    site,
  }) => {
    await page.goto(path);
    const who = visitor();
    await sendForm(page, who);
    await expect(page.locator('.thank-you').getByText(who.email)).toBeVisible();
    await expect(page.getByText('Within 1-2 business days').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const stored = await site.requests();
    expect(stored.filter(({ fields }) => fields.email === who.email)).toHaveLength(1);
    await page.locator('.thank-you').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('without JavaScript every page has its heading and all its text, hides nothing, and shows no button that does nothing', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('h1'), path).toBeVisible();
    const idle = await page.locator('button:visible').evaluateAll((all) =>
      all.flatMap((button) => {
        if (!(button instanceof HTMLButtonElement)) return [];
        const posts = button.type === 'submit' && button.form?.method === 'post';
        return posts || button.popoverTargetElement ? [] : [button.textContent];
      }),
    );
    expect(idle, path).toEqual([]);
    // Of parts that take turns, each comes with its radio button.
    const choices = await page.locator('main input[type=radio]').all();
    const waiting = new Set(await page.locator('main h2').all());
    for (const choice of [null, ...choices]) {
      await choice?.check({ force: true });
      for (const heading of waiting) if (await heading.isVisible()) waiting.delete(heading);
      if (waiting.size === 0) break;
    }
    expect([...waiting].map(String), path).toEqual([]);
    await expect(page.locator('main [role=tabpanel][hidden]'), path).toHaveCount(0);
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(300);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, navigates and closes without JavaScript', async ({ page }) => {
    await page.goto('/privacy-policy');
    const menu = page.locator('#site-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Roadmap' }).click();
    await expect(page).toHaveURL('/#roadmap');
    await expect(page.locator('#roadmap')).toBeInViewport();
  });
});

test('without JavaScript an example process is drawn, and what scripts add is said', async ({
  page,
}) => {
  for (const path of ['/fms-details', '/']) {
    await page.goto(`${path}#draw`);
    const section = page.locator('#draw');
    await expect(section.locator('.without-script')).toBeVisible();
    await expect(section.locator('.what-if__answer')).toContainText('5 h late');
    await expect(section.locator('.own-step').first()).toContainText(/closes \w+ \d\d:\d\d/);
    await expect(section.getByRole('button')).toHaveCount(0);
  }
});
