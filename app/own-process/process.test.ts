import { expect, test } from 'vitest';
import { longestName, mostSteps, type Process, validateProcess } from './process.ts';
import { emptyProcess } from './starting-points.ts';

const [step] = emptyProcess.steps;
const changed = (change: object) => validateProcess({ ...emptyProcess, ...change });
const withStep = (change: object) => changed({ steps: [{ ...step, ...change }] });
const withTracks = (...tracks: string[]) =>
  changed({ steps: tracks.map((track) => ({ ...step, track })) });

test('an empty process is valid, names are trimmed, and unknown properties are dropped', () => {
  expect(validateProcess(emptyProcess)).toEqual({ process: emptyProcess });
  const read = validateProcess({ ...emptyProcess, name: '  Hiring ', extra: 1 });
  expect(read).toEqual({ process: { ...emptyProcess, name: 'Hiring' } satisfies Process });
});

test('working days are unique and in the order of the week', () => {
  const read = changed({ calendar: { ...emptyProcess.calendar, days: ['Fri', 'Mon', 'Fri'] } });
  expect(read).toMatchObject({ process: { calendar: { days: ['Mon', 'Fri'] } } });
});

test.each([
  ['no object', validateProcess(null)],
  ['a missing part', validateProcess({ name: 'Hiring' })],
  ['no steps', changed({ steps: [] })],
  ['too many steps', changed({ steps: Array(mostSteps + 1).fill(step) })],
  ['a long name', changed({ name: 'x'.repeat(longestName + 1) })],
  ['a line break', withStep({ name: 'a\nb' })],
  ['an invisible name', withStep({ name: '\u2800' })],
  ['a bidirectional mark', withStep({ owner: { kind: 'external', name: 'a\u202eb' } })],
  ['an encoded word', withStep({ name: '=?utf-8?Q?x?=' })],
  ['a fraction', withStep({ tat: { amount: 1.5, unit: 'hours' } })],
  ['no time at all', withStep({ tat: { amount: 0, unit: 'hours' } })],
  ['an endless time', withStep({ tat: { amount: 1e9, unit: 'days' } })],
  ['an unknown unit', withStep({ tat: { amount: 1, unit: 'weeks' } })],
  ['one track alone', withTracks('main', 'first', 'main')],
  ['two splits', withTracks('first', 'second', 'main', 'first', 'second')],
  ['the second track before the first', withTracks('second', 'first')],
  ['a loop forward', changed({ loop: { from: 0, to: 1 } })],
  ['a loop from nowhere', changed({ loop: { from: 9, to: 1 } })],
  ['no working day', changed({ calendar: { ...emptyProcess.calendar, days: [] } })],
  ['a night shift', changed({ calendar: { ...emptyProcess.calendar, opens: 1300, closes: 300 } })],
  ['a start out of the day', changed({ start: { weekday: 'Mon', clock: 1440 } })],
])('%s is refused with a sentence', (_, result) => {
  expect(result).toEqual({ error: expect.stringMatching(/^\p{Lu}.*[^.]\.$/u) });
});
