import { expect, test } from 'vitest';
import { daysUntilContact } from './business-days.ts';

const calendar = {
  timeZone: 'Asia/Kolkata',
  workingDays: [1, 2, 3, 4, 5],
  holidays: [] as string[],
};

function names(sent: string, changed: Partial<typeof calendar> = {}): string[] {
  return daysUntilContact(Date.parse(sent), { ...calendar, ...changed }).map(
    ({ name, counts }) => `${name}${counts ? '' : ', not counted'}`,
  );
}

test('contact is promised by the second business day after sending', () => {
  expect(names('2026-11-23T05:00:00Z')).toEqual(['Monday', 'Tuesday', 'Wednesday']);
});

test('days off between are shown and not counted', () => {
  expect(names('2026-11-26T05:00:00Z')).toEqual([
    'Thursday',
    'Friday',
    'Saturday, not counted',
    'Sunday, not counted',
    'Monday',
  ]);
  expect(names('2026-11-28T05:00:00Z')[0]).toBe('Saturday, not counted');
  expect(names('2026-11-23T05:00:00Z', { holidays: ['2026-11-24'] })).toEqual([
    'Monday',
    'Tuesday, not counted',
    'Wednesday',
    'Thursday',
  ]);
});

test('the day is that of the office, wherever the visitor is', () => {
  // 20:00 on Sunday in London is Monday in India.
  expect(names('2026-11-22T20:00:00Z')).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  expect(names('2026-11-22T20:00:00Z', { timeZone: 'Europe/London' })[0]).toBe(
    'Sunday, not counted',
  );
});

test('a weekday that comes twice has its date, and a calendar without working days ends', () => {
  const holidays = ['24', '25', '26', '27'].map((day) => `2026-11-${day}`);
  expect(names('2026-11-23T05:00:00Z', { holidays }).at(-1)).toBe('Tuesday, Dec 1');
  expect(names('2026-11-23T05:00:00Z', { workingDays: [] })).toHaveLength(61);
});
