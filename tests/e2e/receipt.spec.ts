import type { Page } from '@playwright/test';
import { demoForm } from '#app/demo-form/copy.ts';
import { expect, filledIn, sendForm, submitButton, test, visitor } from './fixtures.ts';
import { failedCallMessage } from './mail-calls.ts';

const copy = demoForm.thankYou;
const title = (page: Page) => page.getByRole('heading', { name: copy.title });
const lead = (page: Page) => page.locator('.thank-you__lead');

async function referenceShown(page: Page): Promise<string> {
  const [reference] =
    /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b/.exec((await lead(page).textContent()) ?? '') ?? [];
  return reference ?? 'no reference';
}

/** Fills in another address, reloads, and expects it to be still there. */
async function fillEmailAndReload(page: Page): Promise<void> {
  const email = page.getByLabel('Email', { exact: true });
  const address = visitor().email;
  await email.fill(address);
  await expect(page.locator('[data-hydrated]')).toHaveCount(1);
  await page.reload();
  await expect(email).toHaveValue(address);
}

for (const path of ['/book-demo', '/']) {
  test(`the thank-you on ${path} shows the reference, lasts through reload and Back, and a new visit begins anew`, async ({
    page,
    site,
  }) => {
    const who = visitor();
    await page.goto(path);
    await sendForm(page, who);
    const reference = await referenceShown(page);
    await page.reload();
    await expect(title(page)).toBeVisible();
    expect(await referenceShown(page)).toBe(reference);
    await page.goto('/settings');
    await page.goBack();
    await expect(title(page)).toBeVisible();
    const stored = (await site.requests()).filter(({ fields }) => fields.email === who.email);
    expect(stored.map(({ id }) => id)).toEqual([reference.replaceAll('-', '')]);
    await page.locator('.site-header').getByRole('link', { name: 'Book a Demo' }).first().click();
    await expect(page).toHaveURL('/book-demo');
    await expect(submitButton(page)).toBeVisible();
    await expect(title(page)).toHaveCount(0);
  });
}

test('a second request that is begun under the state of the first, as in WebKit, lasts through a reload', async ({
  page,
}) => {
  await page.goto('/book-demo');
  await sendForm(page, visitor());
  await expect(title(page)).toBeVisible();
  const state: unknown = await page.evaluate(() => history.state);
  await page.addInitScript((kept) => {
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival && 'type' in arrival && arrival.type === 'navigate') history.replaceState(kept, '');
  }, state);
  await page.goto('/book-demo');
  await fillEmailAndReload(page);
  await expect(title(page)).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a wrong address is corrected: the form comes back as it was, and sales learn what the new request corrects', async ({
      page,
      site,
    }) => {
      const who = visitor();
      const wrong = { ...who, email: who.email.replace('asha', 'asah') };
      await page.goto('/book-demo');
      await sendForm(page, wrong);
      const reference = await referenceShown(page);
      await page.getByText(copy.correct).click();
      await expect(submitButton(page)).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
      expect(await filledIn(page)).toEqual(wrong);
      await page.getByLabel('Email', { exact: true }).fill(who.email);
      await sendForm(page);
      const mail = await site.mailWhere((each) => each.replyTo?.[0]?.address === who.email);
      expect(mail.text).toMatch(new RegExp(`Corrects:? +${reference}`));
      expect(await referenceShown(page)).not.toBe(reference);
    });
  });
}

test.describe('after a post by the browser', () => {
  test.use({ expectedConsoleErrors: [failedCallMessage] });

  test('a correction by script of what the browser had posted lasts through a reload', async ({
    page,
  }) => {
    const scripts = '**/assets/entry.client-*.js';
    await page.route(scripts, (route) => route.abort());
    await page.goto('/book-demo');
    await sendForm(page, visitor());
    const reference = await referenceShown(page);
    await page.unroute(scripts);
    await page.getByText(copy.correct).click();
    await fillEmailAndReload(page);
    await sendForm(page);
    await expect.poll(() => referenceShown(page)).not.toBe(reference);
    const corrected = await referenceShown(page);
    await page.reload();
    await expect(title(page)).toBeVisible();
    expect(await referenceShown(page)).toBe(corrected);
  });
});
