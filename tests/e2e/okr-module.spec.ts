import { fill } from '#app/content/fill.ts';
import { okrModule } from '#app/content/okr-module.ts';
import {
  type Closes,
  closeTask,
  type OkrTask,
  okrTree,
  type Progress,
} from '#app/sample-operations/okr.ts';
import { expect, test } from './fixtures.ts';

const { labels } = okrModule;
const tasks = okrTree().keyResults.flatMap((result) => result.tasks);
const open = tasks.filter(({ closed }) => closed === null);

function summary({ done, total, percent }: Progress): string {
  return fill(labels.summary, { done, all: total, percent });
}

function first(state: 'late' | 'on time'): OkrTask {
  const task = open.find(({ over }) => (state === 'late' ? over > 0 : over === 0));
  if (!task) throw new Error(`The sample has no open task that is ${state}`);
  return task;
}

function nameOf({ step, order }: OkrTask): string {
  return fill(labels.task, { step: step.name, order });
}

function afterClosing(...closed: OkrTask[]): Progress {
  const closes = closed.reduce<Closes>((all, task) => closeTask(all, task, task.took), {});
  return okrTree(closes).progress;
}

test('closing tasks moves the goal, each can be reopened, and starting over restores it', async ({
  page,
}) => {
  await page.goto('/okr-module');
  const count = page.locator('.okr-goal__count');
  const status = page.getByRole('main').getByRole('status');
  const press = (label: string, task: OkrTask) =>
    page.getByRole('button', { name: `${label}: ${nameOf(task)}` }).click();
  const late = first('late');
  const onTime = first('on time');
  await expect(count).toHaveText(summary(okrTree().progress));

  await press(labels.close, late);
  await expect(count).toContainText(summary(afterClosing(late)));
  await expect(count).toContainText(fill(labels.before, { percent: okrTree().progress.percent }));
  await expect(status).toContainText(nameOf(late));
  await expect(status).toContainText(summary(afterClosing(late)));
  await press(labels.close, onTime);
  await expect(count).toContainText(summary(afterClosing(late, onTime)));
  await press(labels.reopen, late);
  await expect(count).toContainText(summary(afterClosing(onTime)));

  await page.getByRole('button', { name: labels.startOver }).click();
  await expect(count).toHaveText(summary(okrTree().progress));
});

test('every closed step has a cell, and the objective has as many as its key results', async ({
  page,
}) => {
  await page.goto('/okr-module');
  const { progress } = okrTree();
  for (const place of ['.okr-goal__sum', '.okr-goal__results']) {
    await expect(page.locator(`${place} .okr-cells i`)).toHaveCount(progress.total);
    await expect(page.locator(`${place} [data-kind=late]`)).toHaveCount(
      progress.total - progress.done,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the goal is shown down to its tasks, and every control shown works', async ({ page }) => {
    await page.goto('/okr-module');
    for (const task of tasks) await expect(page.getByText(nameOf(task))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
