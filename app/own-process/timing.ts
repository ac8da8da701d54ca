/**
 * One run through a process: when each step opens, is due and closes, in working hours.
 *
 *     const run = runOf(process, { delays: { 2: hours(5) } });   // step 3 takes 5 hours more
 *     run.lateBy;                                                // how much later the whole closes
 */
import {
  addWorkingMinutes,
  closingOfWorkingDay,
  dueAt,
  type Instant,
  type Minutes,
  minutesPerHour,
  nextWorkingInstant,
  type WorkingCalendar,
  weekdays,
  workingDayLength,
  workingMinutesBetween,
} from '#app/sample-operations/calendar.ts';
import type { Owner, Process, Tat, Track } from './process.ts';

/** A run starts in week 1: `weekOf` tells how many weeks it takes. */
const firstWeek = 1;
const minutesPerDay = 24 * minutesPerHour;

/** One execution of a step; with a loop a step can have two. */
export type Visit = {
  /** Index of the step. */
  readonly step: number;
  readonly attempt: 1 | 2;
  /** When work on it can begin: at once, or at the next opening after everything before it has closed. */
  readonly opens: Instant;
  /** End of its TAT, counted from the close of the steps before it. */
  readonly due: Instant;
  /** Its close: the due time, plus its own delay. */
  readonly closes: Instant;
  /** The step's close without any delay or loop. */
  readonly planned: Instant;
  /** Working minutes from `due` to `closes`: its own delay. */
  readonly overdue: Minutes;
  /** Working minutes from `planned` to `closes`: its own delay, those of the steps before it, and the loop. */
  readonly lateBy: Minutes;
  /** The visit for which it waited longest, as an index of `visits`; null for a step that opens with the run. */
  readonly waitsFor: number | null;
};

/** Work passed from one owner to another: indexes of `visits`. */
export type HandOff = { readonly from: number; readonly to: number };

/** Where the two tracks meet. */
export type Join = {
  readonly forks: Instant;
  readonly joins: Instant;
  /** Last visits of the two tracks: indexes of `visits`. */
  readonly ends: { readonly first: number; readonly second: number };
  /** Which track waits for the other, and for how many working minutes; null when they close together. */
  readonly waits: { readonly track: Exclude<Track, 'main'>; readonly minutes: Minutes } | null;
};

export type Run = {
  readonly starts: Instant;
  readonly ends: Instant;
  /** In the order of the steps; a loop's repetitions follow the first attempt. */
  readonly visits: readonly Visit[];
  /** Working minutes from start to end. */
  readonly total: Minutes;
  /** When it would end without any delay or loop, and how many working minutes later it does. */
  readonly planned: Instant;
  readonly lateBy: Minutes;
  readonly handOffs: readonly HandOff[];
  /** One for each time the split is run through: none, one, or two when a loop goes around it. */
  readonly joins: readonly Join[];
};

export type RunOptions = {
  /** Working minutes that a step takes beyond its TAT, by its index; they count at the first attempt only. */
  readonly delays?: Readonly<Record<number, Minutes>>;
  /** Whether the work goes back once, where the process has a loop. */
  readonly looped?: boolean;
};

type Place = Pick<Visit, 'step' | 'attempt'> & { readonly track: Track };
type Timed = Pick<Visit, 'step' | 'attempt' | 'opens' | 'due' | 'closes'> & {
  /** The visits that had to close first: none, one, or the two tracks' last. */
  readonly after: readonly number[];
};
type Timetable = {
  readonly visits: readonly Timed[];
  readonly forks: readonly {
    readonly at: Instant;
    readonly first: number;
    readonly second: number;
  }[];
  readonly ends: Instant;
};

