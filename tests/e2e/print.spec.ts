import { pages } from '#app/site-map.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test('no page and no band prints a background', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const ground of await page.locator('body, .band').all()) {
        await expect(ground, path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
    }
  }
});
