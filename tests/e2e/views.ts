import type { Browser, CDPSession, Page } from '@playwright/test';
import { findings } from './axe.ts';

export const widths = [1440, 768, 390, 320] as const;
export const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', colorScheme: 'dark', forcedColors: 'active' },
] as const;

export type View = { width: number; theme: (typeof themes)[number] };

/** Opens a page in this view; its scripts can be switched off while it loads. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  { theme: { colorScheme, forcedColors }, width }: View,
): Promise<{ page: Page; scripts: CDPSession } & AsyncDisposable> {
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
export async function accessibilityProblems(
  page: Page,
  name: string,
  within?: string,
): Promise<string[]> {
  // Finish color transitions between themes first.
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
