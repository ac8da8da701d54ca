import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const waiting = '[data-waiting]';

test('from the first scroll on, sections below the window are hidden and fade in when a tenth is in view', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator(waiting)).toHaveCount(0);
  await page.mouse.wheel(0, 20);
  await expect(page.locator(waiting)).not.toHaveCount(0);
  const next = await page.locator(waiting).first().elementHandle();
  if (!next) throw new Error('Nothing waits');
  await expect
    .poll(() =>
      next.evaluate(
        (element) => getComputedStyle(element.querySelector('.reveal') ?? element).opacity,
      ),
    )
    .toBe('0');
  /** Scrolls until a share of the section is in view. */
  const show = (share: number) =>
    next.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + part * height - innerHeight, behavior: 'instant' });
    }, share);
  await show(0.05);
  // Longer than an observer takes to report.
  await page.waitForTimeout(200);
  expect(await next.getAttribute('data-waiting')).toBe('');
  await show(0.15);
  await expect.poll(() => next.getAttribute('data-waiting')).toBeNull();
  await expect
    .poll(() =>
      next.evaluate(
        (element) => getComputedStyle(element.querySelector('.reveal') ?? element).opacity,
      ),
    )
    .toBe('1');
});

test('on paper, under reduced motion, and after a jump to the end nothing stays hidden', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 20);
  await expect(page.locator(waiting)).not.toHaveCount(0);
  const opacities = () =>
    page
      .locator(waiting)
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).opacity))]);
  for (const media of [{ media: 'print' }, { media: null, reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media);
    expect(await opacities()).toEqual(['1']);
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator(waiting)).toHaveCount(0);
});
