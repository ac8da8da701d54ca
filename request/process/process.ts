/**
 * The process that a visitor draws: what it is, its bounds, and its schema. Names and times that are still empty are
 * valid.
 */
import * as v from 'valibot';
import { cut } from '#request/cut.ts';
import { atLeast, line } from '#request/field-rules.ts';
import { fill } from '#request/fill.ts';
import { processCopy } from './copy.ts';

export const timeUnits = ['minutes', 'hours', 'days'] as const;

export type Step = {
  /** Empty until the visitor enters one: `stepName` gives what to show. */
  readonly name: string;
  readonly owner: string;
  /** Working time that the step may take, as typed: `minutesOf` reads it. */
  readonly time: string;
  readonly unit: (typeof timeUnits)[number];
};

export type Process = {
  /** Empty until the visitor enters one: `processName` gives what to show. */
  readonly name: string;
  /** 1 to 20. Each begins when the one before it closes. */
  readonly steps: readonly Step[];
};

export const maxSteps = 20;
/** Longest name of a process, a step or an owner, in UTF-16 code units. */
export const maxNameLength = 60;
export const maxTime = 999;
/** A working day is 09:00 to 18:00. */
export const hoursPerDay = 9;

const minutesIn = { minutes: 1, hours: 60, days: hoursPerDay * 60 } as const;

/** `4`, `1.5`, `0,5`, and what is typed on the way there: nothing, `0`, `1.`. */
const time = /^\d{0,3}(?:[.,]\d{0,2})?$/;

// A name or a time that cannot be taken is left out: the rest of the process must not be lost with it.
const name = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => cut(text, maxNameLength)),
    line(maxNameLength),
    v.union([v.literal(''), atLeast(1, 'No letter or digit')]),
  ),
  '',
);

/** A process whose names and times are each of a schema. */
function processOf(names: v.GenericSchema<string>, times: v.GenericSchema<string>) {
  const step = v.object({ name: names, owner: names, time: times, unit: v.picklist(timeUnits) });
  const steps = v.pipe(v.array(step), v.minLength(1), v.maxLength(maxSteps), v.readonly());
  return v.object({ name: names, steps });
}

/** As requests and links carry it: names are trimmed, and cut where they are too long. */
export const processSchema = processOf(
  name,
  v.fallback(v.pipe(v.string(), v.trim(), v.regex(time)), ''),
);

/** Names and times as they were typed. */
export const typedProcessSchema = processOf(v.string(), v.string());

/** Working minutes that a step may take; null while its field holds no number above 0. */
export function minutesOf(step: Pick<Step, 'time' | 'unit'>): number | null {
  if (!isTime(step)) return null;
  return Math.round(Number(step.time.trim().replace(',', '.')) * minutesIn[step.unit]) || null;
}

/** Whether a step's time is a number up to 999, or on the way to one, or still empty. */
export function isTime(step: Pick<Step, 'time'>): boolean {
  return time.test(step.time.trim());
}

/** A step's name, or its number if it has none. */
export function stepName({ steps }: Pick<Process, 'steps'>, index: number): string {
  return steps[index]?.name.trim() || fill(processCopy.noStepName, { number: index + 1 });
}

/** Whether any step has a name; without one there is nothing to show to sales. */
export function isNamed({ steps }: Pick<Process, 'steps'>): boolean {
  return steps.some(({ name }) => name.trim() !== '');
}

/** The process's name, or a default. */
export function processName({ name: given }: Pick<Process, 'name'>): string {
  return given.trim() || processCopy.noName;
}

export const emptyStep: Step = { name: '', owner: '', time: '', unit: 'hours' };

/** Three steps to fill in. */
export const emptyProcess: Process = { name: '', steps: [emptyStep, emptyStep, emptyStep] };
