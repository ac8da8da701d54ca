import type { Page } from '@playwright/test';
import { expect, frame, test } from './fixtures.ts';

const saved = 'EmailJS configuration saved successfully!';

/** Opens the settings, where each press on the button gives one toast, and has time stand still once they are live. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/settings');
  await page.getByLabel('Service ID', { exact: true }).focus();
  await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function saveStill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.clock.runFor(frame);
}

function toasts(page: Page) {
  return page.locator('.toast');
}

test('a toast names its kind, disappears after 4000 ms and not before, and stays under the pointer', async ({
  page,
}) => {
  await openStill(page);
  await saveStill(page);
  await expect(toasts(page)).toHaveText([saved]);
  await expect(toasts(page).getByRole('img')).toHaveAccessibleName('Done');
  // It came at some moment of the frame that has passed.
  await page.clock.runFor(3 * frame);
  await expect(
    page.locator('[aria-live]:not(.demo-form *)').filter({ hasText: `Done. ${saved}` }),
  ).toHaveCount(1);
  await page.clock.runFor(3999 - 4 * frame);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1 + frame);
  await expect(toasts(page)).toHaveCount(0);

  await saveStill(page);
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast that was clicked leaves after its time, and does not take the focus', async ({
  page,
}) => {
  await openStill(page);
  await saveStill(page);
  const button = page.getByRole('button', { name: 'Save settings' });
  await expect(button).toBeFocused();
  await toasts(page).click();
  await expect(button).toBeFocused();
  await page.mouse.move(10, 10);
  await page.clock.runFor(4000 + 2 * frame);
  await expect(toasts(page)).toHaveCount(0);
});

test('at most three are visible, 356 px wide and 14 px apart, at the bottom right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStill(page);
  for (const count of [1, 2, 3, 3, 3]) {
    await saveStill(page);
    await expect(toasts(page)).toHaveCount(count);
  }
  await expect
    .poll(() =>
      toasts(page)
        .last()
        .evaluate((toast) => toast.getAnimations().length),
    )
    .toBe(0);
  const boxes = await toasts(page).evaluateAll((all) =>
    all.map((toast) => toast.getBoundingClientRect().toJSON()),
  );
  expect(boxes.map(({ width }) => width)).toEqual([356, 356, 356]);
  expect(boxes[1].top - boxes[0].bottom).toBeCloseTo(14, 1);
  expect(boxes[2].top - boxes[1].bottom).toBeCloseTo(14, 1);
  expect(boxes[2].right).toBe(1280 - 20);
  expect(boxes[2].bottom).toBe(800 - 20);
});

test('a swipe to the right by more than 20 px dismisses, a shorter one does not', async ({
  page,
}) => {
  await openStill(page);
  await saveStill(page);
  const toast = toasts(page);
  await expect(toast).toHaveCount(1);

  async function swipe(distance: number) {
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast is not on the page');
    const [x, y] = [box.x + 100, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 1; moved <= distance; moved += 1) await page.mouse.move(x + moved, y);
    await page.mouse.up();
  }

  await swipe(20);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await swipe(21);
  await expect(toast).toHaveCount(0);
});

test('the focus returns to where it was once the toasts are dismissed', async ({ page }) => {
  await openStill(page);
  const field = page.getByLabel('Service ID', { exact: true });
  await saveStill(page);
  await saveStill(page);
  await expect(toasts(page)).toHaveCount(2);
  await field.focus();
  await page.keyboard.press('Alt+t');
  const list = page.getByRole('region', { name: /^Notifications/ }).getByRole('list');
  await expect(list).toBeFocused();
  await expect(list).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});
