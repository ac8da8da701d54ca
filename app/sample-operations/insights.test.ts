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
import { flowTat } from './purchase-to-dispatch.ts';
import { late, runLength, runs, stepCloses } from './runs.ts';

const inHours = (minutes: number) => minutes / 60;

test('41 of the 50 closes of ten runs are in time, which is 82 per cent', () => {
  expect(speedometer).toEqual({ inTime: 41, closes: 50, percent: 82, target: 90, runs: 10 });
  expect(dialReadings.map((reading) => reading.percent)).toEqual([71, 74, 73, 77, 76, 79, 80, 82]);
});

test('the bottleneck strip has ten working days and sums to 80 hours over TAT, 56 of them in vendor quotes', () => {
  expect(
    gridDays
      .map(formatInstant)
      .map((text) => text.slice(0, 3))
      .join(' '),
  ).toBe('Mon Tue Wed Thu Fri Mon Tue Wed Thu Fri');
  expect(bottleneckRows.map((row) => inHours(row.over))).toEqual([0, 6, 56, 9, 9]);
  expect(bottleneckRows[2]?.overByDay.map(inHours)).toEqual([2, 3, 3, 5, 6, 5, 7, 8, 9, 8]);
  expect(bottleneck).toMatchObject({ step: { name: 'Vendor quote' }, percent: 70 });
  expect(inHours(bottleneck.overInAll)).toBe(80);
});

test('the strip leaves out no late hour of the ten runs', () => {
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
      each.inTime,
    ]),
  ).toEqual([
    ['Raise request', 1, 3, 4, 10],
    ['Approve', 0.5, 2, 9, 9],
    ['Vendor quote', 6, 11, 32, 4],
    ['Release order', 1, 3, 13, 9],
    ['Dispatch', 3, 5, 15, 9],
  ]);
});

test('an average run falls from 34 to 28 hours while worked hours stay at 12', () => {
  expect(efficiency.map((each) => each.hours)).toEqual([34, 33, 33, 32, 31, 30, 29, 28]);
  expect(new Set(efficiency.map((each) => each.worked))).toEqual(new Set([12]));
  expect([efficiency.at(0)?.workedPercent, efficiency.at(-1)?.workedPercent]).toEqual([35, 43]);
});

test('the middle run takes the 26 hours the flow is planned for', () => {
  expect(inHours(medianRunLength)).toBe(26);
  expect(medianRunLength).toBe(flowTat);
});

test('nobody works on a run for longer than it lasts', () => {
  for (const run of runs) expect(run.worked).toBeLessThan(runLength(run));
});
