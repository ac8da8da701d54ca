import { expect, test } from 'vitest';
import {
  addWorkingMinutes,
  closingOfWorkingDay,
  dueAt,
  hours,
  instant,
  officeHours,
  type WorkingCalendar,
  weekOf,
  workingDayLength,
  workingMinutesBetween,
} from './calendar.ts';
import {
  formatDuration,
  formatInstant,
  formatInstantSeenFrom,
  formatWorkingDays,
} from './format-time.ts';

const sixShortDays: WorkingCalendar = {
  opens: hours(8),
  closes: hours(14),
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

test('an instant reads back as the weekday, clock and week it was typed with', () => {
  expect(formatInstant(instant('24 Wed 11:05'))).toBe('Wed 11:05');
  expect(formatInstant(instant('24 Sun 00:00'))).toBe('Sun 00:00');
  expect(weekOf(instant('24 Sun 23:59'))).toBe(24);
});

test('an instant of another week is named with its week', () => {
  const now = instant('24 Wed 11:00');
  expect(formatInstantSeenFrom(now, instant('23 Fri 17:00'))).toBe('week 23, Fri 17:00');
  expect(formatInstantSeenFrom(now, instant('24 Mon 09:00'))).toBe('Mon 09:00');
});

test('working time skips nights and weekends', () => {
  const from = instant('24 Fri 17:00');
  expect(formatInstant(addWorkingMinutes(from, hours(2)))).toBe('Mon 10:00');
  expect(workingMinutesBetween(from, instant('25 Mon 10:00'))).toBe(hours(2));
  expect(workingMinutesBetween(instant('25 Mon 10:00'), from)).toBe(-hours(2));
});

test('six hours handed over on Wednesday at 15:00 are due on Thursday at 12:00', () => {
  const rule = { kind: 'T+X', amount: 6, unit: 'hours' } as const;
  expect(formatInstant(dueAt(instant('24 Wed 15:00'), rule))).toBe('Thu 12:00');
});

test('time that fills the day ends at closing time and not on the next morning', () => {
  expect(formatInstant(addWorkingMinutes(instant('24 Wed 15:00'), hours(3)))).toBe('Wed 18:00');
});

test('work handed over at night or on a day off starts its clock at the next opening', () => {
  expect(formatInstant(addWorkingMinutes(instant('24 Wed 22:00'), 45))).toBe('Thu 09:45');
  expect(formatInstant(addWorkingMinutes(instant('24 Sat 12:00'), 45))).toBe('Mon 09:45');
});

test('counting back from a moment crosses the night before it', () => {
  const rule = { kind: 'T-X', amount: 4, unit: 'hours' } as const;
  expect(formatInstant(dueAt(instant('24 Thu 10:00'), rule))).toBe('Wed 15:00');
  expect(formatInstant(dueAt(instant('24 Mon 09:00'), rule))).toBe('Fri 14:00');
});

test('forward and backward working time undo each other on any calendar', () => {
  for (const calendar of [officeHours, sixShortDays]) {
    for (const minutes of [1, 45, 360, 500, 2700, 9999]) {
      const from = instant('24 Tue 10:30');
      const until = addWorkingMinutes(from, minutes, calendar);
      expect(workingMinutesBetween(from, until, calendar)).toBe(minutes);
      expect(addWorkingMinutes(until, -minutes, calendar)).toBe(from);
    }
  }
});

test('days before and after T end at closing time of that working day', () => {
  const thursday = instant('24 Thu 11:00');
  expect(formatInstant(dueAt(thursday, { kind: 'T' }))).toBe('Thu 18:00');
  expect(formatInstant(dueAt(thursday, { kind: 'T-X', amount: 3, unit: 'days' }))).toBe(
    'Mon 18:00',
  );
  const threeOn = { kind: 'T+X', amount: 3, unit: 'days' } as const;
  expect(formatInstant(dueAt(thursday, threeOn))).toBe('Tue 18:00');
  expect(formatInstant(dueAt(thursday, threeOn, sixShortDays))).toBe('Mon 14:00');
  expect(formatInstant(dueAt(thursday, { kind: 'T+X', amount: 45, unit: 'minutes' }))).toBe(
    'Thu 11:45',
  );
});

test('a T on a day off is due on the next working day', () => {
  expect(closingOfWorkingDay(instant('24 Sun 10:00'), 0)).toBe(instant('25 Mon 18:00'));
});

test('a calendar without working days is refused', () => {
  const never: WorkingCalendar = { ...officeHours, days: [] };
  const backwards: WorkingCalendar = { ...officeHours, closes: officeHours.opens };
  expect(() => addWorkingMinutes(0, 1, never)).toThrow(RangeError);
  expect(() => closingOfWorkingDay(0, 1, never)).toThrow(RangeError);
  expect(() => workingDayLength(backwards)).toThrow(RangeError);
});

test('durations are written in hours and minutes, or in working days and the rest', () => {
  expect([200, 540, 45, 0, -60].map(formatDuration)).toEqual([
    '3 h 20 m',
    '9 h',
    '45 m',
    '0 h',
    '−1 h',
  ]);
  expect([hours(33), hours(9), hours(2), 0].map((time) => formatWorkingDays(time))).toEqual([
    '3 d 6 h',
    '1 d',
    '2 h',
    '0 h',
  ]);
});

test('however long a step is, its due time is found within two weeks of days', () => {
  let looked = 0;
  const days = new Proxy([...officeHours.days], {
    get(target, key) {
      if (key === 'includes') looked += 1;
      return Reflect.get(target, key);
    },
  });
  const calendar = { ...officeHours, days };
  const from = instant('24 Sat 12:00');
  const ends = addWorkingMinutes(from, hours(9 * 5 * 400), calendar);
  expect(formatInstant(ends)).toBe('Fri 18:00');
  expect(weekOf(ends)).toBe(424);
  expect(workingMinutesBetween(from, ends, calendar)).toBe(hours(9 * 5 * 400));
  expect(addWorkingMinutes(ends, -hours(9 * 5 * 400), calendar)).toBe(instant('25 Mon 09:00'));
  expect(closingOfWorkingDay(from, 2_000, calendar)).toBe(ends);
  expect(looked).toBeLessThan(100);
});
