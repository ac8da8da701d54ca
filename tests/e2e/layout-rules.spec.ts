import { expect, fontsArrived, test } from './fixtures.ts';
import { everyPage, layoutProblems } from './layout.ts';

test.use({ expectedConsoleErrors: [/status of 404/], contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPage) {
  test(`${path} is laid out as the rules of layout.ts say, on desktop, tablet and phones`, async ({
    page,
  }) => {
    await page.goto(path);
    await fontsArrived(page);
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    }
  });
}
