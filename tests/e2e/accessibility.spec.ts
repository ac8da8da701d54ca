import type { Browser, CDPSession, Page } from '@playwright/test';
import { pages, servedDocuments } from '#app/site-map.ts';
import { findings } from './axe.ts';
import { expect, fillForm, submitButton, test, visitor } from './fixtures.ts';
import { answerCalls, type MailCall, recordMailCalls } from './mail-calls.ts';

// Twelve documents a test, with a few thousand elements each.
test.describe.configure({ timeout: 240_000 });

const widths = [1440, 768, 390, 320] as const;
const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active' },
] as const;

type View = { width: number; theme: (typeof themes)[number] };

async function openPage(
  browser: Browser,
  baseURL: string,
  { theme: { colorScheme, forcedColors }, width }: View,
): Promise<{ page: Page; scripts: CDPSession } & AsyncDisposable> {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    forcedColors,
    // Otherwise a band that fades in would be judged half-way.
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    // For axe-core itself; the site's own policy is tested elsewhere.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const scripts = await context.newCDPSession(page);
  return { page, scripts, [Symbol.asyncDispose]: () => context.close() };
}

const documents = [...pages, ...servedDocuments];

/** Opens a page; the redirecting one, which leads home within 100 ms, is held where it is. */
async function openDocument(page: Page, path: string): Promise<void> {
  if (path === '/redirecting') {
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) => route.abort('aborted'),
    );
  }
  await page.goto(path, { waitUntil: path === '/redirecting' ? 'commit' : 'load' });
  await page.locator('.site-footer').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Findings of a page as it stands, each with a name before it. */
async function judged(page: Page, name: string): Promise<string[]> {
  const report = await findings(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (sideways) report.push('the page scrolls sideways');
  return report.map((finding) => `${name}: ${finding}`);
}

for (const theme of themes) {
  for (const width of widths) {
    const view = `${theme.name}, ${width} px`;

    test(`every page passes every rule: ${view}`, async ({ browser, site }) => {
      await using opened = await openPage(browser, site.url, { theme, width });
      const report: string[] = [];
      for (const { path } of documents) {
        await openDocument(opened.page, path);
        report.push(...(await judged(opened.page, path)));
      }
      expect(report).toEqual([]);
    });

    test(`every page passes every rule without JavaScript: ${view}`, async ({ browser, site }) => {
      await using opened = await openPage(browser, site.url, { theme, width });
      const report: string[] = [];
      for (const { path } of documents) {
        // Off while the page loads, so that none of its scripts runs; on again for axe-core.
        await opened.scripts.send('Emulation.setScriptExecutionDisabled', { value: true });
        await openDocument(opened.page, path);
        await opened.scripts.send('Emulation.setScriptExecutionDisabled', { value: false });
        report.push(...(await judged(opened.page, path)));
      }
      expect(report).toEqual([]);
    });
  }
}

/** Brings a fresh page into a state that a visitor meets. */
const states: {
  name: string;
  path: string;
  narrow?: true;
  reach: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the form with errors',
    path: '/book-demo',
    async reach(page) {
      await submitButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
    },
  },
  {
    name: 'the form with errors in its dark band',
    path: '/',
    async reach(page) {
      await submitButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
    },
  },
  {
    name: 'the form while it is sent',
    path: '/book-demo',
    async reach(page) {
      const calls: MailCall[] = recordMailCalls(page);
      await page.route('**/api/**', () => undefined);
      await fillForm(page, visitor());
      await submitButton(page).click();
      await expect.poll(() => calls.length).toBe(1);
      await expect(submitButton(page)).toBeDisabled();
    },
  },
  {
    name: 'the form after a failure, with its toast',
    path: '/book-demo',
    async reach(page) {
      await answerCalls(page, [{ status: 400 }]);
      await fillForm(page, visitor());
      await submitButton(page).click();
      await expect(page.locator('.toast[data-kind=error]')).toBeVisible();
      // A toast under the pointer stays.
      await page.locator('.toast[data-kind=error]').hover();
    },
  },
  {
    name: 'the Thank You panel',
    path: '/book-demo',
    async reach(page) {
      await answerCalls(page, [{ status: 200, text: 'OK' }]);
      await fillForm(page, visitor());
      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    },
  },
  {
    name: 'the Thank You panel in its dark band',
    path: '/',
    async reach(page) {
      await answerCalls(page, [{ status: 200, text: 'OK' }]);
      await fillForm(page, visitor());
      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    },
  },
  {
    name: 'the notice that stands for the form',
    path: '/book-demo',
    async reach(page) {
      await page.evaluate(() => localStorage.setItem('emailjs_user_id', 'YOUR_USER_ID'));
      await page.reload();
      await expect(page.locator('.notice')).toBeVisible();
    },
  },
  {
    name: 'the open menu',
    path: '/privacy-policy',
    narrow: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#site-menu')).toBeVisible();
    },
  },
];

for (const theme of themes) {
  for (const width of [1440, 320] as const) {
    test(`every state passes every rule: ${theme.name}, ${width} px`, async ({ browser, site }) => {
      const report: string[] = [];
      for (const { name, path, narrow, reach } of states) {
        if (narrow && width > 768) continue;
        await using opened = await openPage(browser, site.url, { theme, width });
        await opened.page.goto(path);
        await reach(opened.page);
        // A toast covers what is at the lower edge of a phone for its four seconds; at the top that is no control.
        await opened.page.evaluate(() => scrollTo(0, 0));
        report.push(...(await judged(opened.page, name)));
      }
      expect(report).toEqual([]);
    });
  }
}
