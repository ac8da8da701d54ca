import { expect, test } from 'vitest';
import { hours } from './calendar.ts';
import { exitAndHandover } from './exit-and-handover.ts';
import { formatInstant, formatWorkingDays } from './format-time.ts';
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

test('a rejected review starts attempt 2, whose 6 h are counted on their own', () => {
  expect(loop.visits.map((each) => [each.name, each.attempt, each.outcome])).toEqual([
    ['Draft', 1, 'passed'],
    ['Review', 1, 'rejected'],
    ['Draft', 2, 'passed'],
    ['Review', 2, 'passed'],
  ]);
  expect(loopMinutes(loop)).toBe(hours(6));
});

test('the second track waits 3 h 30 m at the ring when both start at once, and 1 h when staggered', () => {
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

test('exit and handover takes 33 h of working time, of which the current step has used 6', () => {
  expect(formatWorkingDays(exitAndHandover.total)).toBe('3 d 6 h');
  expect(exitAndHandover.stops.map((stop) => formatInstant(stop.opens))).toEqual([
    'Mon 14:00',
    'Tue 09:00',
    'Tue 14:00',
    'Wed 14:00',
    'Thu 11:00',
  ]);
  expect(exitAndHandover.stops[2]).toMatchObject({ state: 'acting', used: hours(6) });
});
