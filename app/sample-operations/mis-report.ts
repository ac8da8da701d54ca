/** The management report of weeks 22 and 23: three sources, counted the same way. */
import { percent, sum } from './arithmetic.ts';
import { dayAfter, type Instant, nextWorkingInstant, weekOf } from './calendar.ts';
import type { Department } from './company.ts';
import { bottleneck, gridDays } from './insights.ts';
import { stepsInOrder } from './purchase-to-dispatch.ts';
import { lateRecurring, occurrences, recurringTasks } from './recurring-tasks.ts';
import { closesOf, inTime, stepCloses } from './runs.ts';

/** One source: tasks closed, how many of them in time, and what to look at first. */
export type ReportSource = {
  readonly id: 'recurring' | 'help-tickets' | 'fms';
  readonly closed: number;
  readonly inTime: number;
  readonly check: string;
};

const [from = 0] = gridDays;
const until = dayAfter(gridDays.at(-1) ?? from);
const recurringCloses = recurringTasks.flatMap((task) => occurrences(task, from, until)).length;

/** Recorded, not computed: help tickets of weeks 22 and 23 are not in the sample one by one. */
const ticketRecord = { closed: 24, inTime: 21, check: 'Maintenance' } as const;

export const reportSources: readonly ReportSource[] = [
  {
    id: 'recurring',
    closed: recurringCloses,
    inTime: recurringCloses - lateRecurring.length,
    check: lateRecurring[0]?.name ?? '',
  },
  { id: 'help-tickets', ...ticketRecord },
  {
    id: 'fms',
    closed: stepCloses.length,
    inTime: inTime(stepCloses).length,
    check: bottleneck.step.name,
  },
];

const closed = sum(reportSources.map((source) => source.closed));
const closedInTime = sum(reportSources.map((source) => source.inTime));

export const reportTotal = {
  closed,
  inTime: closedInTime,
  percent: percent(closedInTime, closed),
} as const;

/** The weeks that the report covers, and the opening of the office after them, when it is ready. */
export const reportWeeks: {
  readonly first: number;
  readonly last: number;
  readonly ready: Instant;
} = { first: weekOf(from), last: weekOf(until), ready: nextWorkingInstant(until) };

/** Share of each department's steps closed in time, in the order of the flow. */
export const reportLines: readonly { readonly department: Department; readonly percent: number }[] =
  stepsInOrder.map(({ id, department }) => {
    const closes = closesOf(id);
    return { department, percent: percent(inTime(closes).length, closes.length) };
  });
