import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { fullWeek, insights } from '#app/sample-operations/capacity.ts';
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
      <div className="move-insight__bars">
        <p className="move-insight__limit">{fill(limit, { hours: fullWeek })}</p>
        <dl>
          <div>
            <dt>{move.from}</dt>
            <dd>
              <BeforeAfter
                before={
                  <>
                    {fill(copy.labels.hours, { hours: move.fromHours })},{' '}
                    <span className="is-late">{fill(over, { hours: move.over })}</span>
                  </>
                }
                after={fill(full, { hours: move.fromAfter })}
              />
              <i
                className="capacity-hours"
                data-moved
                style={{ '--hours': move.fromHours, '--moved': move.fromAfter }}
              />
            </dd>
          </div>
          <div>
            <dt>{move.to}</dt>
            <dd>
              <BeforeAfter
                before={fill(free, { hours: move.toHours, free: move.free })}
                after={fill(free, { hours: move.toAfter, free: move.freeAfter })}
              />
              <i
                className="capacity-hours"
                data-moved="to"
                style={{ '--hours': move.toHours, '--moved': move.toAfter }}
              />
            </dd>
          </div>
        </dl>
      </div>
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
