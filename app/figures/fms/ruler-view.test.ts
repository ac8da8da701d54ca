import { expect, test } from 'vitest';
import { drawnState } from './ruler-state.ts';
import { rulerView } from './ruler-view.ts';

function dues(changes: Partial<typeof drawnState>): Record<string, string> {
  const { marks } = rulerView({ ...drawnState, ...changes });
  return Object.fromEntries(marks.map(({ id, dueInFull }) => [id, dueInFull]));
}

test('initially six tasks are planned around Thursday 18:00', () => {
  expect(dues({})).toEqual({
    'book-truck': 'Mon 18:00',
    'pack-order': 'Tue 18:00',
    'quality-check': 'Wed 18:00',
    'load-and-dispatch': 'Thu 18:00',
    'send-invoice': 'Fri 18:00',
    'confirm-delivery': 'week 25, Tue 18:00',
  });
});

test('moving T moves every due time with it', () => {
  expect(dues({ day: 'fri' })).toMatchObject({
    'book-truck': 'Tue 18:00',
    'load-and-dispatch': 'Fri 18:00',
    'send-invoice': 'week 25, Mon 18:00',
  });
});

test('X counts the same working time before T and after it, and only for its two tasks', () => {
  expect(dues({ amount: 4, unit: 'hours' })).toMatchObject({
    'book-truck': 'Thu 14:00',
    'quality-check': 'Wed 18:00',
    'confirm-delivery': 'Fri 13:00',
  });
});

test('with Saturdays included, a task that was due on Tuesday is due on Monday', () => {
  expect(dues({ saturdays: true })['confirm-delivery']).toBe('week 25, Mon 18:00');
});

test('a task that closed after its changed due time says so', () => {
  const { marks } = rulerView({ ...drawnState, day: 'wed' });
  const truck = marks.find(({ id }) => id === 'book-truck');
  expect(truck).toMatchObject({ late: true, outcome: 'closed Mon 11:20, late' });
  const check = marks.find(({ id }) => id === 'quality-check');
  expect(check).toMatchObject({ late: true, outcome: 'late', stop: 'now' });
});

test('every mark stays on the ruler whatever X and calendar are chosen', () => {
  for (const hours of ['8-16', '9-18', '10-20'] as const) {
    for (const [amount, unit] of [
      [3, 'days'],
      [24, 'hours'],
      [180, 'minutes'],
    ] as const) {
      const { marks } = rulerView({ ...drawnState, day: 'mon', hours, amount, unit });
      expect(marks.map(({ position }) => position)).not.toContain(null);
    }
  }
});
