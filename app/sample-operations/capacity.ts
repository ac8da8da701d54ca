/**
 * Six weeks of hours against people (figure: capacity board). Hours here, not minutes: nobody plans a
 * week to the minute. Moving hours is a pure function from one board to the next.
 */
import { sum } from './arithmetic.ts';
import { officeHours, weekOf, workingDayLength } from './calendar.ts';
import { now, type Person, type PersonId, people } from './company.ts';

/** Hours in one person's full working week: the 100 % line. */
export const fullWeek = (workingDayLength(officeHours) / 60) * officeHours.days.length;

/** This week and the next five. */
export const capacityWeeks: readonly number[] = Array.from(
  { length: 6 },
  (_, index) => weekOf(now) + index,
);

/** Planned hours of one person, one figure a week, and the hours of leave in those weeks. */
export type PersonPlan = {
  readonly person: Person;
  readonly hours: readonly number[];
  readonly leave: readonly number[];
};

/** The board as planned. Leave is in hours as well: two days are 18. */
export const plannedBoard: readonly PersonPlan[] = [
  { person: people.ravi, hours: [51, 54, 49, 57, 51, 45], leave: [0, 0, 0, 0, 0, 0] },
  { person: people.meera, hours: [42, 49, 45, 50, 46, 47], leave: [0, 0, 0, 0, 0, 0] },
  { person: people.kiran, hours: [29, 38, 40, 33, 36, 27], leave: [0, 0, 0, 0, 0, 0] },
  { person: people.imran, hours: [42, 45, 44, 41, 39, 36], leave: [0, 0, 0, 0, 0, 0] },
  { person: people.dev, hours: [40, 47, 43, 45, 38, 30], leave: [0, 0, 0, 0, 0, 0] },
  { person: people.asha, hours: [38, 36, 30, 44, 42, 40], leave: [0, 0, 18, 0, 0, 0] },
];

/** One person in one week, in hours. `over` and `free` are never both above 0. */
export type CapacityCell = {
  readonly week: number;
  readonly state: 'committed' | 'planned';
  readonly hours: number;
  readonly leave: number;
  readonly capacity: number;
  readonly over: number;
  readonly free: number;
};

/** `balance` is planned hours less capacity over all weeks: above 0 over, below 0 free. */
export type CapacityRow = {
  readonly person: Person;
  readonly cells: readonly CapacityCell[];
  readonly balance: number;
};

export type TeamWeek = { readonly week: number; readonly hours: number; readonly capacity: number };

/** Rows of the board, as drawn. The current week is committed, the later ones are planned. */
export function capacityRows(board: readonly PersonPlan[] = plannedBoard): readonly CapacityRow[] {
  return board.map((plan) => {
    const cells = capacityWeeks.map((week, index): CapacityCell => {
      const planned = plan.hours[index] ?? 0;
      const leave = plan.leave[index] ?? 0;
      const capacity = fullWeek - leave;
      return {
        week,
        state: week === weekOf(now) ? 'committed' : 'planned',
        hours: planned,
        leave,
        capacity,
        over: Math.max(0, planned - capacity),
        free: Math.max(0, capacity - planned),
      };
    });
    return {
      person: plan.person,
      cells,
      balance: sum(cells.map((cell) => cell.hours - cell.capacity)),
    };
  });
}

/** The bottom row: hours of the whole team against its capacity, week by week. */
export function teamWeeks(board: readonly PersonPlan[] = plannedBoard): readonly TeamWeek[] {
  const rows = capacityRows(board);
  return capacityWeeks.map((week, index) => ({
    week,
    hours: sum(rows.map((row) => row.cells[index]?.hours ?? 0)),
    capacity: sum(rows.map((row) => row.cells[index]?.capacity ?? 0)),
  }));
}

/** Hours over capacity, over all weeks, of everyone in one department (the bracket beside Purchase). */
export function departmentBalance(
  department: string,
  board: readonly PersonPlan[] = plannedBoard,
): number {
  return sum(
    capacityRows(board)
      .filter((row) => row.person.department === department)
      .map((row) => row.balance),
  );
}

export type Place = { readonly person: PersonId; readonly week: number };
export type Move = { readonly from: Place; readonly to: Place; readonly hours: number };

/** Why a move is refused: not a positive whole number, nowhere to go, no such cell, too few hours there. */
type MoveRefusal = 'not-whole-hours' | 'same-place' | 'unknown-place' | 'not-enough-hours';

export type MoveResult =
  | { readonly kind: 'moved'; readonly board: readonly PersonPlan[] }
  | { readonly kind: 'refused'; readonly reason: MoveRefusal };

function samePlace(a: Place, b: Place): boolean {
  return a.person === b.person && a.week === b.week;
}

function hoursAt(board: readonly PersonPlan[], place: Place): number | undefined {
  const plan = board.find((each) => each.person.id === place.person);
  return plan?.hours[capacityWeeks.indexOf(place.week)];
}

/** Moves hours between people, weeks or both. Pure; no hours are lost. */
export function moveHours(board: readonly PersonPlan[], move: Move): MoveResult {
  if (!Number.isInteger(move.hours) || move.hours <= 0) {
    return { kind: 'refused', reason: 'not-whole-hours' };
  }
  if (samePlace(move.from, move.to)) return { kind: 'refused', reason: 'same-place' };
  const available = hoursAt(board, move.from);
  if (available === undefined || hoursAt(board, move.to) === undefined) {
    return { kind: 'refused', reason: 'unknown-place' };
  }
  if (available < move.hours) return { kind: 'refused', reason: 'not-enough-hours' };
  const moved = board.map((plan) => ({
    ...plan,
    hours: plan.hours.map((planned, index) => {
      const here = { person: plan.person.id, week: capacityWeeks[index] ?? Number.NaN };
      if (samePlace(here, move.from)) return planned - move.hours;
      return samePlace(here, move.to) ? planned + move.hours : planned;
    }),
  }));
  return { kind: 'moved', board: moved };
}

/** The move the figure suggests: this week's overload is invoice matching, which Kiran does too. */
export const suggestedMove = {
  from: { person: 'ravi', week: weekOf(now) },
  to: { person: 'kiran', week: weekOf(now) },
  hours: 6,
} as const satisfies Move;
