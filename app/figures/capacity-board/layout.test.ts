import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type CapacityCell,
  capacityRows,
  moveHours,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import { barMiddle, layOutArrow } from './arrow.ts';
import { layOutAxis, layOutBar } from './bars.ts';

const axis = layOutAxis();

function cell(person: string, week: number): CapacityCell {
  const found = capacityRows()
    .find((row) => row.person.id === person)
    ?.cells.find((each) => each.week === week);
  if (found === undefined) throw new Error(`No cell for ${person} in week ${week}`);
  return found;
}

test('the style sheet puts the 100 % line and the bars where the layout does', () => {
  const css = readFileSync(new URL('./capacity-board.css', import.meta.url), 'utf8');
  expect(css).toContain(`--limit: ${axis.limit.toFixed(2)}%`);
  expect(css).toContain(`--bar-middle: ${barMiddle}`);
});

test('a bar is full up to the 100 % line and hatched beyond it', () => {
  const { within, over, leave } = layOutBar(cell('ravi', 24), axis);
  expect(within.width).toBeCloseTo(axis.limit, 1);
  expect(over?.from).toBeCloseTo(axis.limit, 1);
  expect(over?.width).toBeCloseTo(6 * axis.perHour, 0);
  expect(leave).toBeNull();
});

test('leave takes the line down, and is hatched up to where it stood', () => {
  const { within, over, leave } = layOutBar(cell('asha', 26), axis);
  expect(within.width).toBeCloseTo(27 * axis.perHour, 1);
  expect(over?.from).toBe(within.width);
  expect((leave?.from ?? 0) + (leave?.width ?? 0)).toBeCloseTo(axis.limit, 1);
});

test('a bar never leaves its column', () => {
  const { over } = layOutBar({ ...cell('ravi', 24), hours: 120, over: 75 }, axis);
  expect((over?.from ?? 0) + (over?.width ?? 0)).toBe(100);
});

test('within a week the arrow turns after the bar and ends, pointing back, at the other bar', () => {
  const arrow = layOutArrow(suggestedMove, capacityRows(), axis);
  expect(arrow?.head).toBe('left');
  const [start, corner, , end] = arrow?.points ?? [];
  expect(start?.y).toBe(corner?.y);
  expect(corner?.x).toBeGreaterThan(start?.x ?? 100);
  expect(corner?.x).toBeLessThan(100 / 6);
  expect(end?.y).toBeCloseTo(((2 + barMiddle) * 100) / 6, 1);
});

test('to another week the arrow comes down on the bar in that week’s column', () => {
  const move = {
    from: { person: 'ravi', week: 27 },
    to: { person: 'ravi', week: 29 },
    hours: 12,
  } as const;
  const result = moveHours(plannedBoard, move);
  if (result.kind !== 'moved') throw new Error(result.reason);
  const arrow = layOutArrow(move, capacityRows(result.board), axis);
  expect(arrow?.head).toBe('down');
  expect(arrow?.points.at(-1)?.x).toBeGreaterThan((5 * 100) / 6);
});

test('a place that is not on the board has no arrow', () => {
  const move = { ...suggestedMove, to: { person: 'sunil', week: 24 } } as const;
  expect(layOutArrow(move, capacityRows(), axis)).toBeNull();
});
