import { findBrowser } from '../find-browser.ts';
import { expect, sendForm, test, visitor } from './fixtures.ts';

// Plain http on a name that is not loopback, as http://192.168.0.10:3000 in an office: no secure context, so
// crypto.randomUUID, crypto.subtle and navigator.clipboard do not exist.
const host = 'shop.test';
test.use({
  expectedConsoleErrors: [/^The Cross-Origin-Opener-Policy header has been ignored/],
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
  baseURL: async ({ site }, use) => use(`http://${host}:${new URL(site.url).port}`),
});

for (const path of ['/book-demo', '/']) {
  test(`the form on ${path} is filled and sent where the context is not secure`, async ({
    page,
    site,
  }) => {
    const who = visitor();
    await page.goto(path);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await sendForm(page, who);
    await site.mailWhere((mail) => mail.replyTo?.[0]?.address === who.email);
  });
}
