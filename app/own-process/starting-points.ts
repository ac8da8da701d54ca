/** Starting points: an empty process, or one of the thirty examples of app/content/fms-examples. */
import { parseTat, type Tat as WrittenTat } from '#app/content/tat.ts';
import type { FmsProcess } from '#app/content/types.ts';
import { officeHours } from '#app/sample-operations/calendar.ts';
import type { Loop, Owner, Process, Step, Tat } from './process.ts';
import { newStep } from './process-edits.ts';

const start = { weekday: 'Mon', clock: officeHours.opens } as const;

/** A process of three steps that have a TAT and no names yet. */
export const emptyProcess: Process = {
  name: '',
  steps: [newStep, newStep, newStep],
  loop: null,
  stagger: null,
  calendar: officeHours,
  start,
};

/** Ids of the three examples offered first: a straight process, one with a loop and one with a split. */
export const firstExampleIds = ['purchase-to-dispatch', 'hiring', 'customer-complaint'] as const;

/**
 * One of the thirty examples as a process to change. A TAT planned backward (`T-5 d`) becomes the time since the step
 * before it; the first such step, whose date opens the run, is due the same day.
 */
export function processOfExample({ name, steps, loop, stagger }: FmsProcess): Process {
  const second = steps.findIndex(({ track }) => track === 'second');
  // On the second track: consecutive steps, of which the first runs beside the step before it.
  const trackOf = (index: number): Step['track'] => {
    if (second === -1) return 'main';
    if (steps[index]?.track === 'second') return 'second';
    return index === second - 1 ? 'first' : 'main';
  };
  return {
    name,
    steps: steps.map((step, index) => {
      // The step whose closing opens this one: at the fork it is the step before both tracks.
      const before = index === second ? index - 2 : index - 1;
      return {
        name: step.name,
        owner: ownerOf(step.owner),
        tat: tatAfter(steps[before]?.tat, step.tat),
        track: trackOf(index),
      };
    }),
    loop: loop ? loopOf(loop) : null,
    stagger: stagger ? tatAfter(undefined, stagger) : null,
    calendar: officeHours,
    start,
  };
}

/** Examples count steps from 1. */
function loopOf({ from, to }: NonNullable<FmsProcess['loop']>): Loop {
  return { from: from - 1, to: to - 1 };
}

/** External owners are written `Tax adviser, external`. */
function ownerOf(written: string): Owner {
  const name = written.replace(/, external$/, '');
  if (name !== written) return { kind: 'external', name };
  return { kind: chosenByRule.has(name) ? 'dynamic' : 'predefined', name };
}

/** Roles that depend on who or what a run is about. */
const chosenByRule: ReadonlySet<string> = new Set([
  'Employee',
  'Line manager',
  'Named colleague',
  'Department head',
  'System owner',
  'Data owner',
  'Account manager',
]);

const sameDay: Tat = { amount: 0, unit: 'days' };
const minutesIn = { minutes: 1, hours: 60, days: officeHours.closes - officeHours.opens } as const;

function tatAfter(before: WrittenTat | undefined, written: WrittenTat): Tat {
  const tat = parseTat(written);
  if (tat?.type === 'T+X') return { amount: tat.value, unit: tat.unit };
  const earlier = beforePromise(before);
  if (earlier === undefined) return sameDay;
  const between = earlier - (beforePromise(written) ?? 0);
  if (between <= 0) return sameDay;
  return between % minutesIn.days === 0
    ? { amount: between / minutesIn.days, unit: 'days' }
    : { amount: Math.round(between / minutesIn.hours), unit: 'hours' };
}

/** How many working minutes before the promised day a step is due; undefined unless its TAT is counted backward. */
function beforePromise(written: WrittenTat | undefined): number | undefined {
  const tat = written === undefined ? null : parseTat(written);
  return tat?.type === 'T-X' ? tat.value * minutesIn[tat.unit] : undefined;
}
