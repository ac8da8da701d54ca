import { fill } from '#app/content/fill.ts';
import type { CapacityIq } from '#app/content/types.ts';
import type { CapacityCell } from '#app/sample-operations/capacity.ts';
import { type Axis, layOutBar, type Stretch } from './bars.ts';

type Props = {
  cell: CapacityCell;
  axis: Axis;
  labels: CapacityIq['labels'];
  /** Says how many hours are free, where a move leads to. */
  showFree: boolean;
};

function Part({ stretch, kind }: { stretch: Stretch; kind: 'over' | 'leave' }) {
  return (
    <rect
      className={`capacity__${kind}`}
      x={`${stretch.from}%`}
      width={`${stretch.width}%`}
      height="24"
    />
  );
}

/** One person's week: a bar against the 100 % line, and the hours in words. */
export function WeekCell({ cell, axis, labels, showFree }: Props) {
  const { within, over, leave } = layOutBar(cell, axis);
  return (
    <td>
      <svg className="capacity__bar" width="100%" height="24" aria-hidden="true">
        {leave && <Part stretch={leave} kind="leave" />}
        <rect className={`capacity__${cell.state}`} y="3" width={`${within.width}%`} height="18" />
        {over && <Part stretch={over} kind="over" />}
        {cell.leave > 0 && (
          <rect className="capacity__lowered" x={`${within.width}%`} width="2" height="24" />
        )}
      </svg>
      <span className="capacity__hours">{fill(labels.hours, { hours: cell.hours })}</span>{' '}
      {cell.over > 0 && (
        <strong className="capacity__extra is-late">
          {fill(labels.over, { hours: cell.over })}
        </strong>
      )}
      {cell.over === 0 && showFree && (
        <strong className="capacity__free">{fill(labels.free, { hours: cell.free })}</strong>
      )}
      {cell.leave > 0 && <span className="capacity__note">{labels.leave}</span>}
    </td>
  );
}
