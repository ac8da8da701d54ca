import { Gauge } from '#app/product/gauge.tsx';
import { fill } from '#request/fill.ts';
import { BeforeAfter, Margin } from './before-after.tsx';
import { capacityIq as copy } from './copy.ts';
import { fullWeek, suggestedMove } from './sample.ts';
import '#app/ui/sheet.css';
import './move-insight.css';

const { from, to, hours } = suggestedMove;
const facts = { hours, from: from.name, to: to.name, free: fullWeek - to.before };

/** The suggested move as two bars against a full week. Its one button shows it here and in the weeks below. */
export function MoveInsight() {
  const { kind, title, text, limit, show, hide, hint, result } = copy.move;
  return (
    <section className="move-insight sheet" aria-label={fill(title, facts)}>
      <p className="meta">{kind}</p>
      <h2 className="strip-title">{fill(title, facts)}</h2>
      <p className="muted">{fill(text, facts)}</p>
      <p className="move-insight__limit meta">{fill(limit, { hours: fullWeek })}</p>
      <ul>
        {[from, to].map(({ name, before, after }) => (
          <li key={name}>
            <p className="row row--apart">
              <b>{name}</b>{' '}
              <span>
                <BeforeAfter before={<Load hours={before} />} after={<Load hours={after} />} />
              </span>
            </p>
            <BeforeAfter before={<Bar hours={before} />} after={<Bar hours={after} />} />
          </li>
        ))}
      </ul>
      <div className="row">
        <details>
          <summary className="button">
            <BeforeAfter before={show} after={hide} />
          </summary>
          <p className="meta">{fill(result, { hours: fullWeek })}</p>
        </details>
        <p className="is-before-move meta">{hint}</p>
      </div>
    </section>
  );
}

type Props = { readonly hours: number };

/** Hours of a week in words. */
function Load({ hours }: Props) {
  return (
    <>
      {fill(copy.labels.hours, { hours })}, <Margin hours={hours} limit={fullWeek} />
    </>
  );
}

/** The same as a bar, on which a full week takes three quarters. */
function Bar({ hours }: Props) {
  return <Gauge value={(hours / fullWeek) * 0.75} limit={0.75} />;
}
