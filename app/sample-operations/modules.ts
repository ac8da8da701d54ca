/** Facts behind the miniatures of the six modules on the home page. */
import { percent } from './arithmetic.ts';
import {
  addWorkingMinutes,
  dayAfter,
  hours,
  type Instant,
  instant,
  isWorkingDay,
  weekdayOf,
  workingMinutesBetween,
} from './calendar.ts';
import { type Desk, now, type Person, people } from './company.ts';
import { steps } from './purchase-to-dispatch.ts';
import { closesOf, inTime } from './runs.ts';

/** Executive assistant delegation: one voice note becomes tasks, each with an owner and a time. */
export type DelegatedTask = {
  readonly name: string;
  readonly owner: Person;
  readonly due: Instant;
};

export const delegation: {
  readonly voiceNoteSeconds: number;
  readonly tasks: readonly DelegatedTask[];
} = {
  voiceNoteSeconds: 42,
  tasks: [
    { name: 'Book Pune visit', owner: people.asha, due: instant('25 Tue 12:00') },
    { name: 'Send price list', owner: people.ravi, due: instant('25 Tue 16:00') },
    { name: 'Call the auditor', owner: people.meera, due: instant('25 Wed 10:00') },
  ],
};

const raised = instant('24 Wed 09:48');
const routed = instant('24 Wed 10:00');
const ticketDue = addWorkingMinutes(routed, hours(4));

/** Help ticket: raised in one department, routed to another, due there. Minutes are working time. */
export const helpTicket = {
  name: 'Laptop for a joiner',
  raisedBy: 'Human Resources',
  routedTo: 'IT',
  raised,
  routed,
  due: ticketDue,
  routedIn: workingMinutesBetween(raised, routed),
  dueIn: workingMinutesBetween(now, ticketDue),
} as const;

export type Recurrence = 'daily' | 'weekly' | 'monthly';

/** One working day of the recurrence ruler, with the longest period that falls on it. */
export type RecurringDay = {
  readonly day: Instant;
  readonly recurrence: Recurrence;
  readonly state: 'done' | 'today' | 'planned';
};

export const recurringTasks: Readonly<Record<Recurrence, string>> = {
  daily: 'open the line',
  weekly: 'stock count',
  monthly: 'close books',
};

const closeBooks = instant('26 Wed 00:00');
const today = dayAfter(now, 0);

function recurrenceOn(day: Instant): Recurrence {
  if (day === closeBooks) return 'monthly';
  return weekdayOf(day) === 'Mon' ? 'weekly' : 'daily';
}

/** Five weeks of working days around today (figure: recurrence ruler). */
export const recurrenceRuler: readonly RecurringDay[] = Array.from({ length: 5 * 7 }, (_, index) =>
  dayAfter(instant('22 Mon 00:00'), index),
)
  .filter((day) => isWorkingDay(day))
  .map((day) => ({
    day,
    recurrence: recurrenceOn(day),
    state: day < today ? 'done' : day === today ? 'today' : 'planned',
  }));

/** One line of the weekly report: share of a desk's steps closed in time. */
export type ReportLine = { readonly desk: Desk; readonly percent: number };

/** MIS report: three sources, one page. Counted from the ten runs. */
export const misReport: {
  readonly sources: readonly string[];
  readonly lines: readonly ReportLine[];
} = {
  sources: ['Recurring', 'Help tickets', 'FMS'],
  lines: (['raise-request', 'vendor-quote', 'dispatch'] as const).map((id) => {
    const closes = closesOf(id);
    return { desk: steps[id].desk, percent: percent(inTime(closes).length, closes.length) };
  }),
};

export type MyWorkTask = {
  readonly name: string;
  readonly module: 'Delegation' | 'Help ticket' | 'Recurring' | 'FMS';
  readonly owner: Person;
  readonly done: boolean;
};

/** Sunil's list, before he leaves on Friday. */
export const sunilsTasks: readonly MyWorkTask[] = [
  { name: 'File the gate register', module: 'Recurring', owner: people.sunil, done: true },
  { name: 'Freight bill, order 2029', module: 'FMS', owner: people.sunil, done: true },
  { name: 'Bank letter for Jaipur', module: 'Delegation', owner: people.sunil, done: true },
  { name: 'Match freight bills', module: 'Recurring', owner: people.sunil, done: false },
  { name: 'Reset a vendor login', module: 'Help ticket', owner: people.sunil, done: false },
  { name: 'Vendor onboarding, papers', module: 'FMS', owner: people.sunil, done: false },
  { name: 'List unpaid advances', module: 'Delegation', owner: people.sunil, done: false },
];

/** Hands every open task of one person to another; what is done keeps the name of who did it. */
export function reallocate(
  tasks: readonly MyWorkTask[],
  from: Person,
  to: Person,
): readonly MyWorkTask[] {
  return tasks.map((task) =>
    task.owner.id === from.id && !task.done ? { ...task, owner: to } : task,
  );
}

const afterwards = reallocate(sunilsTasks, people.sunil, people.kiran);

/** My Work: who leaves and when, who takes over from when, and how many tasks move. */
export const myWork = {
  leaver: people.sunil,
  leaves: instant('24 Fri 18:00'),
  successor: people.kiran,
  from: instant('24 Thu 09:00'),
  before: sunilsTasks,
  afterwards,
  moved: afterwards.filter((task) => task.owner.id === people.kiran.id).length,
  left: afterwards.filter((task) => task.owner.id === people.sunil.id && !task.done).length,
} as const;

/** Length of the voice note as a player shows it. */
export function formatVoiceNote(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds - minutes * 60).padStart(2, '0')}`;
}
