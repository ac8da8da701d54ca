import type { ReactNode } from 'react';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { fullWeek, insights } from '#app/sample-operations/capacity.ts';
import { Gauge } from '../gauge.tsx';
import { BeforeAfter } from './before-after.tsx';
import '#app/components/sheet.css';
import './move-insight.css';

const { move } = insights;

/** The suggested move as two bars against a full week. Its one button shows it here and in the weeks below. */
export function MoveInsight() {
  const { kind, title, text, limit, full, over, free, show, hide, hint, result } = copy.move;
  return (
    <section className="move-insight sheet" aria-labelledby="move-insight">
      <p className="move-insight__kind">{kind}</p>
      <h2 id="move-insight">{fill(title, move)}</h2>
      <p>{fill(text, { hours: move.hours, from: move.from, to: move.to, free: move.free })}</p>
      <p className="move-insight__limit">{fill(limit, { hours: fullWeek })}</p>
      <ul>
        <Person
          name={move.from}
          before={
            <>
              {fill(copy.labels.hours, { hours: move.fromHours })},{' '}
              <span className="is-late">{fill(over, { hours: move.over })}</span>
            </>
          }
          after={fill(full, { hours: move.fromAfter })}
          hours={[move.fromHours, move.fromAfter]}
        />
        <Person
          name={move.to}
          before={fill(free, { hours: move.toHours, free: move.free })}
          after={fill(free, { hours: move.toAfter, free: move.freeAfter })}
          hours={[move.toHours, move.toAfter]}
        />
      </ul>
      <div className="row">
        <details>
          <summary className="button">
            <BeforeAfter before={show} after={hide} />
          </summary>
          <p>{fill(result, { hours: fullWeek })}</p>
        </details>
        <p className="is-before-move">{hint}</p>
      </div>
    </section>
  );
}

type PersonProps = {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly hours: readonly [before: number, after: number];
};

/** One of the two people: hours in words, and as a bar whose mark is the full week. */
function Person({ name, before, after, hours }: PersonProps) {
  const [bar, barAfter] = hours.map((taken) => (
    <Gauge key={taken} value={(taken / fullWeek) * 0.75} mark={0.75} />
  ));
  return (
    <li>
      <p className="row row--apart">
        <b>{name}</b>{' '}
        <span>
          <BeforeAfter before={before} after={after} />
        </span>
      </p>
      <BeforeAfter before={bar} after={barAfter} />
    </li>
  );
}
