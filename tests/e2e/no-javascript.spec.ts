import type { Email } from 'postal-mime';
import { messages } from '#app/content/messages.ts';
import { site } from '#app/content/site.ts';
import { pages } from '#app/site-map.ts';
import { startSite } from '../site-process.ts';
import {
  expect,
  filledIn,
  fillForm,
  submitButton,
  test,
  testOnFreshSite,
  visitor,
} from './fixtures.ts';

test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

/** A sales mail but for what differs between any two requests: when it came, and its reference. */
function comparable(mail: Email, email: string): string | undefined {
  return mail.text
    ?.replaceAll(email, 'the visitor')
    .split('\n')
    .filter((line) => !/^(?:Received|Reference|Visit)/.test(line))
    .join('\n');
}

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
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.locator('.thank-you').getByText(corrected.email)).toBeVisible();
  await expect(page).toHaveTitle(/^Thank You: /);

  // Back shows the form as it was left, and asks nothing; sent once more it is the same request.
  await page.goBack();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(corrected.email);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const stored = await site.requests();
  expect(stored.filter(({ email }) => email === corrected.email)).toHaveLength(1);
});

test.describe('over the rate', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test('without JavaScript a client over its rate limit gets 429, the time to wait, and its form back', async ({
    page,
  }) => {
    await using site = await startSite({ env: { RATE_LIMIT: '1' } });
    const who = visitor();
    // A second try is over the rate, unless a minute ended between the two; then the third is.
    for (let tries = 0; tries < 3; tries += 1) {
      await page.goto(`${site.url}/book-demo`);
      await fillForm(page, who);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        submitButton(page).click(),
      ]);
      if (answer.status() === 303) continue;
      expect(answer.status()).toBe(429);
      expect(await answer.headerValue('retry-after')).toMatch(/^[1-9]\d*$/);
      await expect(page.getByText(messages.request.sendFailed)).toBeVisible();
      expect(await filledIn(page)).toEqual(who);
      return;
    }
    throw new Error('No post was over the rate');
  });
});

test('without JavaScript a link in the error summary scrolls to the field and its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/book-demo');
  await submitButton(page).click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  for (const [message, field] of [
    ['Please enter a valid email address', '#email'],
    ['Company name must be at least 2 characters', '#companyName'],
  ] as const) {
    await summary.getByRole('link', { name: message }).click();
    await expect(page.locator(field)).toBeFocused();
    const label = await page.locator(`label[for=${field.slice(1)}]`).boundingBox();
    const header = await page.locator('.site-header').boundingBox();
    expect(label?.y, field).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});

for (const path of ['/book-demo', '/']) {
  test(`without JavaScript a request from ${path} leads to the Thank You panel, and a reload sends nothing`, async ({
    page,
    site,
  }) => {
    await page.goto(path);
    const who = visitor();
    await fillForm(page, who);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await expect(page.locator('.thank-you').getByText(who.email)).toBeVisible();
    await expect(page.getByText('Within 1-2 business days').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const stored = await site.requests();
    expect(stored.filter(({ email }) => email === who.email)).toHaveLength(1);
    await page.locator('.thank-you').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

testOnFreshSite(
  'both mails of a native post equal those of the browser’s own send',
  async ({ page, freshSite: site, browser }) => {
    const [native, live] = [visitor(), visitor()];
    await page.goto('/book-demo');
    await fillForm(page, native);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: true });
    const other = await context.newPage();
    await other.goto(`${site.url}/book-demo`);
    await fillForm(other, live);
    await submitButton(other).click();
    await expect(other.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await context.close();

    const of = async ({ email }: { email: string }) => {
      const toSales = await site.mailWhere((mail) => mail.replyTo?.[0]?.address === email);
      const toVisitor = await site.mailWhere((mail) => mail.to?.[0]?.address === email);
      return [toSales, toVisitor].map((mail) => ({
        subject: mail.subject,
        text: comparable(mail, email),
      }));
    };
    expect(await of(native)).toEqual(await of(live));
  },
);

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

  test('a link in the open menu scrolls its target to below the menu, with large text and in a low window too', async ({
    page,
  }) => {
    for (const [width, height, text] of [
      [390, 844, 200],
      [667, 375, 100],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await page.locator('html').evaluate((root, size) => {
        root.style.fontSize = `${size}%`;
      }, text);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.locator('#site-menu');
      for (const { label, anchor } of site.nav) {
        await menu.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(`/#${anchor}`);
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        await expect(menu).toBeVisible();
        const low = await menu.evaluate((open) => open.getBoundingClientRect().bottom);
        const top = await page
          .locator(`#${anchor}`)
          .evaluate((part) => part.getBoundingClientRect().top);
        expect(top, anchor).toBeGreaterThanOrEqual(low);
      }
    }
  });
});
