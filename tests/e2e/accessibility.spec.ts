import type { Page } from '@playwright/test';
import { pages, servedDocuments } from '#app/site-map.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityProblems, openPage, themes, widths } from './views.ts';

// Twelve documents a test, with a few thousand elements each.
test.describe.configure({ timeout: 240_000 });

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

for (const theme of themes) {
  for (const width of widths) {
    const view = `${theme.name}, ${width} px`;

    test(`every page passes every rule: ${view}`, async ({ browser, site }) => {
      await using opened = await openPage(browser, site.url, { theme, width });
      const report: string[] = [];
      for (const { path } of documents) {
        await openDocument(opened.page, path);
        report.push(...(await accessibilityProblems(opened.page, path)));
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
        report.push(...(await accessibilityProblems(opened.page, path)));
      }
      expect(report).toEqual([]);
    });
  }
}
