import type { Conversation, Exchange } from '#app/sample-operations/assistant.ts';
import './conversation-records.css';

type Props = { conversation: Conversation };

/** Numbers, from 1, of the exchanges that cite a record. */
function citedIn(exchanges: readonly Exchange[], record: number): readonly number[] {
  return exchanges.flatMap(({ answer, sentences }, index) =>
    [answer, ...sentences].some(({ cites }) => cites.includes(record)) ? [index + 1] : [],
  );
}

/** The table that a conversation cites by row number, and one record in detail. */
export function ConversationRecords({ conversation: { id, exchanges, table, detail } }: Props) {
  return (
    <div className="records">
      <table>
        <caption>
          <span className="records__title">{table.title}</span>{' '}
          <span className="records__note">
            Highlighted: <span>answer 1</span> <span>answer 2</span>
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Record number</span>
            </th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.records.map(({ number, cells, late }) => (
            <tr
              key={number}
              id={`${id}-${number}`}
              data-cited-in={citedIn(exchanges, number).join(' ')}
            >
              <th scope="row">{number}</th>
              {cells.map((cell, index) => (
                <td
                  key={table.columns[index]}
                  className={late && index === cells.length - 1 ? 'is-late' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="records__detail">
        <p>
          <span>{detail.record}</span> {detail.name}
        </p>
        <dl>
          {detail.values.map(({ name, text, late }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={late ? 'is-late' : undefined}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
