import { expect, test } from 'vitest';
import { formatDuration, formatInstant } from './format-time.ts';
import { benchmarks, speedometer } from './insights.ts';
import { closeTask, exampleClose, type OkrTask, okrTree, reopenTask } from './okr.ts';
import { actingStop } from './order-2041.ts';

function taskOf(id: string): OkrTask {
  const task = okrTree()
    .keyResults.flatMap((each) => each.tasks)
    .find((each) => each.id === id);
  if (task === undefined) throw new Error(`No task ${id}`);
  return task;
}

/** Closes in time of all closes of the runs, at some of the steps. */
function progressOf(...ids: readonly string[]) {
  const closed = benchmarks.filter(({ step }) => ids.includes(step.id));
  return shareOf(
    closed.reduce((total, { inTime }) => total + inTime, 0),
    closed.reduce((total, { closes }) => total + closes, 0),
  );
}

function shareOf(done: number, total: number) {
  return { done, total, percent: Math.round((100 * done) / total) };
}

const { inTime, closes: closesInAll } = speedometer;

test('the objective is the sum of its key results, and the same as the speedometer', () => {
  const tree = okrTree();
  expect(tree.keyResults.map((each) => each.progress)).toEqual([
    progressOf('raise-request', 'approve'),
    progressOf('vendor-quote'),
    progressOf('release-order', 'dispatch'),
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
  expect(task).toMatchObject({ order: 2041, owner: { name: 'Ravi' }, over: actingStop.over });
});

test('a quote closed in time counts once more, in its key result and in the objective', () => {
  const meera = taskOf(exampleClose.taskId);
  const tree = okrTree(closeTask({}, meera, exampleClose.took));
  const { done, total } = progressOf('vendor-quote');
  expect(tree.keyResults[1]?.progress).toEqual(shareOf(done + 1, total + 1));
  expect(tree.progress).toEqual(shareOf(inTime + 1, closesInAll + 1));
});

test('a quote closed late is counted among all closes, but not among those in time', () => {
  const ravi = taskOf('vendor-quote-2041');
  const closes = closeTask({}, ravi, ravi.took);
  const tree = okrTree(closes);
  expect(tree.progress).toEqual(shareOf(inTime, closesInAll + 1));
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
