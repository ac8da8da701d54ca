/**
 * One run through a process, in working minutes since its start on Monday 09:00. Work is done Monday to Friday, 09:00 to
 * 18:00.
 *
 *     const run = runOf(process, { step: 2, hours: 5 });   // step 3 takes 5 hours more
 *     moment(run.ends);                                   // "Thursday 13:00"
 */
import { hoursPerDay, minutesOf, type Process } from './process.ts';

/** Working minutes since Monday 09:00 of week 1. */
export type Minutes = number;

/** What if this step, counted from 0, takes so many working hours more than its time? */
export type Delay = { readonly step: number; readonly hours: number };

export const noDelay: Delay = { step: 0, hours: 0 };

/** Longest delay that can be tried, in hours: two working days. */
export const maxDelay = 2 * hoursPerDay;

export type StepTiming = {
  readonly from: Minutes;
  /** The end of its time; null where it cannot be known: the step, or one before it, has no time. */
  readonly due: Minutes | null;
  /** Its close: `due` and its own delay. */
  readonly to: Minutes;
  /** How much later it closes than without the delay. */
  readonly late: Minutes;
};

export type Run = {
  /** In the order of the steps. */
  readonly timings: readonly StepTiming[];
  /** The close of the last step whose close is known. */
  readonly ends: Minutes;
  readonly late: Minutes;
  /** The first step without a time; -1 if every step has one. */
  readonly untimed: number;
};

export function runOf({ steps }: Process, { step, hours } = noDelay): Run {
  const times = steps.map(minutesOf);
  const untimed = times.indexOf(null);
  let at = 0;
  let late = 0;
  const timings = times.map((minutes, index): StepTiming => {
    const from = at;
    if (minutes === null || (untimed !== -1 && index > untimed)) {
      return { from, due: null, to: from, late: 0 };
    }
    if (index === step) late = hours * 60;
    const due = from + minutes;
    at = due + (index === step ? late : 0);
    return { from, due, to: at, late };
  });
  return { timings, ends: at, late, untimed };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const daysPerWeek = weekdays.length;
const opensAt = 9;
const minutesPerDay = hoursPerDay * 60;
const minutesPerWeek = daysPerWeek * minutesPerDay;

/** `Thursday 12:30`; after the first week `Thursday 12:30, week 3`. */
export function moment(at: Minutes): string {
  const day = dayOf(at);
  const week = Math.floor(day / daysPerWeek) + 1;
  return `${weekdays[day % daysPerWeek]} ${timeOfDay(at)}${week > 1 ? `, week ${week}` : ''}`;
}

/** Working days since the first Monday. The end of a day is 18:00, not 09:00 of the next. */
function dayOf(at: Minutes): number {
  return Math.max(0, Math.ceil(at / minutesPerDay) - 1);
}

/** `12:30` */
function timeOfDay(at: Minutes): string {
  const minutes = opensAt * 60 + at - dayOf(at) * minutesPerDay;
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** `Thu 12:30`, `Thu 12:30, week 3`. */
export function shortMoment(at: Minutes): string {
  return moment(at).replace(/^(...)\w+/, '$1');
}

/** `30 m`, `5 h`, `2 d`, `3 d 4 h`. */
export function duration(minutes: Minutes): string {
  const hours = Math.floor(minutes / 60);
  const parts = [
    [Math.floor(hours / hoursPerDay), 'd'],
    [hours % hoursPerDay, 'h'],
    [minutes % 60, 'm'],
  ] as const;
  const written = parts.flatMap(([count, unit]) => (count > 0 ? `${count} ${unit}` : []));
  return written.join(' ') || '0 h';
}

type Axis = {
  /** From its start to its end. */
  readonly length: Minutes;
  /** Names of its equal parts, from the start: times of a day, the days of one week, or weeks. */
  readonly labels: readonly string[];
  /** Share of the axis from one label to the next. */
  readonly part: number;
};

/** Lengths of the parts where they are less than a day. */
const shortParts = [30, 60, 120];
const maxParts = 6;
/** Share of the axis that a run may take: the rest is for what stands beside its last step. */
const maxRunShare = 0.64;
/** Share of the axis, at its end, that is too short for a label on a phone. */
const unlabeledShare = 0.16;

/** The axis that a run is drawn on, with at most six labels however long the run. */
export function axisOf({ ends }: Run): Axis {
  const length = ends / maxRunShare || 3 * minutesPerDay;
  const weeks = Math.ceil(length / minutesPerWeek / maxParts);
  const isLong = ends > minutesPerWeek;
  const short = shortParts.find((minutes) => length <= minutes * maxParts);
  const part = short ?? (isLong ? weeks * minutesPerWeek : minutesPerDay);
  const count = Math.floor((1 - unlabeledShare) * (length / part)) + 1;
  const labels = Array.from({ length: count }, (_, index) => {
    const at = index * part;
    if (isLong) return `Week ${at / minutesPerWeek + 1}`;
    return short ? timeOfDay(at) : weekdays[index]?.slice(0, 3);
  });
  return { length, labels: labels.flatMap((label) => label ?? []), part: part / length };
}
