import { expect, test } from './fixtures.ts';
import { problemsOfEveryPage, type View } from './views.ts';

// Each page is a few thousand elements; accessibility.full.spec.ts has the other views.
test.describe.configure({ timeout: 240_000 });

const views: View[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'forced colors', width: 768 },
];

for (const view of views) {
  test(`every page passes every rule: ${view.theme}, ${view.width} px`, async ({
    browser,
    site,
  }) => {
    expect(await problemsOfEveryPage(browser, site.url, view, 'on')).toEqual([]);
  });
}

test('in a forced palette no page color is laid behind text in the color of a filled button', async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({ colorScheme: 'dark', forcedColors: 'active' });
  const page = await context.newPage();
  for (const path of ['/', '/book-demo']) {
    await page.goto(site.url + path);
    const adjustments = await page.evaluate(() => {
      document.body.style.setProperty('outline-color', 'HighlightText');
      const ink = getComputedStyle(document.body).outlineColor;
      return Array.from(document.body.querySelectorAll('*'), (each) => getComputedStyle(each))
        .filter(({ color }) => color === ink)
        .map((style) => style.getPropertyValue('forced-color-adjust'));
    });
    expect(new Set(adjustments)).toEqual(new Set(['none']));
  }
});
