import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  emptyProcess,
  isTime,
  maxNameLength,
  maxSteps,
  minutesOf,
  processSchema,
} from './process.ts';

const validateProcess = (given: unknown) => {
  const result = v.safeParse(processSchema, given);
  return result.success ? result.output : null;
};
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
  ['an unknown unit', withStep({ unit: 'weeks' })],
])('%s is refused', (_, result) => {
  expect(result).toBeNull();
});

test.each([
  ['an invisible name', { name: '\u0301' }],
  ['an encoded word', { name: '=?utf-8?Q?x?=' }],
  ['a time in words', { time: 'soon' }],
  ['an endless time', { time: '1000' }],
])('%s is left out, and the rest stays', (_, change) => {
  const given = { name: 'Ask', owner: 'Ravi', time: '4', unit: 'hours' };
  const [name] = Object.keys(change);
  expect(withStep({ ...given, ...change })?.steps[0]).toEqual({ ...given, [name ?? '']: '' });
});

test('a long name is cut, never within a character', () => {
  const long = `${'x'.repeat(maxNameLength - 1)}😀`;
  expect(withStep({ name: long })?.steps[0]?.name).toBe('x'.repeat(maxNameLength - 1));
});

test('a time is a number of minutes, hours, or days of 9 h, with a point or a comma', () => {
  expect(minutesOf({ time: ' 4 ', unit: 'hours' })).toBe(240);
  expect(minutesOf({ time: '30', unit: 'minutes' })).toBe(30);
  expect(minutesOf({ time: '1.5', unit: 'days' })).toBe(810);
  expect(minutesOf({ time: '0,5', unit: 'hours' })).toBe(30);
  for (const time of ['', ' ', '0', '0.', '.']) {
    expect([minutesOf({ time, unit: 'days' }), isTime({ time })]).toEqual([null, true]);
  }
  for (const time of ['-1', '1000', '2h', '1e2', '1.234']) {
    expect([minutesOf({ time, unit: 'hours' }), isTime({ time })]).toEqual([null, false]);
  }
});
