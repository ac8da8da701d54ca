import { okrModule } from '#app/pages/okr-module/copy.ts';
import { objective, tasks } from '#app/pages/okr-module/sample.ts';
import { fill } from '#request/fill.ts';
import { expect, test } from './fixtures.ts';

const { labels } = okrModule;
const { onTime, closed } = objective;

function nameOf(state: 'late' | 'due'): string {
  const { name } = tasks.find((task) => task[state]) ?? {};
  if (!name) throw new Error(`The sample has no task that is ${state}`);
  return name;
}

test('closing a task moves the goal and is announced, and the task can be reopened', async ({
  page,
}) => {
  await page.goto('/okr-module');
  const percent = page.locator('.goal-head > p > b');
  const summary = page.locator('.goal__objective > p');
  const status = page.getByRole('main').getByRole('status');
  const press = (label: string, name: string) =>
    page.getByRole('button', { name: `${label}: ${name}` }).click();
  await expect(percent).toHaveText(`${Math.round((100 * onTime) / closed)}%`);

  const late = nameOf('late');
  await press(labels.close, late);
  const afterLate = Math.round((100 * onTime) / (closed + 1));
  await expect(percent).toHaveText(`${afterLate}%`);
  await expect(status).toContainText(late);
  await expect(status).toContainText(`${afterLate}%`);

  await press(labels.close, nameOf('due'));
  await expect(summary).toContainText(fill(labels.of, { onTime: onTime + 1, closed: closed + 2 }));
  const withNew = await page.locator('.goal__objective .cells').evaluateAll((all) => {
    const shares = (one: Element) =>
      ['--old', '--on-time'].map((name) => getComputedStyle(one).getPropertyValue(name));
    return all.filter((one) => new Set(shares(one)).size > 1).length;
  });
  expect(withNew).toBe(1);
  await press(labels.reopen, late);
  await expect(summary).toContainText(fill(labels.of, { onTime: onTime + 1, closed: closed + 1 }));
});
