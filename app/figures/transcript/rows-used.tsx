import { fill } from '#app/content/fill.ts';
import type { GptAssistant } from '#app/content/types.ts';
import type { SampleQuestion } from '#app/sample-operations/assistant.ts';

type Props = { question: SampleQuestion; hidden: boolean; labels: GptAssistant['labels'] };

/** Columns that hold time or tasks over their TAT. */
const amberColumns: readonly string[] = ['Over', 'Late'];

/** The rows that an answer rests on, numbered as its sentences cite them. */
export function RowsUsed({ question: { id, question, columns, rows }, hidden, labels }: Props) {
  const amber = columns.findIndex((column) => amberColumns.includes(column)) - 1;
  return (
    <div className="rows-used" hidden={hidden}>
      <table>
        <caption className="visually-hidden">{fill(labels.rowsUsed, { question })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells, over }) => (
            <tr key={number} id={`${id}-${number}`}>
              <th scope="row">{number}</th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={over && index === amber ? 'is-late' : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
