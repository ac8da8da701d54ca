import type { Page } from '@playwright/test';
import { fmsExamples } from '#app/examples/fms-examples.ts';
import { expect, test } from './fixtures.ts';

/** An example process with a name and a step to look for. */
function example(id: string) {
  const process = fmsExamples
    .flatMap(({ processes }) => [...processes])
    .find((each) => each.id === id);
  if (!process) throw new Error(`No example process ${id}`);
  return { name: process.name, step: process.steps[1].name };
}

const ids = ['key-elements', 'time-tat', 'workflow-types', 'examples'] as const;

function panel(page: Page, id: (typeof ids)[number]) {
  return page.locator(`#${id}`);
}

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true });
}

function summary(page: Page, name: string) {
  return page.locator('.department summary', { hasText: name });
}

async function expectOnly(page: Page, shown: (typeof ids)[number]) {
  for (const id of ids) await expect(panel(page, id)).toBeVisible({ visible: id === shown });
}

test('clicking a tab shows its panel, keeps the tabs in view and can be undone with Back', async ({
  page,
}) => {
  await page.goto('/fms-details');
  await expectOnly(page, 'key-elements');
  await tab(page, 'Time & TAT').click();
  await expectOnly(page, 'time-tat');
  await expect(tab(page, 'Time & TAT')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Key Elements')).toHaveAttribute('aria-selected', 'false');
  await expect(tab(page, 'Time & TAT')).toBeInViewport();
  await tab(page, 'Examples').click();
  await expect(page).toHaveURL(/#examples$/);
  await page.goBack();
  await expectOnly(page, 'time-tat');
  await expect(tab(page, 'Time & TAT')).toHaveAttribute('aria-selected', 'true');
});

test('a link to a tab or to one process opens it, and the skip link leaves it as it is', async ({
  page,
}) => {
  await page.goto('/fms-details#vendor-payment');
  await expectOnly(page, 'examples');
  await expect(tab(page, 'Examples')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#vendor-payment')).toBeVisible();
  await expect(page.locator('.department:visible')).toHaveCount(1);
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expectOnly(page, 'examples');
});

test('a department is chosen by its link, one process at a time is open, and Back undoes the choice', async ({
  page,
}) => {
  await page.goto('/fms-details#examples');
  await expect(page.locator('[data-island=tab-list]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('link', { name: 'Legal', exact: true }).click();
  await expect(page.locator('#legal')).toBeVisible();
  await expect(page.locator('.department:visible')).toHaveCount(1);
  await expectOnly(page, 'examples');
  const { name, step } = example('contract-review');
  await summary(page, name).click();
  await expect(page.locator('#contract-review')).toContainText(step);
  await summary(page, example('audit-evidence').name).click();
  await expect(page.locator('#audit-evidence')).toBeVisible();
  await expect(page.locator('#contract-review')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#operations')).toBeVisible();
  await expect(page.locator('#legal')).toBeHidden();
});

test('every panel and every process is printed, without header and controls', async ({ page }) => {
  await page.goto('/fms-details#time-tat');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const id of ids) await expect(panel(page, id)).toBeVisible();
  await expect(page.locator('.examples__process:visible')).toHaveCount(
    fmsExamples.flatMap(({ processes }) => [...processes]).length,
  );
  for (const selector of [
    '.site-header',
    '.tabs__list',
    '.examples__departments',
    '.closing-call',
  ]) {
    await expect(page.locator(selector)).toBeHidden();
  }
});
