import { order2041Events, order2041Outcome } from '#app/product/order-2041.ts';
import { orderStops, stepsAt } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { hoursText, timeAt } from '#app/product/working-hours.ts';
import { site } from '#app/ui/copy.ts';
import { TextWithTerms } from '#app/ui/text-with-terms.tsx';
import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { TitleLines } from './title-lines.tsx';
import './fms-erp.css';

const { layers } = home;
const { columns, rows, caption } = layers.table;

const now = 'Wed 13:00';
const runs = stepsAt(now);
const stops = orderStops(now).map((stop, index) => {
  const { record, state, owner, tat = 0, end = null, over = 0 } = runs[index] ?? {};
  const written = state === 'done' && end !== null ? timeAt(end) : layers.planes.unwritten;
  return {
    ...stop,
    // Its step is due after the order: what it may take says more.
    note: state === 'now' ? `${owner}, ${hoursText(tat)}` : stop.note,
    record: record ? { name: record, note: written } : undefined,
    content: over > 0 ? <LateStep name={stop.name} /> : undefined,
  };
});

/** The step between two records: who was late by how much, what happened, and on the lower plane, nothing. */
function LateStep({ name }: { readonly name: string }) {
  const late = Object.entries(order2041Outcome.overBy).map(([who, hours]) => `${who} ${hours}`);
  return (
    <>
      <b>{name}</b>{' '}
      <small>
        <span className="is-late">{fill(layers.planes.late, { each: late.join(', ') })}</span>
      </small>
      <ul className="planes__events">
        {order2041Events
          .filter((event) => event.step === name)
          .map(({ when, what }) => (
            <li key={when}>
              <span>{when}</span> {what}
            </li>
          ))}
      </ul>
      <p className="planes__gap">
        <b>{fill(layers.planes.gap, { hours: order2041Outcome.hoursWithoutRecord })}</b>{' '}
        {layers.planes.gapText}
      </p>
    </>
  );
}

/** FMS on top of ERP: one order in both layers, then the comparison, which is fair to both. */
export function FmsErp() {
  return (
    <section className="fms-erp peak section section--deep" id={layers.id}>
      <div className="wrap reveal">
        <ProcessLine
          axis="y"
          large
          options={['from-edge']}
          stops={[
            {
              ...layers.moment,
              note: fill(layers.moment.note, { due: order2041Outcome.due }),
              state: 'done',
            },
          ]}
        />
        <div className="section-head">
          <h2>
            <TitleLines lines={layers.title} />
          </h2>
          <p>
            <TextWithTerms text={layers.lead} />
          </p>
        </div>
      </div>
      <div className="planes reveal">
        <div className="wrap">
          <p className="planes__name">
            <b>{columns.fms.name}</b> {columns.fms.layer}
            <span>{`: ${layers.planes.fms}`}</span>
          </p>
          <ProcessLine large options={['tail']} flag stops={stops} />
          <p className="planes__name planes__name--erp">
            <b>{columns.erp.name}</b> {columns.erp.layer}
            <span>{`: ${layers.planes.erp}`}</span>
          </p>
        </div>
      </div>
      <div className="wrap reveal">
        <p className="sample">{site.sampleData}</p>
        <table className="comparison">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{columns.row}</span>
              </th>
              {[columns.fms, columns.erp].map(({ name, layer }) => (
                <th key={name} scope="col">
                  {name} <small>{layer}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, fms, erp }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <Answer text={fms} />
                </td>
                <td>
                  <Answer text={erp} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="row">
          <a className="button" href={site.bookDemo.href}>
            {site.bookDemo.label}
          </a>{' '}
          <p className="meta">{layers.actionNote}</p>
        </div>
      </div>
    </section>
  );
}

/** A sentence, or a list. */
function Answer({ text }: { text: string | readonly string[] }) {
  if (typeof text === 'string') return text;
  return (
    <ul>
      {text.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
