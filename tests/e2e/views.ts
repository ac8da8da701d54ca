import type { Browser, Page } from '@playwright/test';
import { pages, servedDocuments } from '#app/site-map.ts';
import { findings } from './axe.ts';
import { expect } from './fixtures.ts';
import { layOutEverySection } from './layout.ts';

export const widths = [1440, 768, 390, 320] as const;
export const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', colorScheme: 'dark', forcedColors: 'active' },
] as const;

export type View = { width: number; theme: (typeof themes)[number]['name'] };

/** Opens a page in this view; its scripts can be switched off while it loads. */
export async function openPage(browser: Browser, baseURL: string, { theme, width }: View) {
  const { colorScheme, forcedColors } = themes.find(({ name }) => name === theme) ?? themes[0];
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    forcedColors,
    // Otherwise a section could be checked while it fades in.
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    // For axe-core itself; the site's own policy is tested elsewhere.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const scripts = await context.newCDPSession(page);
  return { page, scripts, [Symbol.asyncDispose]: () => context.close() };
}

/** Findings in a page's current state, or in a part of it, each prefixed with a name. */
export async function accessibilityProblems(page: Page, name: string, within?: string) {
  // Finish color transitions between themes first. A section that is not laid out yet would begin its own later.
  await layOutEverySection(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
  const report = await findings(page, within);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (sideways) report.push('the page scrolls sideways');
  return report.map((finding) => `${name}: ${finding}`);
}

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

/** Findings on all pages in one view, as they are with the page's scripts or without. */
export async function problemsOfEveryPage(
  browser: Browser,
  baseURL: string,
  view: View,
  scripts: 'on' | 'off',
): Promise<string[]> {
  await using opened = await openPage(browser, baseURL, view);
  const report: string[] = [];
  for (const { path } of [...pages, ...servedDocuments]) {
    // Off while the page loads, so that none of its scripts runs; on again for axe-core.
    const setDisabled = (value: boolean) =>
      opened.scripts.send('Emulation.setScriptExecutionDisabled', { value });
    if (scripts === 'off') await setDisabled(true);
    await openDocument(opened.page, path);
    await setDisabled(false);
    report.push(...(await accessibilityProblems(opened.page, path)));
  }
  return report;
}
