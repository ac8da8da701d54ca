import type { CapacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import {
  capacityRows,
  departmentBalance,
  moveHours,
  plannedBoard,
  suggestedMove,
} from '#app/sample-operations/capacity.ts';
import { people } from '#app/sample-operations/company.ts';

export type Suggestion = { id: 'move' | 'hire'; name: string; text: string };

/** Puts the sample's numbers into the two ways out of an overload: move work, or hire. */
export function suggestions(insights: CapacityIq['insights']): Suggestion[] {
  const { from, to, hours } = suggestedMove;
  const result = moveHours(plannedBoard, suggestedMove);
  if (result.kind === 'refused') throw new Error(`The suggested move is refused: ${result.reason}`);
  const department = people[from.person].department;
  const buyers = plannedBoard.filter(({ person }) => person.department === department);
  const cells =
    (board = plannedBoard) =>
    (place: typeof from | typeof to) =>
      capacityRows(board)
        .find((row) => row.person.id === place.person)
        ?.cells.find((cell) => cell.week === place.week);
  const values = {
    hours,
    from: people[from.person].name,
    to: people[to.person].name,
    free: cells()(to)?.free ?? 0,
    fromAfter: cells(result.board)(from)?.hours ?? 0,
    toAfter: cells(result.board)(to)?.hours ?? 0,
    over: departmentBalance(department),
    moved: hours,
    left: departmentBalance(department, result.board),
    first: buyers[0]?.person.name ?? '',
    second: buyers[1]?.person.name ?? '',
  };
  return insights.map(({ id, name, text }) => ({
    id,
    name: fill(name, values),
    text: fill(text, values),
  }));
}
