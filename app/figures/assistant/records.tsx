import { gptAssistant } from '#app/content/gpt-assistant.ts';
import { Table } from '#app/kit/app-table.tsx';
import type { Conversation } from '#app/sample-operations/assistant.ts';
import { sentencesOf } from './sentences.ts';
import './records.css';

const copy = gptAssistant.window;

/**
 * The table that a conversation cites by row number, and one record in detail. A row reached by a citation leads back;
 * one that no sentence cites has nowhere to lead to.
 */
export function Records({ conversation }: { conversation: Conversation }) {
  const { id, exchanges, table, columns, late, detail, lateDetails } = conversation;
  const [firstAnswer = [], ...otherAnswers] = Object.values(exchanges).map((answer) =>
    sentencesOf(answer).flatMap(({ records }) => records),
  );
  const cited = [...firstAnswer, ...otherAnswers.flat()];
  const rows = conversation.rows.map((cells, index) => ({ cells, number: index + 1 }));
  const last = columns.length - 1;
  return (
    <div className="records" data-about={id}>
      <p className="records__title row row--apart">
        <b>{table}</b> <span>{copy.highlighted}</span>
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
          ...columns.map((name, index) => ({
            name,
            end: index === last,
            cell: ({ cells, number }: (typeof rows)[number]) =>
              index === 0 ? (
                <>
                  <b>{cells[index]}</b>{' '}
                  {cited.includes(number) && (
                    <a className="records__back target" href={`#${id}-cites-${number}`}>
                      {copy.back}
                    </a>
                  )}
                </>
              ) : (
                <span className={index === last && number === late ? 'is-late' : undefined}>
                  {cells[index]}
                </span>
              ),
          })),
        ]}
      />
      <div className="records__detail">
        <b>{`${late}, ${rows[late - 1]?.cells[0]}`}</b>
        <dl className="row">
          {Object.entries(detail).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={lateDetails.includes(name) ? 'is-late' : undefined}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
