import fc from 'fast-check';
import { expect, test } from 'vitest';
import { midnight, mostSteps, type Process, tracks, validateProcess } from './process.ts';
import { addStep, moveStep, removeStep, splitOf, withField } from './process-edits.ts';
import { emptyProcess } from './starting-points.ts';
import { processes } from './testing.ts';

const place = fc.nat({ max: mostSteps - 1 });

/** A process of steps named A, B, C … on the tracks that letters name: `mfsm`. */
function line(letters: string, more: Partial<Process> = {}): Process {
  const steps = Array.from(letters, (letter, at) => ({
    ...emptyProcess.steps[0],
    name: String.fromCharCode(65 + at),
    owner: { kind: 'predefined' as const, name: 'Stores' },
    tat: { amount: 1, unit: 'hours' as const },
    track: tracks.find((track) => track.startsWith(letter)) ?? 'main',
  }));
  return { ...emptyProcess, steps, ...more };
}

const names = ({ steps }: Process) => steps.map(({ name }) => name).join('');
const letters = ({ steps }: Process) => steps.map(({ track }) => track.charAt(0)).join('');

test('a valid process stays valid through every edit', () => {
  fc.assert(
    fc.property(
      processes(),
      place,
      place,
      fc.constantFrom('first', 'second', 'end'),
      (process, one, other, part) => {
        for (const changed of [
          addStep(process),
          removeStep(process, one),
          moveStep(process, one, other),
          withField(process, `split.${part}`, String(one)),
        ]) {
          expect(validateProcess(changed)).toHaveProperty('process');
        }
      },
    ),
  );
});

test('moving a step there and back gives the same steps on the same tracks', () => {
  fc.assert(
    fc.property(processes(), place, place, (process, from, to) => {
      const there = moveStep(process, from, to);
      if (there !== process) expect(moveStep(there, to, from).steps).toEqual(process.steps);
    }),
  );
});

test('a moved step takes the track of its new position, and the loop moves with its steps', () => {
  const moved = moveStep(line('mfsmm', { loop: { from: 4, to: 3 } }), 0, 3);
  expect([names(moved), letters(moved)]).toEqual(['BCDAE', 'mfsmm']);
  expect(moved.loop).toBeNull();
  const swapped = moveStep(line('mmm', { loop: { from: 2, to: 1 } }), 0, 2);
  expect([names(swapped), swapped.loop]).toEqual(['BCA', { from: 1, to: 0 }]);
});

test('a loop ends when its steps no longer form one', () => {
  const looped = line('mmm', { loop: { from: 2, to: 1 } });
  expect(moveStep(looped, 2, 0).loop).toBeNull();
  expect(removeStep(looped, 1).loop).toBeNull();
  expect(removeStep(looped, 0).loop).toEqual({ from: 1, to: 0 });
});

test('a track that loses its only step ends the split and its later start', () => {
  const split = line('mfsm', { stagger: { amount: 1, unit: 'hours' } });
  const joined = removeStep(split, 2);
  expect([letters(joined), joined.stagger]).toEqual(['mmm', null]);
});

test.each([
  ['mmmm', 'first', '1', 'mfsm'],
  ['mfsm', 'end', '3', 'mfss'],
  ['mfsm', 'second', '3', 'mffs'],
  ['mfsm', 'first', '2', 'mmfs'],
  ['mffsm', 'first', '0', 'fffsm'],
  ['mfsm', 'first', '', 'mmmm'],
  // There is no step left for the second track.
  ['mmmm', 'first', '3', 'mmmm'],
])('in %s the split’s %s at %j gives %s', (from, part, value, to) => {
  expect(letters(withField(line(from), `split.${part}`, value))).toBe(to);
});

test('a split is derived from its steps’ tracks', () => {
  expect(splitOf(line('mffsm'))).toEqual({ first: 1, second: 3, end: 3 });
  expect(splitOf(line('mmm'))).toBeUndefined();
});

test('a start at opening time moves with the opening time, another stays', () => {
  const { opens } = emptyProcess.calendar;
  const start = { weekday: 'Mon', clock: opens } as const;
  expect(withField(line('m', { start }), 'opens', '08:00').start.clock).toBe(480);
  const late = { weekday: 'Mon', clock: opens + 60 } as const;
  expect(withField(line('m', { start: late }), 'opens', '08:00').start).toEqual(late);
});

test('no more steps are added than a process can have, and the last one stays', () => {
  let process = emptyProcess;
  for (let count = 0; count <= mostSteps; count++) process = addStep(process);
  expect(process.steps).toHaveLength(mostSteps);
  for (let count = 0; count <= mostSteps; count++) process = removeStep(process, 0);
  expect(process.steps).toHaveLength(1);
});

test('every field of the editor changes its part of the process', () => {
  const start = line('mfsm');
  const changes: readonly [field: string, value: string, expected: object][] = [
    ['name', 'Hiring', { name: 'Hiring' }],
    ['opens', '08:30', { calendar: { ...start.calendar, opens: 510 } }],
    // As late as a time field goes: until midnight.
    ['closes', '23:59', { calendar: { ...start.calendar, closes: midnight } }],
    ['day.Mon', '', { calendar: { ...start.calendar, days: ['Tue', 'Wed', 'Thu', 'Fri'] } }],
    ['weekday', 'Fri', { start: { ...start.start, weekday: 'Fri' } }],
    ['clock', '10:15', { start: { ...start.start, clock: 615 } }],
    ['stagger.unit', 'days', { stagger: { unit: 'days' } }],
    ['loop.from', '3', { loop: { from: 3, to: 0 } }],
  ];
  for (const [field, value, expected] of changes) {
    expect(withField(start, field, value)).toMatchObject(expected);
  }
  const step = (field: string, value: string) => withField(start, `1.${field}`, value).steps[1];
  expect(step('name', 'Pack')?.name).toBe('Pack');
  expect(step('owner', 'Ravi')?.owner).toEqual({ kind: 'predefined', name: 'Ravi' });
  expect(step('kind', 'external')?.owner.kind).toBe('external');
  expect(step('amount', ' 12 ')?.tat.amount).toBe(12);
  expect(step('unit', 'days')?.tat.unit).toBe('days');
});

test.each(['', '1.5', '-3', 'two', '1e3'])('a TAT of %j is not valid', (value) => {
  expect(validateProcess(withField(line('m'), '0.amount', value))).toHaveProperty('error');
});
