import { expect, test } from 'vitest';
import { instant, officeHours } from '#app/sample-operations/calendar.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { rulerDays, rulerPosition, spread } from './ruler-axis.ts';

const days = rulerDays(instant('24 Thu 18:00'), officeHours);

test('the ruler shows three working days on each side of T and leaves the weekend out', () => {
  expect(days.map((day) => formatInstant(day).slice(0, 3))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Mon',
    'Tue',
  ]);
});

test('instants stand in their day by the share of its working hours', () => {
  expect(rulerPosition(days, instant('24 Mon 09:00'), officeHours)).toBe(0);
  expect(rulerPosition(days, instant('24 Tue 13:30'), officeHours)).toBe(1.5);
  expect(rulerPosition(days, instant('24 Thu 18:00'), officeHours)).toBe(4);
});

test('nights and weekends take no room', () => {
  expect(rulerPosition(days, instant('24 Mon 23:00'), officeHours)).toBe(1);
  expect(rulerPosition(days, instant('24 Tue 03:00'), officeHours)).toBe(1);
  expect(rulerPosition(days, instant('24 Sun 12:00'), officeHours)).toBe(5);
});

test('an instant off the ruler has no position', () => {
  expect(rulerPosition(days, instant('23 Fri 12:00'), officeHours)).toBeNull();
  expect(rulerPosition(days, instant('25 Wed 09:00'), officeHours)).toBeNull();
});

test('labels keep their position where there is room', () => {
  expect(spread([0, 50, 100], 40, { from: 0, to: 200 })).toEqual([0, 50, 100]);
});

test('labels that fall together are moved apart, in order and within the bounds', () => {
  expect(spread([10, 10, 190], 40, { from: 0, to: 200 })).toEqual([10, 50, 190]);
  expect(spread([180, 190, 200], 40, { from: 0, to: 200 })).toEqual([120, 160, 200]);
});
