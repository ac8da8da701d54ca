import type { Browser, CDPSession, Page } from '@playwright/test';
import { findings } from './axe.ts';

export const widths = [1440, 768, 390, 320] as const;
export const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colors', colorScheme: 'dark', forcedColors: 'active' },
] as const;

export type View = { width: number; theme: (typeof themes)[number] };

/** A page seen so, whose scripts can be switched off while it loads. */
export async function openPage(
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

/** Findings of a page as it stands, or of a part of it, each with a name before it. */
export async function judged(page: Page, name: string, within?: string): Promise<string[]> {
  // A color on its way from one theme to the other is neither.
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
