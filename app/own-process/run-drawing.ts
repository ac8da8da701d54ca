/**
 * A run as a drawing: one row a step, one axis of working time for all rows. Each row has a segment from the step's
 * opening to its closing; the work moves down from row to row (up in a loop), so a run is a staircase. All x are shares
 * of the axis, 0 to 1. Closed hours take no room.
 */
import {
  dayAfter,
  dayStart,
  type Instant,
  isWorkingDay,
  weekdayOf,
  weekOf,
  workingMinutesBetween,
} from '#app/sample-operations/calendar.ts';
import type { Process } from './process.ts';
import type { HandOff, Run, Visit } from './timing.ts';

/** Position of a segment relative to the step up to which the run is followed: before, at, or after it. */
export type StretchState = 'done' | 'now' | 'planned';

export type Stretch = {
  readonly from: number;
  readonly to: number;
  /** Where its TAT ends; the rest, if any, is over it. */
  readonly due: number;
  readonly state: StretchState;
  /** Where it would have closed without the delay; null when that is where it closes. */
  readonly planned: number | null;
};

/** Work that waits, before a later start or for the other track. */
export type Wait = { readonly from: number; readonly to: number };

/** A vertical segment: `from` and `to` are the part of the row that it crosses. */
export type Drop = {
  /** Unique in its row: the visits that it leads from and to. */
  readonly id: string;
  readonly x: number;
  readonly part: 'above' | 'below' | 'through';
  /** Whether it hands the work to another owner. */
  readonly handOff: boolean;
  readonly state: 'done' | 'planned';
  /** Whether the work arrives here, and whether from below. */
  readonly arrives: 'down' | 'up' | null;
};

export type DrawnRow = {
  readonly stretches: readonly Stretch[];
  readonly waits: readonly Wait[];
  readonly drops: readonly Drop[];
  /** The last visit of the step: when it is due, and by how much late it closes. */
  readonly last: Visit;
  /** Whether it opens only when both tracks have closed. */
  readonly joins: boolean;
};

/** The beginning of a working day, or of a week where the days are too many to name. */
export type DayMark = { readonly x: number; readonly label: string };

export type RunDrawing = { readonly rows: readonly DrawnRow[]; readonly days: readonly DayMark[] };

const mostWeeks = 10;

/** @param followed index of the step up to which the run is followed */
export function drawRun({ calendar, steps }: Process, run: Run, followed: number): RunDrawing {
  const end = Math.max(run.ends, run.planned);
  const span = Math.max(1, workingMinutesBetween(run.starts, end, calendar));
  const x = (at: Instant) => workingMinutesBetween(run.starts, at, calendar) / span;
  const now = run.visits.findIndex(({ step }) => step === followed);
  const rows = steps.map(() => ({
    stretches: [] as Stretch[],
    waits: [] as Wait[],
    drops: [] as Drop[],
  }));

  for (const [index, visit] of run.visits.entries()) {
    rows[visit.step]?.stretches.push({
      from: x(visit.opens),
      to: x(visit.closes),
      due: x(visit.due),
      state: index < now ? 'done' : index === now ? 'now' : 'planned',
      planned: visit.planned === visit.closes ? null : x(visit.planned),
    });
    for (const before of visitsBefore(run, index)) {
      const earlier = run.visits[before];
      if (!earlier) continue;
      const joined = isJoin(run, before, index);
      const at = x(joined ? visit.opens : earlier.closes);
      const waiting = { from: x(earlier.closes), to: x(visit.opens) };
      if (waiting.to > waiting.from) rows[joined ? earlier.step : visit.step]?.waits.push(waiting);
      const handOff = run.handOffs.some(({ from, to }: HandOff) => from === before && to === index);
      const state = index <= now ? 'done' : 'planned';
      const id = `${before}-${index}`;
      addDrops(rows, { id, x: at, from: earlier.step, to: visit.step, handOff, state });
    }
  }

  return {
    rows: rows.flatMap((row, step) => {
      const last = run.visits.findLast((visit) => visit.step === step);
      if (!last) return [];
      const joins = run.joins.some(({ ends }) => follows(run, ends, run.visits.indexOf(last)));
      return [{ ...row, last, joins }];
    }),
    days: dayMarks(run.starts, end, x, (at) => isWorkingDay(at, calendar)),
  };
}

/** The visits before a visit: one, both ends of a split, or none. */
function visitsBefore(run: Run, index: number): readonly number[] {
  const join = run.joins.find(({ ends }) => follows(run, ends, index));
  if (join) return [join.ends.first, join.ends.second];
  const before = run.visits[index]?.waitsFor;
  return before === null || before === undefined ? [] : [before];
}

function isJoin(run: Run, before: number, index: number): boolean {
  return run.joins.some(
    ({ ends }) => (ends.first === before || ends.second === before) && follows(run, ends, index),
  );
}

/** Whether a visit is the first after both tracks. */
function follows(run: Run, ends: Run['joins'][number]['ends'], index: number): boolean {
  return index === ends.second + 1 && run.visits[index]?.waitsFor !== null;
}

type Row = { readonly drops: Drop[] };
type Upright = Pick<Drop, 'id' | 'x' | 'handOff' | 'state'> & { from: number; to: number };

function addDrops(rows: readonly Row[], { from, to, ...upright }: Upright): void {
  const down = to > from;
  for (let row = Math.min(from, to); row <= Math.max(from, to); row++) {
    const ends = row === to || row === from;
    const part = !ends ? 'through' : (row === from) === down ? 'below' : 'above';
    rows[row]?.drops.push({
      ...upright,
      part,
      arrives: row === to ? (down ? 'down' : 'up') : null,
    });
  }
}

function dayMarks(
  starts: Instant,
  end: Instant,
  x: (at: Instant) => number,
  isWorked: (at: Instant) => boolean,
): readonly DayMark[] {
  const days: Instant[] = [];
  for (let day = dayStart(starts); day < end; day = dayAfter(day))
    if (isWorked(day)) days.push(day);
  // Named by weekday as long as the names are unique.
  if (new Set(days.map(weekdayOf)).size === days.length) {
    return days.map((day) => ({ x: Math.max(0, x(day)), label: weekdayOf(day) }));
  }
  const weeks = days.filter(
    (day, index) => index === 0 || weekOf(day) !== weekOf(days[index - 1] ?? day),
  );
  const every = Math.ceil(weeks.length / mostWeeks);
  return weeks
    .filter((_, index) => index % every === 0)
    .map((day) => ({ x: Math.max(0, x(day)), label: `Week ${weekOf(day) - weekOf(starts) + 1}` }));
}
