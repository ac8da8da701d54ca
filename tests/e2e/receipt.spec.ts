import type { Page } from '@playwright/test';
import { demoForm } from '#app/demo-form/copy.ts';
import { expect, filledIn, sendForm, submitButton, test, visitor } from './fixtures.ts';

const copy = demoForm.thankYou;
const title = (page: Page) => page.getByRole('heading', { name: copy.title });
const lead = (page: Page) => page.locator('.thank-you__lead');

async function referenceShown(page: Page): Promise<string> {
  const [reference] =
    /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b/.exec((await lead(page).textContent()) ?? '') ?? [];
  return reference ?? 'no reference';
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
