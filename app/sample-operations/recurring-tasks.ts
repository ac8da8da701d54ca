/** Recurring tasks: daily, weekly and monthly, and how each stands in the current week. */
import {
  clockOf,
  dayAfter,
  dayStart,
  type Instant,
  type InstantText,
  instant,
  isWorkingDay,
  type Weekday,
  weekdayOf,
  weekOf,
} from './calendar.ts';
import { isToday, now, type Person, people } from './company.ts';

export const recurrences = ['daily', 'weekly', 'monthly'] as const;
type Recurrence = (typeof recurrences)[number];

/** `first` is the first time it is due in or after week 22, the start of the period that is reported. */
export type RecurringTask = {
  readonly name: string;
  readonly owner: Person;
  readonly recurrence: Recurrence;
  readonly first: Instant;
};

function task(
  recurrence: Recurrence,
  name: string,
  owner: Person,
  first: InstantText,
): RecurringTask {
  return { name, owner, recurrence, first: instant(first) };
}

export const recurringTasks: readonly RecurringTask[] = [
  task('daily', 'Start line 1', people.imran, '22 Mon 09:00'),
  task('daily', 'Check the cold room', people.meera, '22 Mon 12:00'),
  task('daily', 'Bank the cash', people.kiran, '22 Mon 17:00'),
  task('weekly', 'Stock count', people.imran, '22 Mon 10:00'),
  task('weekly', 'Test the fire pump', people.dev, '22 Fri 10:00'),
  task('monthly', 'Close the books', people.kiran, '26 Wed 18:00'),
  task('monthly', 'Renew gate passes', people.dev, '27 Mon 12:00'),
];

/** When the task falls due on a day; null when it does not. A monthly task counts once here. */
function dueOn({ recurrence, first }: RecurringTask, day: Instant): Instant | null {
  const due = dayStart(day) + clockOf(first);
  if (due < first || !isWorkingDay(day)) return null;
  if (recurrence === 'weekly' && weekdayOf(day) !== weekdayOf(first)) return null;
  return recurrence === 'monthly' && due !== first ? null : due;
}

/** Each time the task falls due from the day of `from` to the day before `until`. */
export function occurrences(
  recurring: RecurringTask,
  from: Instant,
  until: Instant,
): readonly Instant[] {
  const found: Instant[] = [];
  for (let day = dayStart(from); day < until; day = dayAfter(day)) {
    const due = dueOn(recurring, day);
    if (due !== null) found.push(due);
  }
  return found;
}

export type WeekMark = { readonly day: Weekday; readonly state: 'done' | 'now' | 'planned' };

/** One row of the week: its marks, when it is next due, and in how many weeks that is. */
export type WeekRow = {
  readonly task: RecurringTask;
  readonly marks: readonly WeekMark[];
  readonly next: Instant;
  readonly weeksAhead: number;
};

const monday = dayAfter(now, -2);
const saturday = dayAfter(monday, 5);

function mark(due: Instant): WeekMark {
  const state = due <= now ? 'done' : isToday(due) ? 'now' : 'planned';
  return { day: weekdayOf(due), state };
}

export const weekRows: readonly WeekRow[] = recurringTasks.map((each) => {
  const next = occurrences(each, now, dayAfter(now, 28)).find((due) => due > now);
  if (next === undefined) throw new RangeError(`${each.name} is not due again`);
  return {
    task: each,
    marks: occurrences(each, monday, saturday).map(mark),
    next,
    weeksAhead: weekOf(next) - weekOf(now),
  };
});

const marks = weekRows.flatMap((row) => row.marks);

/** The head of the screen: so many of so many done. */
export const weekTotal = {
  done: marks.filter(({ state }) => state === 'done').length,
  due: marks.length,
} as const;

/** When weeks 22 and 23 closed a recurring task late. */
export const lateRecurring: readonly { readonly name: string; readonly due: Instant }[] = [
  { name: 'Check the cold room', due: instant('23 Tue 12:00') },
];
