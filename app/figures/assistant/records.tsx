import { gptAssistant } from '#app/content/gpt-assistant.ts';
import { Table } from '#app/kit/app-table.tsx';
import type { Conversation } from '#app/sample-operations/assistant.ts';
import './records.css';

const copy = gptAssistant.window;

/**
 * The table that a conversation cites by row number, and one record in detail. A row reached by a citation leads back;
 * one that no sentence cites has nowhere to lead to.
 */
export function Records({ conversation }: { conversation: Conversation }) {
  const { id, exchanges, table, detail } = conversation;
  const firstAnswer: readonly number[] = exchanges[0].answer.flatMap(([, ...records]) => records);
  const cited: ReadonlySet<number> = new Set(
    exchanges.flatMap(({ answer }) => answer.flatMap(([, ...records]) => records)),
  );
  const rows = table.rows.map((cells, index) => ({ cells, number: index + 1 }));
  const last = table.columns.length - 1;
  return (
    <div className="records" data-about={id}>
      <p className="records__title row row--apart">
        <b>{table.title}</b> <span>{copy.highlighted}</span>
      </p>
      <Table
        rows={rows}
        rowKey={({ number }) => String(number)}
        rowId={({ number }) => `${id}-${number}`}
        isSelected={({ number }) => firstAnswer.includes(number)}
        columns={[
          {
            name: copy.number,
            head: <span className="visually-hidden">{copy.number}</span>,
            cell: ({ number }) => number,
          },
          ...table.columns.map((name, index) => ({
            name,
            end: index === last,
            cell: ({ cells, number }: (typeof rows)[number]) =>
              index === 0 ? (
                <>
                  <b>{cells[index]}</b>{' '}
                  {cited.has(number) && (
                    <a className="records__back target" href={`#${id}-cites-${number}`}>
                      {copy.back}
                    </a>
                  )}
                </>
              ) : (
                <span className={index === last && number === table.late ? 'is-late' : undefined}>
                  {cells[index]}
                </span>
              ),
          })),
        ]}
      />
      <div className="records__detail">
        <b>{detail.title}</b>
        <dl className="row">
          {detail.values.map(({ name, text, late }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={late && 'is-late'}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
