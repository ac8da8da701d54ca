import { expect, test } from 'vitest';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { order2036 } from '#app/sample-operations/order-2036.ts';
import {
  allowedAmount,
  calendarOf,
  drawnState,
  parseRulerState,
  promisedAt,
  type RulerState,
  writeRulerState,
} from './ruler-state.ts';

const changed: RulerState = {
  day: 'fri',
  amount: 4,
  unit: 'hours',
  hours: '8-16',
  saturdays: true,
};

test('a changed state is written to the address and read back the same', () => {
  expect(writeRulerState(changed)).toBe('?t=fri&x=4h&hours=8-16&sat=1');
  expect(parseRulerState(writeRulerState(changed))).toEqual(changed);
});

test('the initial state adds nothing to the address and keeps other parameters', () => {
  expect(writeRulerState(drawnState)).toBe('');
  expect(writeRulerState(drawnState, '?from=mail&t=fri')).toBe('?from=mail');
  expect(parseRulerState('')).toEqual(drawnState);
});

test('an address with invalid choices is read as the initial state', () => {
  expect(parseRulerState('?t=toString&x=9y&hours=0-24&sat=yes')).toEqual(drawnState);
});

test('an X out of its unit’s range becomes the nearest that is allowed', () => {
  expect(parseRulerState('?x=99d')).toMatchObject({ amount: 3, unit: 'days' });
  expect(parseRulerState('?x=50m')).toMatchObject({ amount: 45, unit: 'minutes' });
  expect(allowedAmount(Number.NaN, 'hours')).toBe(1);
});

test('initially T is the moment that order 2036 was promised for', () => {
  expect(promisedAt(drawnState)).toBe(order2036.promised);
});

test('T is closing time, and Saturdays join the calendar when they are worked', () => {
  expect(formatInstant(promisedAt(changed))).toBe('Fri 16:00');
  expect(calendarOf(changed).days).toContain('Sat');
  expect(calendarOf(drawnState).days).not.toContain('Sat');
});
