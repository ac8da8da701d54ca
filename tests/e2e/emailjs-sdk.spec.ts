import { createRequire } from 'node:module';
import type EmailJs from '@emailjs/browser';
import type { Page } from '@playwright/test';
import { defaultMailIds } from '#app/emailjs/built-in-ids.ts';
import { expect, test, testOnFreshSite, visitor } from './fixtures.ts';
import { failedCallMessage } from './mail-calls.ts';

/**
 * The mail service against the EmailJS browser SDK itself: what the documents of EmailJS promise about `send` has to
 * hold when the SDK's host is our own. The SDK is not part of the site, so the page's policy is lifted for it.
 */
test.use({ bypassCSP: true, expectedConsoleErrors: [failedCallMessage] });

const sdk = createRequire(import.meta.url).resolve('@emailjs/browser/dist/email.min.js');

declare global {
  interface Window {
    /** What the SDK's own bundle calls itself. */
    emailjs: typeof EmailJs;
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/terms-conditions');
  await page.addScriptTag({ path: sdk });
});

type Ids = { userId: string; serviceId: string; templateId: string };

/** One `emailjs.send` to the page's own origin: how it settled, as plain data. */
function send(page: Page, ids: Partial<Ids>, params: Record<string, string>) {
  return page.evaluate(
    async ([{ userId, serviceId, templateId }, templateParams]) => {
      window.emailjs.init({ publicKey: userId }, location.origin);
      return window.emailjs.send(serviceId, templateId, templateParams).then(
        ({ status, text }) => ({ resolved: { status, text } }),
        ({ status, text }) => ({ rejected: { status, text } }),
      );
    },
    [{ ...defaultMailIds, ...ids }, params] as const,
  );
}

testOnFreshSite(
  'the SDK sends a demo request and its auto-response, and both mails arrive',
  async ({ page, freshSite: site }) => {
    const who = visitor();
    const ok = { resolved: { status: 200, text: 'OK' } };
    expect(await send(page, {}, { ...who, to_email: 'sales@millrace.example' })).toEqual(ok);
    const response = { to_name: who.name, to_email: who.email, company_name: who.companyName };
    expect(await send(page, {}, { ...response, message: 'Thank you' })).toEqual(ok);
    await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
    await site.mailWhere((mail) => mail.to?.[0]?.address === who.email);
  },
);

for (const [ids, text] of [
  [{ userId: 'unknown_key' }, /^The Public Key is invalid/],
  [{ serviceId: 'service_unknown' }, /^The service ID not found/],
  [{ templateId: 'template_unknown' }, /^The template ID not found/],
] as const) {
  test(`the SDK rejects with status and text for a wrong ${Object.keys(ids)[0]}`, async ({
    page,
    site,
  }) => {
    const who = visitor();
    const outcome = await send(page, ids, { ...who, to_email: 'sales@millrace.example' });
    expect(outcome).toEqual({ rejected: { status: 400, text: expect.stringMatching(text) } });
    const stored = await site.requests();
    expect(stored.filter(({ email }) => email === who.email)).toEqual([]);
  });
}

test('the SDK rejects when the recipient is missing or the mail is too large', async ({ page }) => {
  const who = visitor();
  expect(await send(page, {}, { ...who, to_email: '' })).toEqual({
    rejected: { status: 422, text: 'The recipients address is empty' },
  });
  const large = { ...who, name: 'A'.repeat(60 * 1024), to_email: 'sales@millrace.example' };
  expect(await send(page, {}, large)).toEqual({
    rejected: { status: 413, text: expect.stringMatching(/^Variables size limit/) },
  });
});
