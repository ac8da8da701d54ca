import { expect, test } from 'vitest';
import { sum } from './arithmetic.ts';
import { hours, nextWorkingInstant, workingMinutesBetween } from './calendar.ts';
import { now } from './company.ts';
import { exitAndHandover } from './exit-and-handover.ts';
import {
  loop,
  loopMinutes,
  splitDirect,
  splitStaggered,
  workflowShapes,
} from './workflow-types.ts';

test('all four shapes last 12 h, so that one scale fits every row', () => {
  expect(workflowShapes.map((shape) => shape.last.opens)).toEqual(Array(4).fill(hours(12)));
});

test('a rejected review starts attempt 2, whose 6 h are counted separately', () => {
  expect(loop.visits.map((each) => [each.name, each.attempt, each.outcome])).toEqual([
    ['Draft', 1, 'passed'],
    ['Review', 1, 'rejected'],
    ['Draft', 2, 'passed'],
    ['Review', 2, 'passed'],
  ]);
  expect(loopMinutes(loop)).toBe(hours(6));
});

test('the second track waits 3 h 30 m at the join when both start at once, and 1 h when staggered', () => {
  expect(splitDirect.join).toEqual({ forks: hours(2), joins: hours(8), waits: hours(3.5) });
  expect(splitStaggered.join).toEqual({ forks: hours(2), joins: hours(8), waits: hours(1) });
});

test('within a track every stretch opens when the one before it closes', () => {
  for (const shape of workflowShapes) {
    const main = shape.visits.filter((each) => each.track === 'main');
    expect(main.slice(1).map((each) => each.from)).toEqual(
      main.slice(0, -1).map((each) => each.until),
    );
    expect(main.at(-1)?.until).toBe(shape.last.opens);
  }
});

test('in exit and handover each step opens when the one before is due, and the current one has used what has passed', () => {
  const { stops, total } = exitAndHandover;
  expect(total).toBe(sum(stops.map(({ tat }) => tat)));
  for (const [index, { opens, due, tat, state, used }] of stops.entries()) {
    const before = stops[index - 1];
    if (before) expect(opens).toBe(nextWorkingInstant(before.due));
    expect(workingMinutesBetween(opens, due)).toBe(tat);
    if (state === 'done') expect(used).toBe(tat);
    else expect(used).toBe(opens < now ? workingMinutesBetween(opens, now) : 0);
  }
  const states = stops.map(({ state }) => state).join(' ');
  expect(states).toMatch(/^(?:done )+now(?: planned)+$/);
});