/** Runs through a process that `validateProcess` has let through. */
export function runOf(process: Process, { delays = {}, looped = false }: RunOptions = {}): Run {
  const { calendar, start, steps } = process;
  const starts = (firstWeek * 7 + weekdays.indexOf(start.weekday)) * minutesPerDay + start.clock;
  const order = orderOf(process, looped);
  // Without the loop each step is visited once, so `plan.visits` has the steps' indexes.
  const plan = timetable(process, orderOf(process, false), starts, {});
  const actual = timetable(process, order, starts, delays);
  const closes = (visit: number) => actual.visits[visit]?.closes ?? starts;
  const owner = (visit: number) => steps[actual.visits[visit]?.step ?? -1]?.owner;
  return {
    starts,
    ends: actual.ends,
    visits: actual.visits.map(({ after, ...visit }) => {
      const planned = plan.visits[visit.step]?.closes ?? visit.closes;
      return {
        ...visit,
        planned,
        overdue: workingMinutesBetween(visit.due, visit.closes, calendar),
        lateBy: workingMinutesBetween(planned, visit.closes, calendar),
        waitsFor: latest(after, closes),
      };
    }),
    total: workingMinutesBetween(starts, actual.ends, calendar),
    planned: plan.ends,
    lateBy: workingMinutesBetween(plan.ends, actual.ends, calendar),
    handOffs: actual.visits.flatMap(({ after }, to) =>
      after.filter((from) => !isSameOwner(owner(from), owner(to))).map((from) => ({ from, to })),
    ),
    joins: actual.forks.map(({ at, first, second }) => {
      const wait = workingMinutesBetween(closes(first), closes(second), calendar);
      return {
        forks: at,
        joins: Math.max(closes(first), closes(second)),
        ends: { first, second },
        waits:
          wait === 0 ? null : { track: wait > 0 ? 'first' : 'second', minutes: Math.abs(wait) },
      };
    }),
  };
}

/** The steps in the order in which they are listed, those that a loop repeats a second time behind the first. */
function orderOf({ steps, loop }: Process, looped: boolean): readonly Place[] {
  const places = steps.map(({ track }, step): Place => ({ step, attempt: 1, track }));
  if (!looped || !loop) return places;
  const again = places
    .slice(loop.to, loop.from + 1)
    .map((place): Place => ({ ...place, attempt: 2 }));
  return [...places.slice(0, loop.from + 1), ...again, ...places.slice(loop.from + 1)];
}

function timetable(
  { steps, stagger, calendar }: Process,
  order: readonly Place[],
  starts: Instant,
  delays: Readonly<Record<number, Minutes>>,
): Timetable {
  const visits: Timed[] = [];
  const forks: { at: Instant; first: number; second: number }[] = [];
  /** The visits that the next main step waits for. */
  let ends: readonly number[] = [];
  let forked = ends;
  const closing = (after: readonly number[]): Instant =>
    after.length === 0
      ? starts
      : Math.max(...after.map((visit) => visits[visit]?.closes ?? starts));

  for (const [index, { step, attempt, track }] of order.entries()) {
    const previous = order[index - 1]?.track ?? 'main';
    const entersSplit = track === 'first' && previous !== 'first';
    const entersSecond = track === 'second' && previous !== 'second';
    if (entersSplit) forked = ends;
    const after = entersSplit || entersSecond ? forked : track === 'main' ? ends : [index - 1];
    const late = entersSecond && stagger ? inMinutes(stagger, calendar) : 0;
    const anchor = addWorkingMinutes(closing(after), late, calendar);
    const opens = nextWorkingInstant(anchor, calendar);
    const tat = steps[step]?.tat ?? { amount: 0, unit: 'days' };
    // What closes at midnight belongs to the day that ends there.
    const from = tat.unit === 'days' ? Math.max(starts, anchor - 1) : anchor;
    const due = dueAfter(from, opens, tat, calendar);
    const delay = attempt === 1 ? Math.max(0, delays[step] ?? 0) : 0;
    visits.push({
      step,
      attempt,
      opens,
      due,
      closes: addWorkingMinutes(due, delay, calendar),
      after,
    });

    if (entersSecond) forks.push({ at: closing(forked), first: index - 1, second: index });
    const fork = forks.at(-1);
    if (track === 'second' && fork) {
      fork.second = index;
      ends = [fork.first, index];
    } else ends = [index];
  }
  return { visits, forks, ends: closing(ends) };
}

/** The same day is the day on which the step opens: what is handed on at closing time is due the day after. */
function dueAfter(anchor: Instant, opens: Instant, tat: Tat, calendar: WorkingCalendar): Instant {
  return tat.amount === 0
    ? closingOfWorkingDay(opens, 0, calendar)
    : dueAt(anchor, { kind: 'T+X', ...tat }, calendar);
}

/** A day is the length of a working day: a second track that starts a day later starts at the same time of day. */
function inMinutes({ amount, unit }: Tat, calendar: WorkingCalendar): Minutes {
  if (unit === 'days') return amount * workingDayLength(calendar);
  return unit === 'hours' ? amount * minutesPerHour : amount;
}

function latest(visits: readonly number[], closes: (visit: number) => Instant): number | null {
  const [first, ...others] = visits;
  if (first === undefined) return null;
  return others.reduce((late, visit) => (closes(visit) > closes(late) ? visit : late), first);
}

function isSameOwner(one: Owner | undefined, other: Owner | undefined): boolean {
  return one?.kind === other?.kind && one?.name.trim() === other?.name.trim();
}
