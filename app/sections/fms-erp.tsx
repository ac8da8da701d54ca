import { DemoCall } from '#app/components/demo-call.tsx';
import { TitleLines } from '#app/components/title-lines.tsx';
import { home } from '#app/content/home.ts';
import { TwoLayers } from '#app/figures/two-layers.tsx';
import './fms-erp.css';

const { layers } = home;
const { columns, rows, caption } = layers.table;

/** FMS on top of ERP: the two-layer figure, then the comparison, which is fair to both. */
export function FmsErp() {
  return (
    <section className="fms-erp section" id={layers.id}>
      <div className="wrap reveal">
        <div className="section-head">
          <h2>
            <TitleLines lines={layers.title} />
          </h2>
          <p className="lead">{layers.lead}</p>
        </div>
        <TwoLayers />
        <table className="comparison">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{columns.row}</span>
              </th>
              {[columns.fms, columns.erp].map(({ name, layer }) => (
                <th key={name} scope="col">
                  <b>{name}</b> {layer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, fms, erp }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-layer={columns.fms.name}>
                  <Answer text={fms} />
                </td>
                <td data-layer={columns.erp.name}>
                  <Answer text={erp} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <DemoCall note={layers.actionNote} also={layers.draw} />
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
