/** My Work: Sunil leaves, his open tasks move to Kiran, and Kiran sees one list of everything. */
import { dayAfter, type Instant, instant } from './calendar.ts';
import { now, type Person, people } from './company.ts';
import { taskBoard } from './delegation.ts';
import { openTasks } from './open-tasks.ts';
import { weekRows } from './recurring-tasks.ts';

type Source = 'Delegation' | 'Help ticket' | 'Recurring' | 'FMS';

/** `due` of a closed task is null. */
export type AssignedTask = {
  readonly name: string;
  readonly source: Source;
  readonly owner: Person;
  readonly due: Instant | null;
};

/** Sunil's list, before he leaves on Friday. */
export const sunilsTasks: readonly AssignedTask[] = [
  { name: 'Gate register', source: 'Recurring', owner: people.sunil, due: null },
  { name: 'Freight bill 2029', source: 'FMS', owner: people.sunil, due: null },
  { name: 'Bank letter for Jaipur', source: 'Delegation', owner: people.sunil, due: null },
  {
    name: 'Match freight bills',
    source: 'Recurring',
    owner: people.sunil,
    due: instant('24 Thu 12:00'),
  },
  {
    name: 'Reset a vendor login',
    source: 'Help ticket',
    owner: people.sunil,
    due: instant('24 Thu 15:00'),
  },
  {
    name: 'Vendor onboarding, papers',
    source: 'FMS',
    owner: people.sunil,
    due: instant('24 Fri 11:00'),
  },
  {
    name: 'List unpaid advances',
    source: 'Delegation',
    owner: people.sunil,
    due: instant('25 Mon 10:00'),
  },
];

/** Moves every open task of one person to another; closed tasks keep the name of who closed them. */
function reallocate(
  tasks: readonly AssignedTask[],
  from: Person,
  to: Person,
): readonly AssignedTask[] {
  return tasks.map((task) =>
    task.owner.id === from.id && task.due !== null ? { ...task, owner: to } : task,
  );
}

const successor = people.kiran;
const afterwards = reallocate(sunilsTasks, people.sunil, successor);

/** Who leaves and when, who takes over from when, what moves and what stays. */
export const reallocation = {
  leaver: people.sunil,
  leaves: instant('24 Fri 18:00'),
  successor,
  from: instant('24 Thu 09:00'),
  moved: afterwards.filter((task) => task.owner.id === successor.id),
  kept: afterwards.filter((task) => task.owner.id === people.sunil.id),
} as const;

/** A line of the consolidated list: `isNew` came from the leaver. */
export type ListedTask = {
  readonly name: string;
  readonly source: Source;
  readonly due: Instant;
  readonly isNew: boolean;
  readonly isLate: boolean;
};

/** The successor's list for the coming week: tasks of every module, first due on top. */
export const successorsList: readonly ListedTask[] = [
  ...openTasks
    .filter(({ owner }) => owner.id === successor.id)
    .map(({ order, step, due }) => ({
      name: `${step.name}, ${order}`,
      source: 'FMS' as const,
      due,
      isNew: false,
    })),
  ...taskBoard.today
    .filter(({ owner }) => owner.id === successor.id)
    .map(({ name, due }) => ({ name, source: 'Delegation' as const, due, isNew: false })),
  ...weekRows
    .filter(({ task, next }) => task.owner.id === successor.id && next < dayAfter(now, 7))
    .map(({ task, next }) => ({
      name: task.name,
      source: 'Recurring' as const,
      due: next,
      isNew: false,
    })),
  ...reallocation.moved.flatMap(({ name, source, due }) =>
    due === null ? [] : [{ name, source, due, isNew: true }],
  ),
]
  .map((task) => ({ ...task, isLate: task.due < now }))
  .toSorted((a, b) => a.due - b.due);
