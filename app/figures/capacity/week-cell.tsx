import type { CapacityIq } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import type { CapacityCell } from '#app/sample-operations/capacity.ts';
import { percent } from '../percent.ts';
import { columnHours, layOutBar, type Stretch } from './bars.ts';

type Props = {
  cell: CapacityCell;
  labels: CapacityIq['labels'];
  /** Whether the visitor moved hours from or to this week. */
  changed: boolean;
};

type Kind = 'committed' | 'planned' | 'over' | 'leave';

/** Hours as a part of a column. */
function share(hours: number): string {
  return percent(hours / columnHours);
}

/** One person's week as a bar, horizontal where there is room and vertical on a phone, with its hours in words. */
export function WeekCell({ cell, labels, changed }: Props) {
  const { within, over, leave } = layOutBar(cell);
  const parts: [Kind, Stretch | null][] = [
    [cell.state, within],
    ['over', over],
    ['leave', leave],
  ];
  const drawn = parts.flatMap(([kind, stretch]) => (stretch ? [{ kind, ...stretch }] : []));
  return (
    <td data-changed={changed || undefined} data-now={cell.state === 'committed' || undefined}>
      <svg className="capacity-bar capacity-bar--lying" aria-hidden="true">
        {drawn.map(({ kind, from, hours }) => (
          <rect
            key={kind}
            className={`capacity-${kind}`}
            x={share(from)}
            width={share(hours)}
            height="100%"
          />
        ))}
      </svg>
      <svg className="capacity-bar capacity-bar--standing" aria-hidden="true">
        {drawn.map(({ kind, from, hours }) => (
          <rect
            key={kind}
            className={`capacity-${kind}`}
            y={share(columnHours - from - hours)}
            width="100%"
            height={share(hours)}
          />
        ))}
      </svg>
      <span className="capacity-cell">
        <b>{fill(labels.hours, { hours: cell.hours })}</b>{' '}
        {cell.over > 0 && (
          <strong className="capacity-late">{fill(labels.over, { hours: cell.over })}</strong>
        )}{' '}
        {cell.leave > 0 && <span>{fill(labels.leave, { hours: cell.leave })}</span>}
      </span>
    </td>
  );
}
