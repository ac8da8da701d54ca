import type { CapacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import {
  type CapacityCell,
  capacityRows,
  type Move,
  type MoveResult,
  type PersonPlan,
  type Place,
} from '#app/sample-operations/capacity.ts';

type Copy = CapacityIq['controls'];

function find(board: readonly PersonPlan[], place: Place) {
  const row = capacityRows(board).find((each) => each.person.id === place.person);
  const cell = row?.cells.find((each) => each.week === place.week);
  return { name: row?.person.name ?? place.person, cell };
}

function state(name: string, cell: CapacityCell | undefined, copy: Copy): string {
  if (cell === undefined) return '';
  const { week, hours, over, free } = cell;
  return over > 0
    ? fill(copy.stateOver, { name, week, hours, over })
    : fill(copy.stateFree, { name, week, hours, free });
}

/** Says what a move did, or why it was refused and what the visitor can do about it. */
export function moveWords(
  board: readonly PersonPlan[],
  move: Move,
  result: MoveResult,
  copy: Copy,
): string {
  const from = find(result.kind === 'moved' ? result.board : board, move.from);
  if (result.kind === 'refused') {
    return fill(copy.refused[result.reason], {
      name: from.name,
      week: move.from.week,
      hours: from.cell?.hours ?? 0,
    });
  }
  const to = find(result.board, move.to);
  return [
    fill(copy.moved, { hours: move.hours }),
    state(from.name, from.cell, copy),
    state(to.name, to.cell, copy),
  ].join(' ');
}
