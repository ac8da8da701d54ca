/** Order 2036, promised for Thursday: six tasks planned around T (figure: TAT ruler). */
import {
  type DueRule,
  dueAt,
  type Instant,
  type InstantText,
  instant,
  officeHours,
  type WorkingCalendar,
} from './calendar.ts';
import { type Department, now } from './company.ts';

export const order2036 = { order: 2036, promised: instant('24 Thu 18:00') } as const;

/** A task with its rule; `closed` is null while it is open. The facts, typed once. */
export type RuledTask = {
  readonly id: string;
  readonly name: string;
  readonly department: Department;
  readonly rule: DueRule;
  readonly closed: Instant | null;
};

function task(
  id: string,
  name: string,
  department: Department,
  rule: DueRule,
  closed?: InstantText,
): RuledTask {
  return { id, name, department, rule, closed: closed ? instant(closed) : null };
}

function days(kind: 'T-X' | 'T+X', amount: number): DueRule {
  return { kind, amount, unit: 'days' };
}

export const ruledTasks: readonly RuledTask[] = [
  task('book-truck', 'Book the truck', 'Logistics', days('T-X', 3), '24 Mon 11:20'),
  task('pack-order', 'Pack the order', 'Stores', days('T-X', 2), '24 Tue 16:40'),
  task('quality-check', 'Quality check', 'Quality', days('T-X', 1)),
  task('load-and-dispatch', 'Load and dispatch', 'Logistics', { kind: 'T' }),
  task('send-invoice', 'Send the invoice', 'Accounts', days('T+X', 1)),
  task('confirm-delivery', 'Confirm delivery', 'Sales', days('T+X', 3)),
];

/** A task with its due time. The first still open is `now`, and so is every other that is over its due time. */
export type RulerTask = RuledTask & {
  readonly due: Instant;
  readonly state: 'done' | 'now' | 'planned';
};

/**
 * Plans the tasks around T. Called again whenever the visitor changes T, X (by passing other `tasks`) or the calendar.
 * Dispatch closes at T, so tasks that it triggers count forward from T.
 */
export function planAroundT(
  promised: Instant = order2036.promised,
  calendar: WorkingCalendar = officeHours,
  tasks: readonly RuledTask[] = ruledTasks,
): readonly RulerTask[] {
  const firstOpen = tasks.find((task) => task.closed === null);
  return tasks.map((task) => {
    const due = dueAt(promised, task.rule, calendar);
    const open = task === firstOpen || due < now ? 'now' : 'planned';
    return { ...task, due, state: task.closed === null ? open : 'done' };
  });
}

/** The same clock on three scales: one duration in days, one in hours, one in minutes. */
export const unitExamples = [
  { name: 'Vendor quote', rule: { kind: 'T+X', amount: 1, unit: 'days' } },
  { name: 'Release order', rule: { kind: 'T+X', amount: 4, unit: 'hours' } },
  { name: 'Gate check', rule: { kind: 'T+X', amount: 45, unit: 'minutes' } },
] as const satisfies readonly { readonly name: string; readonly rule: DueRule }[];
