/**
 * The process that a visitor draws: what it is, its bounds, and the one schema that links, storage and the mail service
 * validate it by. Names and times that are still empty are valid.
 *
 *     const process = validateProcess(JSON.parse(text));
 *     if (process) draw(process);
 */
import * as v from 'valibot';
import { atLeast, line } from '#request/field-rules.ts';
import { ownProcess } from './copy.ts';
import { fill } from './fill.ts';

export const timeUnits = ['hours', 'days'] as const;

export type Step = {
  /** Empty until the visitor enters one: `stepName` gives what to show. */
  readonly name: string;
  readonly owner: string;
  /** Working time that the step may take, as typed: `hoursOf` reads it. */
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

const wholeNumber = /^(?:[1-9]\d{0,2})?$/;

const name = v.pipe(
  line(maxNameLength),
  v.lazy((value) => (value === '' ? v.string() : atLeast(1, 'No letter or digit'))),
);

const step = v.object({
  name,
  owner: name,
  time: v.pipe(v.string(), v.regex(wholeNumber)),
  unit: v.picklist(timeUnits),
});

export const processSchema = v.object({
  name,
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(maxSteps), v.readonly()),
}) satisfies v.GenericSchema<unknown, Process>;

/** Validates any value; names are trimmed. Null for what is no process. */
export function validateProcess(input: unknown): Process | null {
  const result = v.safeParse(processSchema, input);
  return result.success ? result.output : null;
}

/** Working hours that a step may take; null while its field holds no whole number from 1 to 999. */
export function hoursOf({ time, unit }: Pick<Step, 'time' | 'unit'>): number | null {
  const text = time.trim();
  if (text === '' || !wholeNumber.test(text)) return null;
  return Number(text) * (unit === 'days' ? hoursPerDay : 1);
}

/** A step's name, or its number if it has none. */
export function stepName({ steps }: Pick<Process, 'steps'>, index: number): string {
  return steps[index]?.name.trim() || fill(ownProcess.step.noName, { number: index + 1 });
}

/** Whether any step has a name; without one there is nothing to show to sales. */
export function isNamed({ steps }: Pick<Process, 'steps'>): boolean {
  return steps.some(({ name }) => name.trim() !== '');
}

/** The process's name, or a default. */
export function processName({ name: given }: Pick<Process, 'name'>): string {
  return given.trim() || ownProcess.noName;
}

export const emptyStep: Step = { name: '', owner: '', time: '', unit: 'hours' };

/** Three steps to fill in. */
export const emptyProcess: Process = { name: '', steps: [emptyStep, emptyStep, emptyStep] };
