import config from '#root/playwright.config.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, layoutProblems } from './layout.ts';

// A browser set to text of 32 px for all sites: unlike a page's style, media queries know of it.
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: [/status of 404/],
  bypassCSP: true,
});

for (const width of [390, 768, 1440]) {
  test(`every page is laid out as the rules of layout.ts say at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of everyPage) {
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await layoutProblems(page), path).toEqual([]);
    }
  });
}
