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
const opensAt = 9;

/** `Thursday 12:00`; after the first week `Thursday 12:00, week 3`. */
export function moment(at: Hours): string {
  // The end of a day is 18:00, not 09:00 of the next.
  const day = Math.max(0, Math.ceil(at / hoursPerDay) - 1);
  const hour = String(opensAt + at - day * hoursPerDay).padStart(2, '0');
  const week = Math.floor(day / daysPerWeek) + 1;
  return `${weekdays[day % daysPerWeek]} ${hour}:00${week > 1 ? `, week ${week}` : ''}`;
}

/** `Thu 12:00`, `Thu 12:00, week 3`. */
export function shortMoment(at: Hours): string {
  return moment(at).replace(/^(...)\w+/, '$1');
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
  /** Names of its equal parts, from the start: the days of one week, or weeks. */
  readonly labels: readonly string[];
  /** Share of the axis from one label to the next. */
  readonly part: number;
};

const minDays = 3;
const maxLabels = 6;
/** Least share of the axis, at its end, that holds the name of a week or a day on a phone. */
const minLabelShare = 0.16;

/** Share of the axis that a run may take: the rest is for what stands beside its last step. */
const maxRunShare = 0.64;

/** The axis that a run is drawn on. The number of its labels is bounded, however long the run. */
export function axisOf({ ends }: Run): Axis {
  const length = Math.max(minDays * hoursPerDay, ends / maxRunShare);
  const days = length / hoursPerDay;
  if (ends <= daysPerWeek * hoursPerDay) {
    const count = Math.min(daysPerWeek, Math.floor((1 - minLabelShare) * days) + 1);
    const labels = weekdays.slice(0, count).map((day) => day.slice(0, 3));
    return { length, labels, part: 1 / days };
  }
  const weeks = Math.ceil(days / daysPerWeek / maxLabels);
  const part = (weeks * daysPerWeek) / days;
  const count = Math.floor((1 - minLabelShare) / part) + 1;
  const labels = Array.from({ length: count }, (_, index) => `Week ${index * weeks + 1}`);
  return { length, labels, part };
}
