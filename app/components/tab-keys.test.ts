import { expect, test } from 'vitest';
import { fragmentId, tabReachedBy } from './tab-keys.ts';

test('arrow keys move through the tabs and wrap around at both ends', () => {
  expect(tabReachedBy('ArrowRight', 1, 4)).toBe(2);
  expect(tabReachedBy('ArrowRight', 3, 4)).toBe(0);
  expect(tabReachedBy('ArrowLeft', 2, 4)).toBe(1);
  expect(tabReachedBy('ArrowLeft', 0, 4)).toBe(3);
});

test('Home and End reach the first and the last tab', () => {
  expect(tabReachedBy('Home', 2, 4)).toBe(0);
  expect(tabReachedBy('End', 0, 4)).toBe(3);
});

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a']) expect(tabReachedBy(key, 0, 4)).toBeNull();
});

test('an address’s fragment is read with or without escapes, and an invalid one as empty', () => {
  expect(fragmentId('#time-tat')).toBe('time-tat');
  expect(fragmentId('#a%20b')).toBe('a b');
  expect(fragmentId('#%')).toBe('');
  expect(fragmentId('')).toBe('');
});
