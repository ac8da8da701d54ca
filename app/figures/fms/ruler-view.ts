/** The TAT ruler in one state, ready to draw: each task with its place, its clock and its words. */
import type { DueRule, Instant, WorkingCalendar } from '#app/sample-operations/calendar.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatInstant, formatInstantSeenFrom } from '#app/sample-operations/format-time.ts';
import { planAroundT, type RulerTask, ruledTasks } from '#app/sample-operations/order-2036.ts';
import { daysAside, rulerDays, rulerPosition } from './ruler-axis.ts';
import { calendarOf, promisedAt, quantityText, type RulerState } from './ruler-state.ts';

/** `position` is null off the ruler. `rule` reads `T-3 days` or `T (same day)`, `span` `3 days before T`. */
export type RulerMark = {
  readonly id: string;
  readonly name: string;
  readonly department: string;
  readonly side: 'before' | 'on' | 'after';
  readonly position: number | null;
  readonly stop: 'done' | 'now' | 'planned';
  readonly rule: string;
  readonly span: string;
  /** `Mon 18:00`; with its week in `dueInFull` when that is another week. */
  readonly due: string;
  readonly dueInFull: string;
  /** `closed Mon 11:20`; empty while the task is open and in time. */
  readonly outcome: string;
  readonly late: boolean;
};

export type RulerView = {
  readonly calendar: WorkingCalendar;
  readonly days: readonly Instant[];
  readonly now: number | null;
  readonly promised: Instant;
  readonly marks: readonly RulerMark[];
};

/** The two tasks whose X the visitor changes: one on each side of T. */
export const movable = { before: 'book-truck', after: 'confirm-delivery' } as const;

/** Position of T: closing time of the middle day. */
export const anchorPosition = daysAside + 1;

const sides = { 'T-X': 'before', T: 'on', 'T+X': 'after' } as const;

function ruleText(rule: DueRule): string {
  return rule.kind === 'T' ? 'T (same day)' : `${rule.kind.slice(0, 2)}${quantityText(rule)}`;
}

function outcomeOf(task: RulerTask): string {
  if (task.closed === null) return task.due < now ? 'late' : '';
  return `closed ${formatInstant(task.closed)}${task.closed > task.due ? ', late' : ''}`;
}

export function rulerView(state: RulerState): RulerView {
  const calendar = calendarOf(state);
  const promised = promisedAt(state);
  const days = rulerDays(promised, calendar);
  const { amount, unit } = state;
  const tasks = ruledTasks.map((task) => {
    if (task.id === movable.before)
      return { ...task, rule: { kind: 'T-X', amount, unit } as const };
    if (task.id === movable.after) return { ...task, rule: { kind: 'T+X', amount, unit } as const };
    return task;
  });
  const marks = planAroundT(promised, calendar, tasks).map((task): RulerMark => {
    const side = sides[task.rule.kind];
    return {
      id: task.id,
      name: task.name,
      department: task.department,
      side,
      position: rulerPosition(days, task.due, calendar),
      stop: task.state,
      rule: ruleText(task.rule),
      span: task.rule.kind === 'T' ? '' : `${quantityText(task.rule)} ${side} T`,
      due: formatInstant(task.due),
      dueInFull: formatInstantSeenFrom(now, task.due),
      outcome: outcomeOf(task),
      late: (task.closed ?? now) > task.due,
    };
  });
  return { calendar, days, now: rulerPosition(days, now, calendar), promised, marks };
}

/** A day's name relative to T: `T-3`, `T`, `T+1`. */
export function dayName(index: number): string {
  const off = index - daysAside;
  return off === 0 ? 'T' : `T${off < 0 ? '-' : '+'}${Math.abs(off)}`;
}
