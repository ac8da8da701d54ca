import { expect, test } from 'vitest';
import {
  emptyProcess,
  hoursOf,
  maxNameLength,
  maxSteps,
  maxTime,
  validateProcess,
} from './process.ts';

const [step] = emptyProcess.steps;
const withStep = (change: object) =>
  validateProcess({ ...emptyProcess, steps: [{ ...step, ...change }] });

test('an empty process is valid, names are normalized, and unknown properties are dropped', () => {
  expect(validateProcess(emptyProcess)).toEqual(emptyProcess);
  const read = validateProcess({ ...emptyProcess, name: ' Hiring\n in\u200bPune ', extra: 1 });
  expect(read).toEqual({ ...emptyProcess, name: 'Hiring inPune' });
});

test.each([
  ['no object', validateProcess(null)],
  ['a missing part', validateProcess({ name: 'Hiring' })],
  ['no steps', validateProcess({ ...emptyProcess, steps: [] })],
  ['too many steps', validateProcess({ name: '', steps: Array(maxSteps + 1).fill(step) })],
  ['a long name', validateProcess({ ...emptyProcess, name: 'x'.repeat(maxNameLength + 1) })],
  ['an invisible name', withStep({ name: '\u0301' })],
  ['an encoded word', withStep({ name: '=?utf-8?Q?x?=' })],
  ['a fraction', withStep({ time: '1.5' })],
  ['no time at all', withStep({ time: '0' })],
  ['an endless time', withStep({ time: String(maxTime + 1) })],
  ['an unknown unit', withStep({ unit: 'weeks' })],
])('%s is refused', (_, result) => {
  expect(result).toBeNull();
});

test('a step’s time is a whole number from 1 to 999, of hours or of days of 9 h; anything else is none', () => {
  expect(hoursOf({ time: ' 4 ', unit: 'hours' })).toBe(4);
  expect(hoursOf({ time: '2', unit: 'days' })).toBe(18);
  for (const time of ['', ' ', '0', '-1', '1.5', '1000', '2h', '1e2']) {
    expect(hoursOf({ time, unit: 'hours' })).toBeNull();
  }
});
