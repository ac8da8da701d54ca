/** My Work: Sunil leaves, his open tasks move to Kiran, and Kiran sees one list of everything. */
import { dayAfter, type Instant, type InstantText, instant } from './calendar.ts';
import { now, people } from './company.ts';
import { taskBoard } from './delegation.ts';
import { openTasks } from './open-tasks.ts';
import { weekRows } from './recurring-tasks.ts';

type Source = 'Delegation' | 'Help ticket' | 'Recurring' | 'FMS';

/** `due` of a closed task is null. */
export type AssignedTask = {
  readonly name: string;
  readonly source: Source;
  readonly due: Instant | null;
};

function task(name: string, source: Source, due?: InstantText): AssignedTask {
  return { name, source, due: due ? instant(due) : null };
}

/** Sunil's list, before he leaves on Friday. */
export const sunilsTasks: readonly AssignedTask[] = [
  task('Gate register', 'Recurring'),
  task('Freight bill 2029', 'FMS'),
  task('Bank letter for Jaipur', 'Delegation'),
  task('Match freight bills', 'Recurring', '24 Thu 12:00'),
  task('Reset a vendor login', 'Help ticket', '24 Thu 15:00'),
  task('Vendor onboarding, papers', 'FMS', '24 Fri 11:00'),
  task('List unpaid advances', 'Delegation', '25 Mon 10:00'),
];

const successor = people.kiran;

/** Who leaves and when, who takes over from when, what moves, and what stays since it is closed. */
export const reallocation = {
  leaver: people.sunil,
  leaves: instant('24 Fri 18:00'),
  successor,
  from: instant('24 Thu 09:00'),
  moved: sunilsTasks.filter(({ due }) => due !== null),
  kept: sunilsTasks.filter(({ due }) => due === null),
} as const;

/** A line of the consolidated list: `isNew` came from the leaver. */
export type ListedTask = {
  readonly name: string;
  readonly due: Instant;
  readonly isNew: boolean;
  readonly isLate: boolean;
};

/** The successor's list for the coming week: tasks of every module, first due on top. */
export const successorsList: readonly ListedTask[] = [
  ...openTasks
    .filter(({ owner }) => owner.id === successor.id)
    .map(({ order, step, due }) => ({ name: `${step.name}, ${order}`, due, isNew: false })),
  ...taskBoard.today
    .filter(({ owner }) => owner.id === successor.id)
    .map(({ name, due }) => ({ name, due, isNew: false })),
  ...weekRows
    .filter(({ task, next }) => task.owner.id === successor.id && next < dayAfter(now, 7))
    .map(({ task, next }) => ({ name: task.name, due: next, isNew: false })),
  ...reallocation.moved.flatMap(({ name, due }) =>
    due === null ? [] : [{ name, due, isNew: true }],
  ),
]
  .map((task) => ({ ...task, isLate: task.due < now }))
  .toSorted((a, b) => a.due - b.due);
