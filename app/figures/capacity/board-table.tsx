import type { CapacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import {
  type CapacityRow,
  capacityRows,
  capacityWeeks,
  fullWeek,
  type Move,
  type PersonPlan,
  teamWeeks,
} from '#app/sample-operations/capacity.ts';
import { WeekCell } from './week-cell.tsx';
import './board-table.css';

type Labels = CapacityIq['labels'];

type Props = {
  board: readonly PersonPlan[];
  /** The visitor's last move, if any. */
  moved: Move | null;
  labels: Labels;
};

function Balance({ balance, labels }: { balance: CapacityRow['balance']; labels: Labels }) {
  return balance > 0 ? (
    <>
      <strong className="capacity-late">{fill(labels.over, { hours: balance })}</strong>{' '}
      {labels.overWord}
    </>
  ) : (
    <>
      <strong>{fill(labels.hours, { hours: -balance })}</strong> {labels.freeWord}
    </>
  );
}

/**
 * People by weeks: each week a bar against the limit of a full week, the balance of six weeks at the end of the row.
 */
export function BoardTable({ board, moved, labels }: Props) {
  const places = moved ? [moved.from, moved.to] : [];
  return (
    <table className="capacity-board">
      <thead>
        <tr>
          <td />
          {capacityWeeks.map((week, index) => (
            <th key={week} scope="col" data-now={index === 0 || undefined}>
              <b>{fill(labels.week, { number: week })}</b>{' '}
              {index === 0 && <span>{labels.thisWeek} </span>}
              <span className="capacity-board__limit" aria-hidden="true">
                {fill(labels.hours, { hours: fullWeek })}
              </span>
            </th>
          ))}
          <th scope="col">{labels.sixWeeks}</th>
        </tr>
      </thead>
      <tbody>
        {capacityRows(board).map(({ person, cells, balance }) => (
          <tr key={person.id}>
            <th scope="row">
              <b>{person.name}</b> <span>{person.department}</span>
            </th>
            {cells.map((cell) => (
              <WeekCell
                key={cell.week}
                cell={cell}
                labels={labels}
                changed={places.some(
                  (place) => place.person === person.id && place.week === cell.week,
                )}
              />
            ))}
            <td className="capacity-board__balance">
              <Balance balance={balance} labels={labels} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <b>{labels.team}</b>
          </th>
          {teamWeeks(board).map(({ week, hours, capacity }) => (
            <td key={week}>
              <b>{fill(labels.hours, { hours })}</b> {fill(labels.of, { hours: capacity })}
            </td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
