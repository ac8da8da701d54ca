import { expect, test } from 'vitest';
import { formatDuration, formatInstant } from './format-time.ts';
import { speedometer } from './insights.ts';
import { closeTask, exampleClose, type OkrTask, okrTree, reopenTask } from './okr.ts';

function taskOf(id: string): OkrTask {
  const task = okrTree()
    .keyResults.flatMap((each) => each.tasks)
    .find((each) => each.id === id);
  if (task === undefined) throw new Error(`No task ${id}`);
  return task;
}

test('the objective is the sum of its key results and the same 41 of 50 as the speedometer', () => {
  const tree = okrTree();
  expect(tree.keyResults.map((each) => each.progress)).toEqual([
    { done: 19, total: 20, percent: 95 },
    { done: 4, total: 10, percent: 40 },
    { done: 18, total: 20, percent: 90 },
  ]);
  expect(tree.progress).toEqual({
    done: speedometer.inTime,
    total: speedometer.closes,
    percent: speedometer.percent,
  });
});

test('the thick line leads through the vendor quotes to order 2041', () => {
  const { keyResult, task } = okrTree().heldBy;
  expect(keyResult.id).toBe('vendor-quote');
  expect(task).toMatchObject({ order: 2041, owner: { name: 'Ravi' }, over: 300 });
});

test('a quote closed in time makes 5 of 11 and 42 of 51, and still 82 per cent', () => {
  const meera = taskOf(exampleClose.taskId);
  const tree = okrTree(closeTask({}, meera, exampleClose.took));
  expect(tree.keyResults[1]?.progress).toEqual({ done: 5, total: 11, percent: 45 });
  expect(tree.progress).toEqual({ done: 42, total: 51, percent: 82 });
});

test('a quote closed late is counted among all closes, but not among those in time', () => {
  const ravi = taskOf('vendor-quote-2041');
  const closes = closeTask({}, ravi, ravi.took);
  const tree = okrTree(closes);
  expect(tree.progress).toEqual({ done: 41, total: 51, percent: 80 });
  expect(tree.heldBy.task).toBeNull();
  expect(okrTree(reopenTask(closes, ravi))).toEqual(okrTree());
});

test('a task the ten runs have counted cannot be closed again', () => {
  expect(closeTask({}, taskOf('vendor-quote-2034'), 60)).toEqual({});
});

test('tasks say when they were closed or are due, and how long they took', () => {
  const [approved, approving] = okrTree().keyResults[0]?.tasks ?? [];
  expect(approved).toMatchObject({ took: 120, over: 0, counted: true });
  expect(formatInstant(approving?.due ?? 0)).toBe('Wed 13:00');
  expect(formatDuration(taskOf('vendor-quote-2044').took)).toBe('4 h');
  expect(formatInstant(taskOf('dispatch-2036').due)).toBe('Thu 18:00');
});
