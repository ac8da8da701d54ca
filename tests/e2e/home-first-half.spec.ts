import { expect, test } from './fixtures.ts';

const widths = [320, 390, 768, 1024, 1440];

test('the first screen of a desktop holds the claim, both calls to action and the whole flow lane', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const hero = page.locator('.hero');
  for (const name of ['Book a Demo', 'Explore Features']) {
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(hero.locator('.lane')).toBeInViewport({ ratio: 1 });
});

test('the headline takes three lines at most, at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .locator('h1')
      .evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight));
    expect(Math.round(lines), `${width} px`).toBeLessThanOrEqual(3);
  }
});

test('the first screen of a phone holds both calls to action and the first stops of the lane', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const hero = page.locator('.hero');
  for (const name of ['Book a Demo', 'Explore Features']) {
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  const stops = hero.getByRole('listitem');
  await expect(stops.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(stops.nth(1)).toBeInViewport({ ratio: 1 });
});

test('no width scrolls sideways or shrinks a label below 13 px', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const judged = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<SVGTextElement>('main svg text')].filter(
        (label) => label.getClientRects().length > 0,
      );
      return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        labels: shown.length,
        smallest: Math.min(
          ...shown.map(
            (label) =>
              Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0),
          ),
        ),
      };
    });
    expect(judged.sideways, `${width} px`).toBeLessThanOrEqual(0);
    expect(judged.labels, `${width} px`).toBeGreaterThan(0);
    expect(judged.smallest, `${width} px`).toBeGreaterThanOrEqual(13);
  }
});

test('labels of a module drawing keep clear of each other on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/');
  const overlaps = await page.evaluate(() =>
    [...document.querySelectorAll('.module .mini')].flatMap((drawing) => {
      const labels = [...drawing.querySelectorAll('text')]
        .filter((label) => label.textContent)
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      const frame = drawing.getBoundingClientRect();
      const outside = labels.filter(
        ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1,
      );
      const touching = labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              // A box is a line high; its letters fill the middle two thirds of it.
              box.top + box.height / 3 < one.box.bottom &&
              one.box.top + one.box.height / 3 < box.bottom,
          )
          .map((other) => `${one.text} / ${other.text}`),
      );
      return [...outside.map(({ text }) => `outside: ${text}`), ...touching];
    }),
  );
  expect(overlaps).toEqual([]);
});

test("a module's parts are open where there is room and fold on a phone", async ({ page }) => {
  const part = page.getByText('Inter-departmental requests');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(part).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(part).toBeHidden();
  await page.getByText('What is in it: Help Ticket System').click();
  await expect(part).toBeVisible();
});
