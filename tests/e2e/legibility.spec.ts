import { expect, test } from './fixtures.ts';
import { everyPage, illegible, spoiled } from './legibility.ts';

// WCAG 2.2, 1.4.12 is about a visitor's own styles, which the site's policy does not govern.
test.use({ expectedConsoleErrors: [/status of 404/], bypassCSP: true });

const widerText =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`no page scrolls sideways, has text under 13 px, lines over 75 characters or overlapping text at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of everyPage) {
      await page.goto('about:blank');
      await page.goto(path);
      expect(await illegible(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

for (const width of [390, 1440]) {
  test(`text with WCAG spacing does not overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of everyPage) {
      await page.goto('about:blank');
      await page.goto(path);
      await page.addStyleTag({ content: widerText });
      const found = await illegible(page);
      expect(
        found.filter((each) => each.includes(' lies on ')),
        path,
      ).toEqual([]);
    }
  });
}

// Twice as large by a style, which no media query sees; the tests of large text use the browser's setting.
test('text at 200 % neither overlaps nor is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of everyPage) {
    await page.goto('about:blank');
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect.soft([...(await spoiled(page)), ...(await illegible(page))], path).toEqual([]);
  }
});
