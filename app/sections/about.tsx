import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { actingStop } from '#app/sample-operations/order-2041.ts';
import './about.css';

const { about } = home;
const { ledger } = about;
type Row = (typeof ledger.rows)[number];

/** Rows that are always open; the rest folds on a phone. */
const openRows = 3;

const examples: Partial<Record<Row['id'], string>> = {
  stuck: fill(ledger.examples.stuck, {
    over: formatDuration(actingStop.over),
    desk: actingStop.step.desk,
  }),
  question: fill(ledger.examples.question, {
    step: actingStop.step.name,
    desk: actingStop.step.desk,
    instant: formatInstant(actingStop.opens),
  }),
};

/** One part of the ledger; the column heads are read with each part, and seen above the first. */
function Moments({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="ledger">
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{ledger.columns.when}</th>
          <th scope="col">{ledger.columns.before}</th>
          <th scope="col">{ledger.columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, when, before, after }) => (
          <tr key={id} className={`ledger__${id}`}>
            <th scope="row">{when}</th>
            <td>{before}</td>
            <td>
              {after} {examples[id] && <span className="ledger__example">{examples[id]}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the product is and for whom, beside six moments of a working week, before and with it. */
export function About() {
  const [moments, folded] = [ledger.rows.slice(0, openRows), ledger.rows.slice(openRows)];
  return (
    <section className="section wrap grid about reveal" id={about.id}>
      <div className="about__text">
        <h2>{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <h3>{about.industriesTitle}</h3>
        <dl>
          {about.industries.map(({ name, flow }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{flow}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="about__ledger">
        <h3 className="visually-hidden">{ledger.caption}</h3>
        <Moments rows={moments} />
        <details className="fold">
          <summary>{folded.map(({ when }) => when).join('. ')}</summary>
          <Moments rows={folded} />
        </details>
      </div>
    </section>
  );
}
