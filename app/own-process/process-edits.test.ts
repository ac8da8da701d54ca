import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostSteps, type Process, type Track, tracks, validateProcess } from './process.ts';
import { addStep, moveStep, removeStep, setTrack, withField } from './process-edits.ts';
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

test('whatever is added, removed, moved or put on a track, a valid process stays valid', () => {
  fc.assert(
    fc.property(
      processes(),
      place,
      place,
      fc.constantFrom(...tracks),
      (process, one, other, track) => {
        for (const changed of [
          addStep(process),
          removeStep(process, one),
          moveStep(process, one, other),
          setTrack(process, one, track),
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

test('a moved step takes over the track of its new place, and the loop goes along with its steps', () => {
  const moved = moveStep(line('mfsmm', { loop: { from: 4, to: 3 } }), 0, 3);
  expect([names(moved), letters(moved)]).toEqual(['BCDAE', 'mfsmm']);
  expect(moved.loop).toBeNull();
  const swapped = moveStep(line('mmm', { loop: { from: 2, to: 1 } }), 0, 2);
  expect([names(swapped), swapped.loop]).toEqual(['BCA', { from: 1, to: 0 }]);
});

test('a loop ends where its steps no longer form one', () => {
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

test.each<[from: string, at: number, track: Track, to: string]>([
  ['mmmm', 2, 'second', 'mfsm'],
  ['mmmm', 1, 'first', 'mfsm'],
  ['mfsm', 3, 'second', 'mfss'],
  ['mfsm', 1, 'main', 'mmmm'],
  ['mffsm', 1, 'main', 'mmfsm'],
  ['mmmm', 3, 'first', 'mmmm'],
  ['mmmm', 0, 'second', 'mmmm'],
])('in %s step %i on track %s gives %s', (from, at, track, to) => {
  expect(letters(setTrack(line(from), at, track))).toBe(to);
});

test('no more steps are added than a process can have, and the last one stays', () => {
  let process = emptyProcess;
  for (let count = 0; count <= mostSteps; count++) process = addStep(process);
  expect(process.steps).toHaveLength(mostSteps);
  for (let count = 0; count <= mostSteps; count++) process = removeStep(process, 0);
  expect(process.steps).toHaveLength(1);
});

test('every field of the editor reaches its part of the process', () => {
  const start = line('mfsm');
  const changes: readonly [field: string, value: string, expected: object][] = [
    ['name', 'Hiring', { name: 'Hiring' }],
    ['opens', '08:30', { calendar: { ...start.calendar, opens: 510 } }],
    ['day.Mon', '', { calendar: { ...start.calendar, days: ['Tue', 'Wed', 'Thu', 'Fri'] } }],
    ['weekday', 'Fri', { start: { ...start.start, weekday: 'Fri' } }],
    ['clock', '10:15', { start: { ...start.start, clock: 615 } }],
    ['stagger.on', 'on', { stagger: { amount: 1, unit: 'hours' } }],
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
  expect(step('track', 'main')?.track).toBe('main');
});

test.each(['', '1.5', '-3', 'two', '1e3'])('a TAT of %j is not valid', (value) => {
  expect(validateProcess(withField(line('m'), '0.amount', value))).toHaveProperty('error');
});
