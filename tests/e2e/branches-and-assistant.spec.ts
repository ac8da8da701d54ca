import { records } from '#app/pages/gpt-assistant/sample.ts';
import { branches, exception, rollup } from '#app/pages/multi-branch-support/sample.ts';
import { expect, test } from './fixtures.ts';

const notPicked = branches.filter(({ name }) => name !== exception.branch);

test('picking a branch shows its processes', async ({ page }) => {
  await page.goto('/multi-branch-support');
  const panel = page.locator('.branch-panels > :visible');
  await expect(panel.getByRole('heading')).toHaveText(exception.branch);
  // A row is read once, by its radio.
  const read = await page.locator('.branch-list').ariaSnapshot();
  expect(read.split(exception.branch)).toHaveLength(2);
  for (const { name, processes } of notPicked) {
    await page.getByRole('radio', { name }).check({ force: true });
    await expect(panel.getByRole('heading')).toHaveText(name);
    await expect(panel.getByRole('listitem')).toHaveCount(processes.length);
  }
});

test('a citation of the assistant leads to its record, and the record back to the answer', async ({
  page,
}) => {
  await page.goto('/gpt-assistant');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(records.length + 1);
  for (const { number, name } of records.slice(2, 4)) {
    const citation = page.getByRole('link', { name: `record ${number}` }).first();
    await citation.click();
    const row = rows.filter({ hasText: name });
    await expect(row).toBeInViewport();
    await row.getByRole('link').click();
    await expect(row.getByRole('link')).toBeHidden();
    await expect(citation).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a branch can still be picked, and every control shown works', async ({ page }) => {
    await page.goto('/multi-branch-support');
    await expect(page.getByRole('main').getByText(String(rollup.open)).first()).toBeVisible();
    for (const { name } of notPicked) {
      await page.locator('.branch-list label', { hasText: name }).click();
      await expect(page.locator('.branch-panels > :visible').getByRole('heading')).toHaveText(name);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('every branch is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/multi-branch-support');
  await expect(page.locator('.branch-panels > :visible')).toHaveCount(branches.length);
});
