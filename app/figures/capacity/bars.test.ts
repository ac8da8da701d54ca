import { expect, test } from 'vitest';
import { type CapacityCell, capacityRows, fullWeek } from '#app/sample-operations/capacity.ts';
import { columnHours, layOutBar } from './bars.ts';

const cells = capacityRows().flatMap((row) => row.cells);

function first(fits: (cell: CapacityCell) => boolean): CapacityCell {
  const cell = cells.find(fits);
  if (!cell) throw new Error('The sample has no such week');
  return cell;
}

test('a bar is full up to the limit and hatched beyond it', () => {
  const cell = first(({ over, leave }) => over > 0 && leave === 0);
  const { within, over, leave } = layOutBar(cell);
  expect(within.hours).toBe(fullWeek);
  expect(over).toEqual({ from: fullWeek, hours: cell.over });
  expect(leave).toBeNull();
});

test('leave lowers the limit, and is drawn up to the old one', () => {
  const cell = first(({ leave }) => leave > 0);
  const { within, leave } = layOutBar(cell);
  expect(within.hours).toBe(Math.min(cell.hours, fullWeek - cell.leave));
  expect((leave?.from ?? 0) + (leave?.hours ?? 0)).toBe(fullWeek);
});

test('a bar never leaves its column', () => {
  const cell = first(({ over, leave }) => over > 0 && leave === 0);
  const { over } = layOutBar({ ...cell, hours: 2 * columnHours, over: 2 * columnHours - fullWeek });
  expect((over?.from ?? 0) + (over?.hours ?? 0)).toBe(columnHours);
});
