import config from '#root/playwright.config.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, illegible, spoiled } from './legibility.ts';

// Text at 200 % without the page (WCAG 2.2, 1.4.4): browsers let a visitor set 32 px instead of 16 for all sites.
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
  test(`text at 200 % neither overlaps nor is cut off nor needs sideways scrolling at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of everyPage) {
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft([...(await spoiled(page)), ...(await illegible(page))], path).toEqual([]);
    }
  });
}
