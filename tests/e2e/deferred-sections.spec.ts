import { home } from '#app/pages/home/copy.ts';
import { expect, test } from './fixtures.ts';
import { layOutEverySection } from './layout.ts';

for (const window of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test('sections that wait for the visitor to come near have about the room that they take', async ({
      page,
    }) => {
      await page.goto('/');
      await layOutEverySection(page);
      const sections = await page.locator('main > section').evaluateAll((all) =>
        all.map((section) => {
          const style = getComputedStyle(section);
          const padding =
            Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
          const room = Number.parseFloat(style.containIntrinsicBlockSize.replace('auto', ''));
          return { id: section.id, height: section.clientHeight - padding, room };
        }),
      );
      const waiting = sections.filter(({ room }) => room > 0);
      expect(waiting.length).toBeGreaterThan(0);
      for (const { id, height, room } of waiting) {
        // The last section grows with the fields of its form.
        const slack = id === home.closing.id ? 0.25 : 0.1;
        expect(Math.abs(height / room - 1), `#${id}: ${height} px`).toBeLessThan(slack);
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

test('a page that nobody scrolls is laid out to its end after a while', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const waiting = () =>
    page
      .locator('section')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).contentVisibility === 'auto'),
      );
  expect(await waiting()).not.toEqual([]);
  await page.clock.runFor(15_000);
  expect(await waiting()).toEqual([]);
});
