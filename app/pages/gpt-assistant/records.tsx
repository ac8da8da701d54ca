import { Status } from '#app/product/app-parts.tsx';
import { Table } from '#app/product/app-table.tsx';
import { Toolbar } from '#app/product/app-window.tsx';
import { gptAssistant } from './copy.ts';
import { exchanges, lateRecord, records } from './sample.ts';
import './records.css';

const copy = gptAssistant.window.records;
const [firstAnswer = ''] = Object.values(exchanges);
// A table's rows go by their first cell.
const rows = records.map(({ number, name, ...rest }) => ({ name: number, record: name, ...rest }));
const late = rows.find(({ status }) => status.endsWith('late'));

/** The table that answers cite by row number, and the late record in detail. A row reached by a citation leads back. */
export function Records() {
  return (
    <div className="records">
      <Toolbar title={copy.title} end={copy.highlighted} />
      <Table
        id="record"
        rows={rows}
        selected={rows.map(({ name }) => name).filter((name) => firstAnswer.includes(`[${name}]`))}
        columns={[
          {
            name: copy.columns.number,
            head: <span className="visually-hidden">{copy.columns.number}</span>,
            cell: ({ name }) => name,
          },
          {
            name: copy.columns.name,
            cell: ({ record }) => (
              <>
                <b>{record}</b>{' '}
                <a className="records__back target" href="#talk">
                  {copy.back}
                </a>
              </>
            ),
          },
          { name: copy.columns.from, cell: ({ from }) => from },
          {
            name: copy.columns.status,
            end: true,
            cell: (row) => <Status late={row === late}>{row.status}</Status>,
          },
        ]}
      />
      <div className="records__detail">
        <b>{`${late?.name}, ${late?.record}`}</b>
        <dl className="row">
          {(['owner', 'opened', 'tat', 'used'] as const).map((id) => (
            <div key={id}>
              <dt>{copy.detail[id]}</dt>
              <dd>
                <Status late={id === 'used'}>{lateRecord[id]}</Status>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
