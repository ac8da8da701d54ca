import { expect, test } from './fixtures.ts';
import { layOutEverySection } from './layout.ts';

for (const window of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test('sections that wait for the visitor to come near are about as tall as the room left for them', async ({
      page,
    }) => {
      await page.goto('/');
      const heights = () =>
        page
          .locator('main > section')
          .evaluateAll((sections) => sections.map(({ clientHeight }) => clientHeight));
      const before = await heights();
      await layOutEverySection(page);
      const after = await heights();
      expect(after).not.toEqual(before);
      for (const [index, height] of after.entries()) {
        const share = height / (before[index] ?? 0);
        expect(share, `section ${index + 1} is ${height} px tall`).toBeGreaterThan(0.9);
        expect(share, `section ${index + 1} is ${height} px tall`).toBeLessThan(1.1);
      }
    });

    for (const from of ['/', '/terms-conditions']) {
      test(`the footer's link on ${from} to a section far below the first screen ends there`, async ({
        page,
      }) => {
        await page.goto(from);
        await page.locator('footer').getByRole('link', { name: 'Roadmap' }).click();
        const top = () =>
          page.locator('#roadmap').evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(100);
        await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
        expect(await top()).toBeGreaterThan(0);
        expect(await top()).toBeLessThan(100);
      });
    }
  });
}
