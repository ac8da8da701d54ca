import { gptAssistant } from '#app/content/gpt-assistant.ts';
import { Status } from '#app/kit/app-parts.tsx';
import { type Column, Table } from '#app/kit/app-table.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import type { Conversation } from '#app/sample-operations/assistant.ts';
import './records.css';

const copy = gptAssistant.window;

type Row = { readonly name: string; readonly cells: readonly string[] };

/** The table that a conversation cites by row number, and one record in detail. A row reached by a citation leads back. */
export function Records({ conversation }: { conversation: Conversation }) {
  const { id, exchanges, table, columns, late, detail, lateDetails } = conversation;
  const [firstAnswer = ''] = Object.values(exchanges);
  const rows = conversation.rows.map((cells, index): Row => ({ name: String(index + 1), cells }));
  const number: Column<Row> = {
    name: copy.number,
    head: <span className="visually-hidden">{copy.number}</span>,
    cell: ({ name }) => name,
  };
  const others = columns.map((name, index): Column<Row> => {
    const end = index === columns.length - 1;
    return {
      name,
      end,
      cell: (row) =>
        index === 0 ? (
          <>
            <b>{row.cells[0]}</b>{' '}
            <a className="records__back target" href={`#${id}`}>
              {copy.back}
            </a>
          </>
        ) : (
          <Status late={end && row.name === late}>{row.cells[index]}</Status>
        ),
    };
  });
  return (
    <div className="records" data-about={id}>
      <Toolbar title={table} end={copy.highlighted} />
      <Table
        id={id}
        rows={rows}
        selected={rows.map(({ name }) => name).filter((name) => firstAnswer.includes(`[${name}]`))}
        columns={[number, ...others]}
      />
      <div className="records__detail">
        <b>{`${late}, ${rows.find(({ name }) => name === late)?.cells[0]}`}</b>
        <dl className="row">
          {Object.entries(detail).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Status late={lateDetails.includes(name)}>{text}</Status>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
