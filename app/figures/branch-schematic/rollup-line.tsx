import { fill } from '#app/content/fill.ts';
import type { MultiBranch } from '#app/content/types.ts';
import type { Schematic } from './schematic.ts';

type Props = Pick<Schematic, 'ticks' | 'total'> & { labels: MultiBranch['labels'] };

/** The dimension line under all stubs: one tick a location, the sum of all in the middle. */
export function RollupLine({ ticks, total, labels }: Props) {
  return (
    <div className="branches__total">
      <svg width="100%" height="15" aria-hidden="true">
        <line className="connector" y1="7.5" y2="7.5" x2={`${ticks.at(-1)}%`} />
        {ticks.map((tick) => (
          <line key={tick} className="connector" x1={`${tick}%`} x2={`${tick}%`} y2="15" />
        ))}
      </svg>
      <p>
        {labels.rollUp} {fill(labels.open, { count: total.open })},{' '}
        <span className="is-late">{fill(labels.late, { count: total.late })}</span>
      </p>
    </div>
  );
}
