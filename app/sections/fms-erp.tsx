import { home } from '#app/content/home.ts';
import type { Home } from '#app/content/types.ts';
import { TwoLayers } from '#app/figures/two-layers.tsx';
import './fms-erp.css';

const { layers }: Home = home;
const { columns, rows, caption } = layers.table;

/** A row that is always open; the rest folds on a phone. */
const openRows = 1;

/** How FMS and ERP stand to each other: the two-layer figure, then the comparison, which is fair to both. */
export function FmsErp() {
  const folded = rows.slice(openRows);
  return (
    <section className="fms-erp section" id={layers.id}>
      <div className="wrap reveal">
        <h2>
          {layers.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p className="lead">{layers.lead}</p>
        <TwoLayers />
        <Comparison rows={rows.slice(0, openRows)} />
        <details className="fold">
          <summary>{folded.map(({ name }) => name).join(', ')}</summary>
          <Comparison rows={folded} />
        </details>
        <div className="fms-erp__action">
          <a className="button" href={layers.action.href}>
            {layers.action.label}
          </a>
          <p>{layers.actionNote}</p>
        </div>
      </div>
    </section>
  );
}

/** One part of the comparison; the column heads are read with each part, and seen above the first. */
function Comparison({ rows }: { rows: Home['layers']['table']['rows'] }) {
  return (
    <table className="comparison">
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.row}</th>
          {[columns.fms, columns.erp].map(({ name, layer, text }) => (
            <th key={name} scope="col">
              <strong>{name}</strong> {layer}, {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, question, fms, erp }) => (
          <tr key={id}>
            <th scope="row">
              <strong>{name}</strong> {question}
            </th>
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
  );
}

/** A sentence, or a list of five. */
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
