import type { CapacityRow, Move, Place } from '#app/sample-operations/capacity.ts';
import type { Axis } from './bars.ts';

/** A point in per cent of the board: all weeks wide, all people high. */
export type Point = { readonly x: number; readonly y: number };

/** A line with corners, and which way its head points. */
export type Arrow = { readonly points: readonly Point[]; readonly head: 'left' | 'down' };

/** The bars' middle, as a part of a row's height; the style sheet's `--bar-middle`. */
export const barMiddle = 0.31;

/** Hours that the arrow keeps clear of a bar's end, and where in a column it turns. */
const clearance = 2;
const turn = 62;

/**
 * The arrow of a move, from the end of one bar to the end of another. Within a week it turns in the gap before the next;
 * to another week it runs above the target's row and comes down on the bar. Null when a place is not on the board.
 */
export function layOutArrow(
  move: Move,
  rows: readonly CapacityRow[],
  { perHour }: Pick<Axis, 'perHour'>,
): Arrow | null {
  const columns = rows[0]?.cells.length ?? 0;
  const round = (value: number) => Math.round(value * 100) / 100;
  const find = ({ person, week }: Place) => {
    const row = rows.findIndex((each) => each.person.id === person);
    const cells = rows[row]?.cells ?? [];
    const column = cells.findIndex((cell) => cell.week === week);
    const hours = cells[column]?.hours;
    return hours === undefined ? null : { row, column, hours };
  };
  const from = find(move.from);
  const to = find(move.to);
  if (from === null || to === null) return null;
  const x = (column: number, hours: number) =>
    round(((column + Math.min(hours * perHour, 100) / 100) * 100) / columns);
  const y = (row: number, part: number) => round(((row + part) * 100) / rows.length);
  const start = { x: x(from.column, from.hours + clearance), y: y(from.row, barMiddle) };
  const corner = Math.max(start.x, x(from.column, turn));
  if (from.column === to.column) {
    const end = { x: x(to.column, to.hours + clearance), y: y(to.row, barMiddle) };
    return {
      points: [start, { x: corner, y: start.y }, { x: corner, y: end.y }, end],
      head: 'left',
    };
  }
  const above = y(to.row, 0.03);
  const down = x(to.column, to.hours / 2);
  return {
    points: [
      start,
      { x: corner, y: start.y },
      { x: corner, y: above },
      { x: down, y: above },
      { x: down, y: y(to.row, 0.12) },
    ],
    head: 'down',
  };
}
