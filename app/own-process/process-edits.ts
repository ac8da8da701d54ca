/**
 * Edits of a process. Pure: each function returns a new process, valid if the given one is, except `withField`. Tracks
 * belong to positions, so that moving a step never breaks a split; a loop moves with its steps, and ends if they no
 * longer form one.
 */
import { minutesPerHour, weekdays } from '#app/sample-operations/calendar.ts';
import {
  areTracksInOrder,
  isLoop,
  lastClock,
  midnight,
  mostSteps,
  ownerKinds,
  type Process,
  type Step,
  type Tat,
  type Track,
  timeUnits,
} from './process.ts';

export const newStep: Step = {
  name: '',
  owner: { kind: 'predefined', name: '' },
  tat: { amount: 4, unit: 'hours' },
  track: 'main',
};

/** Adds an empty step at the end, up to the limit. */
export function addStep(process: Process): Process {
  if (process.steps.length >= mostSteps) return process;
  return { ...process, steps: [...process.steps, { ...newStep, tat: { ...newStep.tat } }] };
}

/** Removes a step; the last one stays. A track that loses its only step ends the split. */
export function removeStep(process: Process, index: number): Process {
  if (process.steps.length === 1) return process;
  return settle(
    process,
    process.steps.filter((_, at) => at !== index),
    (at) => (at === index ? -1 : at > index ? at - 1 : at),
  );
}

/** Moves a step to another position; those between shift by one. */
export function moveStep(process: Process, from: number, to: number): Process {
  const moved = process.steps[from];
  if (!moved || !process.steps[to] || from === to) return process;
  const order = process.steps.toSpliced(from, 1).toSpliced(to, 0, moved);
  const steps = order.map((step, at) => ({ ...step, track: process.steps[at]?.track ?? 'main' }));
  return settle(process, steps, (at) => {
    if (at === from) return to;
    if (from < at && at <= to) return at - 1;
    return to <= at && at < from ? at + 1 : at;
  });
}

/** A split, by indexes of steps: the first of Track 1, and the first and the last of Track 2. */
export type Split = { readonly first: number; readonly second: number; readonly end: number };

/** Where a process splits, if it does. */
export function splitOf({ steps }: Process): Split | undefined {
  const first = steps.findIndex(({ track }) => track === 'first');
  if (first < 0) return undefined;
  return {
    first,
    second: steps.findIndex(({ track }) => track === 'second'),
    end: steps.findLastIndex(({ track }) => track === 'second'),
  };
}

/** Changes one end of the split; the others follow where they must. Without a first step there is no split. */
function withSplit(process: Process, part: string, value: string): Process {
  const { first, second, end }: Split = {
    ...{ first: 0, second: 0, end: 0 },
    ...splitOf(process),
    [part]: value === '' ? process.steps.length : Number(value),
  };
  const from = Math.max(second, first + 1);
  const last = Math.max(end, from);
  return settle(
    process,
    process.steps.map((step, at) => ({ ...step, track: trackAt(at, first, from, last) })),
    (at) => at,
  );
}

function trackAt(at: number, first: number, second: number, end: number): Track {
  if (at < first || at > end) return 'main';
  return at < second ? 'first' : 'second';
}

/** Replaces the steps: an invalid split ends, and so does an invalid loop. `placeOf` maps old positions to new. */
function settle(
  process: Process,
  given: readonly Step[],
  placeOf: (at: number) => number,
): Process {
  const steps = areTracksInOrder(given)
    ? given
    : given.map((step): Step => ({ ...step, track: 'main' }));
  const loop = process.loop && { from: placeOf(process.loop.from), to: placeOf(process.loop.to) };
  return {
    ...process,
    steps,
    loop: loop && loop.to >= 0 && isLoop(steps, loop) ? loop : null,
    stagger: steps.some(({ track }) => track === 'second') ? process.stagger : null,
  };
}

/**
 * Applies a field's new value, by the field's name: `name`, `2.owner`, `opens`. The result may be a process that
 * `validateProcess` refuses.
 */
export function withField(process: Process, field: string, value: string): Process {
  const [group = '', part = ''] = field.split('.');
  const index = Number(group);
  if (Number.isInteger(index)) return withStep(process, index, part, value);
  const { calendar, start, loop, stagger } = process;
  if (group === 'name') return { ...process, name: value };
  if (group === 'opens' || group === 'closes') {
    const entered = clockIn(value);
    // A time field has no 24:00.
    const at = group === 'closes' && entered === lastClock ? midnight : entered;
    const clock = group === 'opens' && start.clock === calendar.opens ? at : start.clock;
    return { ...process, calendar: { ...calendar, [group]: at }, start: { ...start, clock } };
  }
  if (group === 'day') {
    const days = weekdays.filter((day) =>
      day === part ? value !== '' : calendar.days.includes(day),
    );
    return { ...process, calendar: { ...calendar, days } };
  }
  if (group === 'weekday')
    return { ...process, start: { ...start, weekday: oneOf(weekdays, value) } };
  if (group === 'clock') return { ...process, start: { ...start, clock: clockIn(value) } };
  if (group === 'stagger') {
    return {
      ...process,
      stagger:
        value === '' && part === 'unit' ? null : withTat(stagger ?? newStep.tat, part, value),
    };
  }
  if (group === 'split') return withSplit(process, part, value);
  if (group === 'loop') {
    if (value === '') return { ...process, loop: null };
    const from = part === 'from' ? Number(value) : (loop?.from ?? -1);
    return {
      ...process,
      loop: { from, to: part === 'to' ? Number(value) : nearestBack(process, from) },
    };
  }
  throw new Error(`No field ${field}`);
}

/** Default target of a loop from a step: the current one, else the earliest possible step. */
function nearestBack({ steps, loop }: Process, from: number): number {
  if (loop && isLoop(steps, { from, to: loop.to })) return loop.to;
  return steps.findIndex((_, to) => isLoop(steps, { from, to }));
}

function withStep(process: Process, index: number, part: string, value: string): Process {
  const step = process.steps[index];
  if (!step) return process;
  return { ...process, steps: process.steps.with(index, changed(step, part, value)) };
}

function changed(step: Step, part: string, value: string): Step {
  if (part === 'name') return { ...step, name: value };
  if (part === 'owner') return { ...step, owner: { ...step.owner, name: value } };
  if (part === 'kind') return { ...step, owner: { ...step.owner, kind: oneOf(ownerKinds, value) } };
  return { ...step, tat: withTat(step.tat, part, value) };
}

function withTat(tat: Tat, part: string, value: string): Tat {
  if (part === 'unit') {
    const unit = oneOf(timeUnits, value);
    return { unit, amount: unit === 'days' ? tat.amount : Math.max(1, tat.amount) };
  }
  return { ...tat, amount: /^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN };
}

/** `09:30` in minutes after midnight; NaN while it is incomplete. */
function clockIn(text: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = text
    .split(':')
    .map((part) => Number(part || Number.NaN));
  return hour * minutesPerHour + minute;
}

function oneOf<const Option extends string>(options: readonly Option[], value: string): Option {
  const found = options.find((option) => option === value);
  if (!found) throw new Error(`Not an option: ${value}`);
  return found;
}
