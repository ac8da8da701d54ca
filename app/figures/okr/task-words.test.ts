import { expect, test } from 'vitest';
import { okrModule } from '#app/content/okr-module.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { closeTask, type OkrTask, okrTree } from '#app/sample-operations/okr.ts';
import { actingStop } from '#app/sample-operations/order-2041.ts';
import { taskState, taskWords } from './task-words.ts';

const over = formatDuration(actingStop.over);

function tasks(closes = {}): readonly OkrTask[] {
  return okrTree(closes).keyResults.flatMap((each) => each.tasks);
}

function taskOf(id: string, closes = {}): OkrTask {
  const task = tasks(closes).find((each) => each.id === id);
  if (task === undefined) throw new Error(`No task ${id}`);
  return task;
}

function words(task: OkrTask): [string, string] {
  return [taskState(task), taskWords(task, okrModule.labels)];
}

test('an open task says when it is due, or by how much it is over', () => {
  expect(words(taskOf('approve-2046'))).toEqual(['now', 'due Wed 13:00']);
  expect(words(taskOf('vendor-quote-2041'))).toEqual(['late', `${over} late`]);
});

test('a closed task says when it was closed and how long it took, or by how much it was late', () => {
  const meera = taskOf('vendor-quote-2044');
  const ravi = taskOf('vendor-quote-2041');
  const closes = closeTask(closeTask({}, meera, meera.took), ravi, ravi.took);
  expect(words(taskOf('vendor-quote-2044', closes))).toEqual(['in-time', 'closed on time, in 4 h']);
  expect(words(taskOf('vendor-quote-2041', closes))).toEqual([
    'closed-late',
    `closed Wed 11:00, ${over} late`,
  ]);
});
