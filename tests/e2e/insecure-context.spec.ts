import { expect, sendForm, test, visitor } from './fixtures.ts';

// Plain http on a name that is not loopback, as http://192.168.0.10:3000 in an office: no secure context, so
// crypto.randomUUID, crypto.subtle and navigator.clipboard do not exist. The browser is told where this name leads.
test.use({
  expectedConsoleErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/],
  baseURL: async ({ site }, use) => use(`http://shop.test:${new URL(site.url).port}`),
});

test('the form is filled and sent where the context is not secure', async ({ page, site }) => {
  const who = visitor();
  await page.goto('/book-demo');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await sendForm(page, who);
  await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
});
