/**
 * The ten runs of weeks 22 and 23: when each step of each order opened, and when the order closed.
 * Typed once here; benchmarks, bottleneck strip, speedometer, key results and assistant all count from it.
 */
import {
  addWorkingMinutes,
  hours,
  type Instant,
  type InstantText,
  instant,
  type Minutes,
  weekOf,
  workingMinutesBetween,
} from './calendar.ts';
import { type Step, type StepId, stepIds, steps } from './purchase-to-dispatch.ts';

/** `worked` is the time somebody had the order in hand; the rest of the run it waited. Working minutes. */
export type Run = {
  readonly order: number;
  readonly opened: Readonly<Record<StepId, Instant>>;
  readonly closed: Instant;
  readonly worked: Minutes;
};

/** One step of one run, closed. `over` is 0 when it closed in time. All durations in working minutes. */
export type StepClose = {
  readonly order: number;
  readonly step: Step;
  readonly opened: Instant;
  readonly due: Instant;
  readonly closed: Instant;
  readonly took: Minutes;
  readonly over: Minutes;
};

/** A row for each run: its order, when the five steps opened, when the order closed, and the hours worked on it. */
// biome-ignore format: a table is read by its columns
const table: readonly (readonly [
  number, InstantText, InstantText, InstantText, InstantText, InstantText, InstantText, number,
])[] = [
  [2026, '21 Thu 12:00', '21 Thu 16:00', '21 Fri 10:00', '22 Mon 12:00', '22 Mon 14:00', '22 Tue 10:00', 12],
  [2027, '22 Mon 11:00', '22 Mon 13:00', '22 Mon 15:00', '22 Wed 12:00', '22 Wed 15:00', '22 Thu 11:00', 12.5],
  [2028, '22 Mon 16:00', '22 Tue 10:00', '22 Tue 11:00', '22 Tue 17:00', '22 Thu 12:00', '22 Thu 17:00', 11.5],
  [2029, '22 Mon 17:00', '22 Tue 11:00', '22 Tue 13:00', '22 Wed 13:00', '22 Wed 16:00', '22 Thu 12:00', 11],
  [2030, '22 Tue 09:00', '22 Tue 13:00', '22 Wed 13:00', '22 Fri 15:00', '23 Mon 10:00', '23 Mon 16:00', 13],
  [2031, '22 Thu 17:00', '22 Fri 10:00', '22 Fri 13:00', '23 Tue 16:00', '23 Tue 18:00', '23 Thu 15:00', 13],
  [2032, '23 Mon 14:00', '23 Mon 17:00', '23 Tue 10:00', '23 Fri 15:00', '23 Fri 17:00', '24 Mon 12:00', 13.5],
  [2033, '23 Tue 09:30', '23 Tue 11:30', '23 Tue 12:00', '23 Wed 10:00', '23 Wed 14:00', '23 Wed 18:00', 11],
  [2034, '23 Tue 10:30', '23 Tue 13:30', '23 Tue 15:00', '23 Wed 14:00', '23 Wed 15:00', '23 Wed 18:00', 10.5],
  [2035, '23 Thu 10:00', '23 Thu 11:00', '23 Thu 12:00', '23 Fri 14:00', '23 Fri 17:00', '24 Mon 12:00', 12],
];

export const runs: readonly Run[] = table.map(
  ([order, raise, approve, quote, release, dispatch, closed, worked]) => ({
    order,
    opened: {
      'raise-request': instant(raise),
      approve: instant(approve),
      'vendor-quote': instant(quote),
      'release-order': instant(release),
      dispatch: instant(dispatch),
    },
    closed: instant(closed),
    worked: hours(worked),
  }),
);

/** Working minutes from the request to the close of the order. */
export function runLength(run: Run): Minutes {
  return workingMinutesBetween(run.opened['raise-request'], run.closed);
}

/** A run counts in the week in which the order left Purchase, that is, in which its release opened. */
export function runWeek(run: Run): number {
  return weekOf(run.opened['release-order']);
}

/** The close of one step in a run, with its due time and how far it ran over. */
function stepClose(run: Run, stepId: StepId): StepClose {
  const step = steps[stepId];
  const opened = run.opened[stepId];
  const next = stepIds[stepIds.indexOf(stepId) + 1];
  const closed = next === undefined ? run.closed : run.opened[next];
  const took = workingMinutesBetween(opened, closed);
  return {
    order: run.order,
    step,
    opened,
    due: addWorkingMinutes(opened, step.tat),
    closed,
    took,
    over: Math.max(0, took - step.tat),
  };
}

/** All fifty closes of the ten runs, run by run. */
export const stepCloses: readonly StepClose[] = runs.flatMap((each) =>
  stepIds.map((id) => stepClose(each, id)),
);

export function closesOf(stepId: StepId): readonly StepClose[] {
  return stepCloses.filter((close) => close.step.id === stepId);
}

/** How one step of one order closed. Throws for an order that is not among the runs. */
export function closeOf(order: number, stepId: StepId): StepClose {
  const close = stepCloses.find((each) => each.order === order && each.step.id === stepId);
  if (close === undefined) throw new RangeError(`No run of order ${order}`);
  return close;
}

export function inTime(closes: readonly StepClose[]): readonly StepClose[] {
  return closes.filter((close) => close.over === 0);
}

export function late(closes: readonly StepClose[]): readonly StepClose[] {
  return closes.filter((close) => close.over > 0);
}
