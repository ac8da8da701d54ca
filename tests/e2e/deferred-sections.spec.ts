import { expect, test } from './fixtures.ts';
import { layOutEverySection } from './layout.ts';

for (const window of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test('sections that wait for the visitor to come near take about the room they are given', async ({
      page,
    }) => {
      await page.goto('/');
      const sections = await page.locator('main > section').evaluateAll((all) =>
        all.flatMap((section) => {
          const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(section);
          const room = Number.parseFloat(containIntrinsicBlockSize.replace('auto', ''));
          return contentVisibility === 'auto' ? [{ id: section.id, room }] : [];
        }),
      );
      expect(sections.length).toBeGreaterThan(0);
      await layOutEverySection(page);
      for (const { id, room } of sections) {
        const height = await page.locator(`#${id}`).evaluate(({ clientHeight }) => clientHeight);
        expect(height / room, `#${id} is ${height} px tall`).toBeGreaterThan(0.85);
        expect(height / room, `#${id} is ${height} px tall`).toBeLessThan(1.15);
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
