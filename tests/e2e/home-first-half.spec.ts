import { home } from '#app/content/home.ts';
import { escalation } from '#app/sample-operations/order-2041.ts';
import { expect, test } from './fixtures.ts';

const widths = [320, 390, 768, 1024, 1440];
const { vendor = '' } = escalation.missing[0] ?? {};
const [first, second] = home.modules.entries;

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the first screen at ${size.width} px shows the claim, the tagline, both links and the phone's button`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const hero = page.locator('.hero');
    for (const name of ['Book a Demo', 'Explore Features']) {
      await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(hero.getByText(home.hero.lead)).toBeInViewport({ ratio: 1 });
    const phone = hero.locator('.phone');
    await expect(phone.getByText(`Ask ${vendor}`)).toBeInViewport({ ratio: 1 });
    await expect(phone.getByText(escalation.reassignTo.name)).toBeInViewport({ ratio: 1 });
  });
}

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

test('no width scrolls sideways or shrinks a label below 13 px', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const measured = await page.evaluate(() => {
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
    expect(measured.sideways, `${width} px`).toBeLessThanOrEqual(0);
    expect(measured.labels, `${width} px`).toBeGreaterThan(0);
    expect(measured.smallest, `${width} px`).toBeGreaterThanOrEqual(13);
  }
});

test('the tour shows one window and exposes all six to screen readers; clicks and arrow keys choose', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const windows = page.locator('.tour .window');
  const seen = () =>
    windows.evaluateAll((all) =>
      all.flatMap((each, index) => (getComputedStyle(each).opacity === '1' ? [index] : [])),
    );
  expect(await seen()).toEqual([0]);
  await page.getByText(second.name, { exact: true }).first().click();
  expect(await seen()).toEqual([1]);
  await page.keyboard.press('ArrowUp');
  expect(await seen()).toEqual([0]);
  await expect(page.getByRole('radio', { name: first.name })).toBeFocused();
  const tree = await page.locator('.tour').ariaSnapshot();
  for (const window of await windows.locator('.window__title').all()) {
    expect(tree).toContain((await window.textContent()) ?? 'untitled');
  }
});

test('on a phone all six windows are shown, each complete', async ({ page }) => {
  // Otherwise sections below the fold stay hidden until they are scrolled into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('.tour').getByRole('radio')).toHaveCount(0);
  for (const window of await page.locator('.tour .window').all()) {
    await expect(window).toBeVisible();
    await expect(window).toHaveCSS('opacity', '1');
    expect(
      await window.evaluate((each) =>
        [...each.querySelectorAll('*')].every(
          (part) =>
            !part.checkVisibility() ||
            part.closest('.visually-hidden') ||
            part.getBoundingClientRect().right <= each.getBoundingClientRect().right + 1,
        ),
      ),
    ).toBe(true);
  }
});

for (const width of [390, 768, 1280]) {
  test(`names 1.6 times as long do not overlap in the drawn app at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.window, .phone')].flatMap((drawing) => {
        if (!drawing.checkVisibility({ opacityProperty: true })) return [];
        const names = [...drawing.querySelectorAll('b, small')].filter((name) =>
          name.checkVisibility(),
        );
        for (const name of names) {
          const words = name.textContent;
          name.textContent = `${words} ${words.slice(0, Math.round(words.length * 0.6))}`;
        }
        return names.map((name) => ({ drawing, name }));
      });
      const placed = boxes.map(({ drawing, name }) => ({
        drawing,
        words: name.textContent,
        box: name.getBoundingClientRect(),
      }));
      return placed.flatMap((one, index) =>
        placed
          .slice(index + 1)
          .filter(
            (other) =>
              other.drawing === one.drawing &&
              one.box.width > 1 &&
              other.box.width > 1 &&
              one.box.left < other.box.right - 1 &&
              other.box.left < one.box.right - 1 &&
              one.box.top < other.box.bottom - 3 &&
              other.box.top < one.box.bottom - 3,
          )
          .map((other) => `${one.words} / ${other.words}`),
      );
    });
    expect(overlaps).toEqual([]);
  });
}
