import { fill } from '#app/content/fill.ts';
import type { CapacityIq } from '#app/content/types.ts';
import {
  type CapacityRow,
  capacityRows,
  capacityWeeks,
  deskBalance,
  fullWeek,
  type Move,
  type PersonPlan,
  teamWeeks,
} from '#app/sample-operations/capacity.ts';
import { layOutArrow } from './arrow.ts';
import type { Axis } from './bars.ts';
import { MoveArrow } from './move-arrow.tsx';
import { WeekCell } from './week-cell.tsx';

type Props = {
  board: readonly PersonPlan[];
  /** The move to draw: the one suggested, or the visitor's last. */
  move: Move;
  axis: Axis;
  labels: CapacityIq['labels'];
};

/** The desk that the bracket marks as short of a person. */
const shortDesk = 'Purchase';

function Balance({ row, labels }: { row: CapacityRow; labels: CapacityIq['labels'] }) {
  return row.balance > 0 ? (
    <strong className="is-late">{fill(labels.over, { hours: row.balance })}</strong>
  ) : (
    <span>{fill(labels.free, { hours: -row.balance })}</span>
  );
}

/** People by weeks, each week a bar against the 100 % line that runs through everyone. */
export function BoardTable({ board, move, axis, labels }: Props) {
  const rows = capacityRows(board);
  const arrow = layOutArrow(move, rows, axis);
  const short = deskBalance(shortDesk, board);
  const firstOfDesk = rows.findIndex((row) => row.person.desk === shortDesk);
  return (
    <div className="capacity__board">
      <table>
        <thead>
          <tr>
            <td />
            {capacityWeeks.map((week, index) => (
              <th key={week} scope="col">
                <span className="capacity__week">{labels.weekWord} </span>
                {week}
                {index === 0 && <span className="capacity__now"> {labels.thisWeek}</span>}
                <span className="capacity__limit" aria-hidden="true">
                  {fill(labels.hours, { hours: fullWeek })}
                </span>
              </th>
            ))}
            <th scope="col">{labels.sixWeeks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.person.id}>
              <th scope="row">
                <span className="capacity__person">
                  {row.person.name} <span>{row.person.desk}</span>
                </span>
              </th>
              {row.cells.map((cell) => (
                <WeekCell
                  key={cell.week}
                  cell={cell}
                  axis={axis}
                  labels={labels}
                  showFree={row.person.id === move.to.person && cell.week === move.to.week}
                />
              ))}
              <td>
                <span className="capacity__balance">
                  <Balance row={row} labels={labels} />
                </span>
                {index === firstOfDesk && short > 0 && (
                  <span className="capacity__hire" aria-hidden="true">
                    {fill(labels.hours, { hours: short })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="capacity__person">{labels.team}</span>
            </th>
            {teamWeeks(board).map(({ week, hours, capacity }) => (
              <td key={week}>{fill(labels.of, { hours, available: capacity })}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      {arrow && <MoveArrow arrow={arrow} />}
    </div>
  );
}
