import { expect, test } from 'vitest';
import { hours, instant, officeHours } from './calendar.ts';
import { formatInstant } from './format-time.ts';
import { planAroundT } from './order-2036.ts';

test('six tasks are planned around Thursday, three backward from it and two started by it', () => {
  expect(planAroundT().map((task) => [task.name, formatInstant(task.due), task.state])).toEqual([
    ['Book the truck', 'Mon 18:00', 'done'],
    ['Pack the order', 'Tue 18:00', 'done'],
    ['Quality check', 'Wed 18:00', 'now'],
    ['Load and dispatch', 'Thu 18:00', 'planned'],
    ['Send the invoice', 'Fri 18:00', 'planned'],
    ['Confirm delivery', 'Tue 18:00', 'planned'],
  ]);
});

test('tasks closed before T were closed by their due time', () => {
  for (const task of planAroundT()) {
    if (task.closed !== null) expect(task.closed).toBeLessThanOrEqual(task.due);
  }
});

test('a calendar with Saturdays and a later T move the due times', () => {
  const calendar = {
    ...officeHours,
    closes: hours(17),
    days: [...officeHours.days, 'Sat'],
  } as const;
  const moved = planAroundT(instant('24 Fri 17:00'), calendar);
  expect(moved.map((task) => formatInstant(task.due))).toEqual([
    'Tue 17:00',
    'Wed 17:00',
    'Thu 17:00',
    'Fri 17:00',
    'Sat 17:00',
    'Tue 17:00',
  ]);
});

test('an open task whose due time has passed is acted on now', () => {
  const states = planAroundT(instant('24 Tue 18:00')).map((task) => task.state);
  expect(states).toEqual(['done', 'done', 'now', 'now', 'planned', 'planned']);
});
