/**
 * One run through a process, in working hours since its start on Monday 09:00. Work is done Monday to Friday, 09:00 to
 * 18:00.
 *
 *     const run = runOf(process, { step: 2, more: 5 });   // step 3 takes 5 hours more
 *     moment(run.ends);                                   // "Thursday 13:00"
 */
import { hoursOf, hoursPerDay, type Process } from './process.ts';

/** Working hours since Monday 09:00 of week 1. */
export type Hours = number;

/** What if this step takes so many hours more than its time? */
export type Question = { readonly step: number; readonly more: Hours };

/** Most hours that the question can add: two working days. */
export const maxMore = 2 * hoursPerDay;

export type Visit = {
  readonly from: Hours;
  /** The end of its time; null while the step has none. */
  readonly due: Hours | null;
  /** Its close: `due` and its own delay. */
  readonly to: Hours;
  /** How much later it closes than without the delay. */
  readonly late: Hours;
};

export type Run = {
  /** In the order of the steps. */
  readonly visits: readonly Visit[];
  readonly ends: Hours;
  readonly late: Hours;
  /** Whether every step has a time. */
  readonly complete: boolean;
};

export function runOf({ steps }: Process, { step, more }: Question = { step: 0, more: 0 }): Run {
  let at = 0;
  let late = 0;
  const visits = steps.map((each, index): Visit => {
    const hours = hoursOf(each);
    const from = at;
    if (hours === null) return { from, due: null, to: from, late };
    if (index === step) late = more;
    const due = from + hours;
    at = due + (index === step ? more : 0);
    return { from, due, to: at, late };
  });
  return { visits, ends: at, late, complete: visits.every(({ due }) => due !== null) };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const daysPerWeek = weekdays.length;

function partsOf(at: Hours) {
  // The end of a day is 18:00, not 09:00 of the next.
  const day = Math.max(0, Math.ceil(at / hoursPerDay) - 1);
  return {
    weekday: weekdayOf(day),
    clock: `${String(hoursPerDay + at - day * hoursPerDay).padStart(2, '0')}:00`,
    week: Math.floor(day / daysPerWeek) + 1,
  };
}

/** `Thursday 12:00`; after the first week `Thursday 12:00, week 3`. */
export function moment(at: Hours): string {
  const { weekday, clock, week } = partsOf(at);
  return `${weekday} ${clock}${week > 1 ? `, week ${week}` : ''}`;
}

/** `Thu 12:00`. */
export function shortMoment(at: Hours): string {
  const { weekday, clock } = partsOf(at);
  return `${weekday.slice(0, 3)} ${clock}`;
}

/** `5 h`, `2 d`, `3 d 4 h`. */
export function duration(hours: Hours): string {
  const days = Math.floor(hours / hoursPerDay);
  const rest = hours % hoursPerDay;
  return [days > 0 && `${days} d`, (rest > 0 || days === 0) && `${rest} h`]
    .filter(Boolean)
    .join(' ');
}

export type Axis = {
  /** Hours from its start to its end. */
  readonly length: Hours;
  /** Names of its equal parts, from the start: days, or weeks where the days are too many to name. */
  readonly labels: readonly string[];
  /** Share of the axis from one label to the next. */
  readonly part: number;
};

const minDays = 3;
const maxNamedDays = 8;
const maxLabels = 6;
/** Least share of the axis, at its end, that holds the name of a week or a day on a phone. */
const minLabelShare = 0.16;

/** Share of the axis that a run may take: the rest is for what stands beside its last step. */
const maxRunShare = 0.64;

/** The axis that a run is drawn on. The number of its labels is bounded, however long the run. */
export function axisOf({ ends }: Run): Axis {
  const length = Math.max(minDays * hoursPerDay, ends / maxRunShare);
  const days = length / hoursPerDay;
  if (days <= maxNamedDays) {
    const count = Math.floor((1 - minLabelShare) * days) + 1;
    const labels = Array.from({ length: count }, (_, day) => weekdayOf(day).slice(0, 3));
    return { length, labels, part: 1 / days };
  }
  const weeks = Math.ceil(days / daysPerWeek / maxLabels);
  const part = (weeks * daysPerWeek) / days;
  const count = Math.floor((1 - minLabelShare) / part) + 1;
  const labels = Array.from({ length: count }, (_, index) => `Week ${index * weeks + 1}`);
  return { length, labels, part };
}

function weekdayOf(day: number): string {
  return weekdays[day % daysPerWeek] ?? weekdays[0];
}
