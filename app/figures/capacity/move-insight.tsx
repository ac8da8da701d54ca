import type { ReactNode } from 'react';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { fullWeek, move } from '#app/sample-operations/capacity.ts';
import { Gauge } from '../gauge.tsx';
import { BeforeAfter } from './before-after.tsx';
import '#app/components/sheet.css';
import './move-insight.css';

const { from, to, hours } = move;

/** The suggested move as two bars against a full week. Its one button shows it here and in the weeks below. */
export function MoveInsight() {
  const { kind, title, text, limit, full, over, free, show, hide, hint, result } = copy.move;
  return (
    <section className="move-insight sheet" aria-labelledby="move-insight">
      <p className="move-insight__kind">{kind}</p>
      <h2 id="move-insight">{fill(title, { hours, from: from.name, to: to.name })}</h2>
      <p>{fill(text, { hours, from: from.name, to: to.name, free: to.free })}</p>
      <p className="move-insight__limit">{fill(limit, { hours: fullWeek })}</p>
      <ul>
        <Person
          name={from.name}
          before={
            <>
              {fill(copy.labels.hours, { hours: from.hours })},{' '}
              <span className="is-late">{fill(over, { hours: from.over })}</span>
            </>
          }
          after={fill(full, { hours: from.after })}
          hours={[from.hours, from.after]}
        />
        <Person
          name={to.name}
          before={fill(free, to)}
          after={fill(free, { hours: to.after, free: to.freeAfter })}
          hours={[to.hours, to.after]}
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
