import { conversations } from '#app/sample-operations/assistant.ts';
import { branches, exception, processes, rollup } from '#app/sample-operations/branches.ts';
import { expect, test } from './fixtures.ts';

const [first, ...others] = conversations;
const [firstQuestion] = Object.keys(first?.exchanges ?? {});
const notPicked = branches.filter(({ name }) => name !== exception.branch);

test('picking a branch in the list or on the map shows its processes', async ({ page }) => {
  await page.goto('/multi-branch-support');
  const panel = page.locator('.branch-panels > :visible');
  await expect(panel.getByRole('heading')).toHaveText(exception.branch);
  for (const { id, name } of notPicked) {
    await page.getByRole('radio', { name }).check({ force: true });
    await expect(panel.getByRole('heading')).toHaveText(name);
    await expect(panel.getByRole('listitem')).toHaveCount(Object.keys(processes[id]).length);
  }
  await page.locator('.office', { hasText: exception.branch }).click();
  await expect(panel.getByRole('heading')).toHaveText(exception.branch);
});

test('a conversation picked in the list or by its question shows its answers and records', async ({
  page,
}) => {
  await page.goto('/gpt-assistant');
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toHaveCount(1);
  for (const { title, exchanges, rows } of others) {
    await page.getByRole('radio', { name: title }).check({ force: true });
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('row')).toHaveCount(rows.length + 1);
    const [sentence = '-'] = Object.values(exchanges)[0]?.split(' [') ?? [];
    await expect(page.locator('.talk:visible')).toContainText(sentence);
  }
  await page.locator('label', { hasText: firstQuestion }).click();
  await expect(page.getByRole('radio', { name: first?.title })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a branch and a conversation can still be picked, and every control shown works', async ({
    page,
  }) => {
    await page.goto('/multi-branch-support');
    await expect(page.getByRole('main').getByText(String(rollup.open)).first()).toBeVisible();
    for (const { name } of notPicked) {
      await page.locator('.branch-list label', { hasText: name }).click();
      await expect(page.locator('.branch-panels > :visible').getByRole('heading')).toHaveText(name);
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    await page.goto('/gpt-assistant');
    for (const { title, rows } of others) {
      await page.locator('fieldset label', { hasText: title }).click();
      await expect(page.getByRole('main').getByRole('table')).toContainText(rows[0]?.[0] ?? '-');
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('every branch and every conversation is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/multi-branch-support');
  await expect(page.locator('.branch-panels > :visible')).toHaveCount(branches.length);
  await page.goto('/gpt-assistant');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(conversations.length);
});
