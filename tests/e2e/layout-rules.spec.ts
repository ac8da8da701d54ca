import { expect, fontsArrived, test } from './fixtures.ts';
import { everyPage, layoutProblems } from './layout.ts';

test.use({ expectedConsoleErrors: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPage) {
  test(`${path} is laid out as the rules of layout.ts say, and prints no background`, async ({
    page,
  }) => {
    await page.goto(path);
    await fontsArrived(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    }
    const backgrounds = () =>
      page
        .locator('body, .band')
        .evaluateAll((all) => [
          ...new Set(all.map((each) => getComputedStyle(each).backgroundColor)),
        ]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect.poll(backgrounds, colorScheme).toEqual(['rgb(255, 255, 255)']);
    }
  });
}
