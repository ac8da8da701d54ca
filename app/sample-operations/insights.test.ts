import { expect, test } from 'vitest';
import { formatInstant } from './format-time.ts';
import {
  benchmarks,
  bottleneck,
  bottleneckRows,
  dialReadings,
  efficiency,
  gridDays,
  heatLevel,
  medianRunLength,
  speedometer,
} from './insights.ts';
import { stepsInOrder } from './purchase-to-dispatch.ts';
import { closesOf, late, runLength, runs, stepCloses } from './runs.ts';

const inHours = (minutes: number) => minutes / 60;

test('the dial counts every close of the runs, and those in time among them', () => {
  const inTime = stepCloses.length - late(stepCloses).length;
  expect(speedometer.closes).toBe(runs.length * stepsInOrder.length);
  expect(speedometer.inTime).toBe(inTime);
  expect(speedometer.percent).toBe(Math.round((100 * inTime) / stepCloses.length));
  expect(dialReadings.at(-1)?.percent).toBe(speedometer.percent);
});

test('the bottleneck strip has ten working days, each row with the time over TAT of its step', () => {
  expect(
    gridDays
      .map(formatInstant)
      .map((text) => text.slice(0, 3))
      .join(' '),
  ).toBe('Mon Tue Wed Thu Fri Mon Tue Wed Thu Fri');
  for (const { step, over, overByDay } of bottleneckRows) {
    expect(over).toBe(closesOf(step.id).reduce((total, close) => total + close.over, 0));
    expect(overByDay).toHaveLength(gridDays.length);
  }
  expect(bottleneck.step.name).toBe('Vendor quote');
  expect(bottleneck.over).toBe(Math.max(...bottleneckRows.map((row) => row.over)));
});

test('the strip includes every late hour of the ten runs', () => {
  const over = late(stepCloses).reduce((total, close) => total + close.over, 0);
  expect(bottleneck.overInAll).toBe(over);
});

test('heat levels change at 1, 3, 5 and 7 hours', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 9].map((hour) => heatLevel(hour * 60))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4,
  ]);
});

test('benchmarks give fastest, median and slowest hours of each step and its closes in time', () => {
  expect(
    benchmarks.map((each) => [
      each.step.name,
      ...[each.fastest, each.median, each.slowest].map(inHours),
      each.inTime === closesOf(each.step.id).filter(({ took }) => took <= each.step.tat).length,
    ]),
  ).toEqual([
    ['Raise request', 1, 3, 4, true],
    ['Approve', 0.5, 2, 9, true],
    ['Vendor quote', 6, 11, 32, true],
    ['Release order', 1, 3, 13, true],
    ['Dispatch', 3, 5, 15, true],
  ]);
});

test('an average run falls from 34 to 28 hours while worked hours stay at 12', () => {
  expect(efficiency.map((each) => each.hours)).toEqual([34, 33, 33, 32, 31, 30, 29, 28]);
  expect(new Set(efficiency.map((each) => each.worked))).toEqual(new Set([12]));
  expect([efficiency.at(0)?.workedPercent, efficiency.at(-1)?.workedPercent]).toEqual([35, 43]);
});

test('as many runs are shorter than the median as are longer', () => {
  const lengths = runs.map(runLength);
  const shorter = lengths.filter((length) => length < medianRunLength);
  const longer = lengths.filter((length) => length > medianRunLength);
  expect(shorter.length).toBe(longer.length);
});

test('no run has more worked hours than it lasts', () => {
  for (const run of runs) expect(run.worked).toBeLessThan(runLength(run));
});
