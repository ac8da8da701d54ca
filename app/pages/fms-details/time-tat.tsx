import { ProcessLine } from '#app/product/process-line.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { fmsDetails } from './copy.ts';
import { order2036, units } from './sample.ts';
import '#app/ui/sheet.css';
import './panels.css';
import './time-tat.css';

const { types, week, units: copy } = fmsDetails.timeTat;

/** Seven working days around a promised one: what is counted back from it, due on it, and counted on from it. */
export function WeekAroundT() {
  return (
    <figure>
      <div className="sheet tat">
        {types.map(({ id, symbol, text }) => (
          <div key={id} className="tat__type">
            <h3>{symbol}</h3> <p className="meta">{text}</p>
          </div>
        ))}
        <ProcessLine
          stops={order2036.map((stop) => ({ ...stop, to: 'days' in stop ? stop.days : 1 }))}
          options={['tail']}
          flag
          label={week.label}
        />
      </div>
      <figcaption className="sample">{week.sample}</figcaption>
    </figure>
  );
}

/** Days, hours, minutes: a row for each, with one task on a scale. */
export function Units() {
  return (
    <>
      <div className="fms-row halves fms-row--head">
        <h3>{copy.title}</h3>
        <p>
          <Unbroken text={copy.lead} />
        </p>
      </div>
      {copy.entries.map(({ id, name, text }) => {
        const { ticks, share, name: task } = units[id];
        return (
          <div key={id} className="fms-row halves">
            <div>
              <h4>{name}</h4>
              <p>{text}</p>
            </div>
            <div className="unit">
              <p className="unit__ticks" aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick}>{`${tick} `}</span>
                ))}
              </p>
              <ProcessLine
                stops={[{ name: task, state: 'done', at: 0, to: share }]}
                options={['scale', 'tail']}
              />
            </div>
          </div>
        );
      })}
    </>
  );
}
