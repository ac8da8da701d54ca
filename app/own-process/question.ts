/** The one question that the editor asks of a process: what if a step takes longer than its TAT? */
import { type Minutes, minutesPerHour, workingDayLength } from '#app/sample-operations/calendar.ts';
import type { Process } from './process.ts';

/** The question: which step takes how many more of its units, and whether the work is sent back once. */
export type Question = { readonly step: number; readonly more: number; readonly looped: boolean };

/** Range and step of the slider, in the unit of the step's TAT. */
export const ranges = {
  minutes: { max: 240, step: 5 },
  hours: { max: 40, step: 1 },
  days: { max: 20, step: 1 },
} as const;

/** The first question to ask of a process: its longest step takes half as much more. */
export function firstQuestion(process: Process): Question {
  const lengths = process.steps.map(({ tat }, step) =>
    delayOf(process, { step, more: tat.amount, looped: false }),
  );
  const step = lengths.indexOf(Math.max(...lengths));
  return {
    step,
    more: limited(process, step, Math.ceil(amountOf(process, step) / 2)),
    looped: false,
  };
}

/** The question, limited to the process's steps and times. */
export function keepQuestion(process: Process, { step, more, looped }: Question): Question {
  const kept = Math.min(step, process.steps.length - 1);
  return {
    step: kept,
    more: limited(process, kept, more),
    looped: looped && process.loop !== null,
  };
}

function amountOf({ steps }: Process, step: number): number {
  return steps[step]?.tat.amount ?? 0;
}

/** The unit of a step's TAT, in which the question counts too. */
export function unitOf({ steps }: Process, step: number) {
  return steps[step]?.tat.unit ?? 'hours';
}

function limited(process: Process, step: number, more: number): number {
  const range = ranges[unitOf(process, step)];
  return Math.min(Math.ceil(more / range.step) * range.step, range.max);
}

/** Working minutes that the step takes beyond its TAT. */
export function delayOf(process: Process, { step, more }: Question): Minutes {
  const unit = unitOf(process, step);
  if (unit === 'days') return more * workingDayLength(process.calendar);
  return unit === 'hours' ? more * minutesPerHour : more;
}
