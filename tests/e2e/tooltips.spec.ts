import type { Page } from '@playwright/test';
import { tooltipDelays } from '#app/page-script/tooltips.ts';
import { site } from '#app/ui/copy.ts';
import { expect, test } from './fixtures.ts';

type Name = 'TAT' | 'FMS';

const explanation = (name: Name) =>
  Object.values(site.terms).find((each) => each.name === name)?.text ?? 'no such term';

function term(page: Page, name: Name) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first();
}

function tooltip(page: Page, name: Name) {
  return page.locator('.tooltip').filter({ hasText: explanation(name), visible: true });
}

test('a term’s explanation appears 700 ms after the pointer came to rest on it, the next one’s at once within 300 ms', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await term(page, 'TAT').hover();
  await page.mouse.move(5, 300);
  await page.clock.runFor(2 * tooltipDelays.show);
  await expect(tooltip(page, 'TAT'), 'after crossing').toHaveCount(0);
  await term(page, 'TAT').hover();
  await page.clock.runFor(tooltipDelays.show - 1);
  await expect(tooltip(page, 'TAT')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page, 'TAT')).toBeVisible();
  await tooltip(page, 'TAT').hover();
  await page.clock.runFor(1000);
  await expect(tooltip(page, 'TAT'), 'under the pointer').toBeVisible();

  await page.mouse.move(5, 300, { steps: 3 });
  await page.clock.runFor(tooltipDelays.leave);
  await expect(tooltip(page, 'TAT')).toHaveCount(0);
  await page.clock.runFor(tooltipDelays.skip - 1);
  await term(page, 'FMS').hover();
  await expect(tooltip(page, 'FMS')).toBeVisible();
  await page.mouse.move(5, 700, { steps: 3 });
  await page.clock.runFor(tooltipDelays.leave);
  await expect(tooltip(page, 'FMS')).toHaveCount(0);
  await page.clock.runFor(tooltipDelays.skip + 1);
  await term(page, 'TAT').hover();
  await page.clock.runFor(tooltipDelays.show - 1);
  await expect(tooltip(page, 'TAT')).toHaveCount(0);
});

test('a term’s explanation appears on keyboard focus and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').getByRole('radio', { checked: true }).first().focus();
  await page.keyboard.press('Tab');
  await expect(term(page, 'TAT')).toBeFocused();
  await expect(tooltip(page, 'TAT')).toBeVisible();
  await expect(term(page, 'TAT')).toHaveAccessibleDescription(explanation('TAT'));
  await page.keyboard.press('Escape');
  await expect(tooltip(page, 'TAT')).toHaveCount(0);
  await expect(term(page, 'TAT')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens the explanation and another closes it', async ({ page }) => {
    await page.goto('/');
    await term(page, 'TAT').tap();
    await expect(tooltip(page, 'TAT')).toBeVisible();
    await term(page, 'TAT').tap();
    await expect(tooltip(page, 'TAT')).toHaveCount(0);
    await term(page, 'TAT').tap();
    await expect(tooltip(page, 'TAT')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press opens the explanation', async ({ page }) => {
    await page.goto('/');
    await expect(tooltip(page, 'TAT')).toHaveCount(0);
    await term(page, 'TAT').click();
    await expect(tooltip(page, 'TAT')).toBeVisible();
  });
});
