import { order2041Events, order2041Outcome } from '#app/product/order-2041.ts';
import { orderStops } from '#app/product/order-stops.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { hoursText, timeAt } from '#app/product/working-hours.ts';
import { site } from '#app/ui/copy.ts';
import { TextWithTerms } from '#app/ui/text-with-terms.tsx';
import { fill } from '#request/fill.ts';
import { home } from './copy.ts';
import { Moment } from './moment.tsx';
import { TitleLines } from './title-lines.tsx';
import '#app/product/process-record.css';
import './comparison.css';
import './fms-erp.css';

const { layers } = home;
const { planes } = layers;
const { columns, rows, caption } = layers.table;
const { due, overBy, hoursWithoutRecord } = order2041Outcome;

const stops = orderStops('Wed 13:00').map((stop) => {
  const { name, state, owner, tat, end, over, record } = stop;
  if (over) {
    return { ...stop, note: <Lateness />, below: <BetweenRecords step={name} /> };
  }
  return {
    ...stop,
    // Its step is due after the order: what it may take says more.
    note: state === 'now' ? `${owner}, ${hoursText(tat)}` : stop.note,
    below: record && (
      <span className="record" data-state={state === 'done' ? state : 'planned'}>
        {record} <small>{state === 'done' && end ? timeAt(end) : planes.unwritten}</small>
      </span>
    ),
  };
});

/** Who was late by how much. */
function Lateness() {
  const each = Object.entries(overBy).map((late) => late.join(' ').replaceAll(' ', '\u00a0'));
  return <span className="is-late">{fill(planes.late, { each: each.join(', ') })}</span>;
}

/** What happened in the step between two records, and on the lower plane, nothing. */
function BetweenRecords({ step }: { readonly step: string }) {
  return (
    <>
      <ul className="planes__events">
        {order2041Events
          .filter((event) => event.step === step)
          .map(({ when, what }) => (
            <li key={when}>
              <span>{when}</span> {what}
            </li>
          ))}
      </ul>
      <p className="planes__gap">
        <b>{fill(planes.gap, { hours: hoursWithoutRecord })}</b> {planes.gapText}
      </p>
    </>
  );
}

/** FMS on top of ERP: one order in both layers, then the comparison, which is fair to both. */
export function FmsErp() {
  return (
    <section className="fms-erp peak section section--deep" id={layers.id}>
      <div className="wrap reveal">
        <Moment name={layers.moment.name} note={fill(layers.moment.note, { due })} state="done" />
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
            <span>{`: ${planes.fms}`}</span>
          </p>
          <ProcessLine large options={['tail']} flag stops={stops} />
          <p className="planes__name planes__name--erp">
            <b>{columns.erp.name}</b> {columns.erp.layer}
            <span>{`: ${planes.erp}`}</span>
          </p>
        </div>
      </div>
      <div className="wrap reveal">
        <p className="sample">{site.sampleData}</p>
        <table className="comparison">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td />
              {[columns.fms, columns.erp].map(({ name, layer }) => (
                <th key={name} scope="col">
                  {name} <small>{layer}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, fms, erp }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <Answer text={fms} />
                <Answer text={erp} />
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
  if (typeof text === 'string') return <td>{text}</td>;
  return (
    <td>
      <ul>
        {text.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </td>
  );
}
