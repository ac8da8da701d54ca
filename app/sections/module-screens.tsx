import { Board } from '#app/kit/app-board.tsx';
import { Icon, Initials, Note, Part, Person, Status, Tag, Thread } from '#app/kit/app-parts.tsx';
import { type Column, Table } from '#app/kit/app-table.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import { ProcessLine, type Stop } from '#app/kit/process-line.tsx';
import {
  counts,
  delegation,
  departments,
  flowSteps,
  type Mark,
  openStep,
  orders,
  reallocated,
  recurring,
  report,
  ticketSteps,
  tickets,
} from '#app/sample-operations/modules.ts';
import './module-screens.css';

/** What any row of the tour may be: the one that is open, one too many for a phone. */
const rowLook = {
  isSelected: (row: { readonly selected?: boolean }) => row.selected === true,
  isWide: (row: { readonly wide?: boolean }) => row.wide === true,
};

/** Loudness of the voice note along its length, as a row of strokes. */
const loudness = '4 8 14 9 5 11 17 12 7 15 20 13 8 5 10 16 11 6 9 14 18 10 6 12 8 4 9 13 7 4'
  .split(' ')
  .map(Number);
const wave = loudness.map((height, i) => `M${1 + i * 4} ${11 - height / 2}v${height}`).join('');

export function DelegationScreen() {
  const { voiceNote, board, messages } = delegation;
  return (
    <>
      <Toolbar title="Task boards" filter={{ text: 'Asha’s tasks' }} end="Wed 11:00" me="Asha" />
      <div className="voice">
        <Icon name="voice" />
        <svg className="voice__wave" viewBox="0 0 118 22" aria-hidden="true">
          <path d={wave} />
        </svg>
        <span className="muted">{voiceNote.length}</span>
        <p>{voiceNote.words}</p>
        <Tag tone="now">{voiceNote.tasks}</Tag>
      </div>
      <Board columns={board} />
      <div className="strip is-wide">
        <Part title="Message board" aside="Book the Pune visit">
          <Thread messages={messages} />
        </Part>
      </div>
    </>
  );
}

export function HelpTicketsScreen() {
  return (
    <>
      <Toolbar
        title="Help tickets"
        filter={{ text: 'All departments' }}
        end="Wed 11:00"
        me="Asha"
      />
      <div className="is-wide">
        <Table
          {...rowLook}
          rows={tickets}
          rowKey={({ name }) => name}
          columns={[
            { name: 'Ticket', cell: ({ name }) => name },
            { name: 'From', cell: ({ from }) => from },
            { name: 'Routed to', cell: ({ routedTo }) => routedTo },
            { name: 'Due', end: true, cell: ({ due, tone }) => <Status tone={tone}>{due}</Status> },
          ]}
        />
      </div>
      <div className="strip">
        <Part title="Laptop for a new hire" aside="Human Resources to IT">
          <ProcessLine stops={ticketSteps} />
        </Part>
      </div>
    </>
  );
}

const markWords: Readonly<Record<Mark, string>> = {
  done: 'done',
  now: 'due today',
  planned: 'to come',
};

const days: readonly Column<(typeof recurring)[number]>[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(
  (name, day) => ({
    name,
    cell: ({ week }) => {
      const mark = week[day];
      return (
        mark && (
          <span className="mark" data-state={mark}>
            <span className="visually-hidden">{markWords[mark]}</span>
          </span>
        )
      );
    },
  }),
);

export function RecurringScreen() {
  return (
    <>
      <Toolbar
        title="Recurring"
        filter={{ text: 'Week 24' }}
        end={`${counts.recurring} done`}
        me="Asha"
      />
      <Table
        {...rowLook}
        rows={recurring}
        rowKey={({ name }) => name}
        columns={[
          { name: 'Task', cell: ({ name }) => name },
          { name: 'Owner', wide: true, cell: ({ owner }) => <Person name={owner} /> },
          { name: 'Every', wide: true, cell: ({ every }) => every },
          ...days,
          { name: 'Next', end: true, wide: true, cell: ({ next }) => next },
        ]}
      />
      <div className="strip is-wide">
        <Part title="Today" aside="Wed 11:00">
          <p className="muted">
            Start line 1 is done. Two are due: <b>Check the cold room</b> at 12:00 and{' '}
            <b>Bank the cash</b> at 17:00.
          </p>
        </Part>
      </div>
    </>
  );
}

/** An order's line: what lies before its step is done, what lies after it is planned. */
function stopsOf({ step, spent, over, tone }: (typeof orders)[number]): readonly Stop[] {
  return flowSteps.map(({ name }, index) => {
    if (index + 1 < step) return { name, state: 'done' };
    if (index + 1 > step) return { name, state: 'planned' };
    return { name, state: tone === 'late' ? 'late' : 'now', spent, over };
  });
}

export function FlowsScreen() {
  return (
    <>
      <Toolbar
        title="Purchase to dispatch"
        filter={{ icon: 'flow', text: 'Flows' }}
        end={`${counts.flows} open, 5 late`}
        me="Asha"
      />
      <Table
        {...rowLook}
        look={['tight']}
        rows={orders}
        rowKey={({ order }) => order}
        columns={[
          { name: 'Order', cell: ({ order }) => order },
          { name: 'Who', wide: true, cell: ({ who }) => <Person name={who} /> },
          {
            name: 'Steps',
            head: (
              <span className="flow-heads">
                {flowSteps.map(({ short }) => (
                  <span key={short}>{short} </span>
                ))}
              </span>
            ),
            cell: (order) => (
              <ProcessLine stops={stopsOf(order)} size="s" options={['bare', 'tail']} />
            ),
          },
          { name: 'Due', end: true, cell: ({ due, tone }) => <Status tone={tone}>{due}</Status> },
        ]}
      />
      <div className="strip is-wide">
        <Part title={openStep.title} aside={openStep.order}>
          <dl className="step-facts">
            {openStep.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
    </>
  );
}

export function ReportsScreen() {
  return (
    <>
      <Toolbar title="MIS report, weeks 22 and 23" end="Ready Mon 09:00" me="Asha" />
      <Table
        {...rowLook}
        rows={report}
        rowKey={({ name }) => name}
        columns={[
          { name: 'Source', cell: ({ name }) => name },
          { name: 'Closed', cell: ({ closed }) => closed },
          { name: 'On time', cell: ({ onTime }) => onTime },
          {
            name: 'Check first',
            end: true,
            wide: true,
            cell: ({ check, tone }) => <Status tone={tone}>{check}</Status>,
          },
        ]}
      />
      <div className="strip strip--grow is-wide">
        <Part title="FMS steps on time, by department" aside="41 of 50">
          <Table
            {...rowLook}
            look={['inset', 'headless']}
            rows={departments}
            rowKey={({ name }) => name}
            columns={[
              { name: 'Department', cell: ({ name }) => name },
              {
                name: 'On time',
                cell: ({ percent, tone }) => (
                  <span className="bar" data-tone={tone} style={{ '--share': percent / 100 }} />
                ),
              },
              {
                name: 'Percent',
                end: true,
                cell: ({ percent, tone }) => <Status tone={tone}>{`${percent}%`}</Status>,
              },
            ]}
          />
        </Part>
      </div>
    </>
  );
}

export function MyWorkScreen() {
  return (
    <>
      <Toolbar
        title="My Work"
        filter={{ text: 'Sunil leaves Fri 18:00' }}
        end="Wed 11:00"
        me="Asha"
      />
      <Table
        {...rowLook}
        rows={reallocated}
        rowKey={({ name }) => name}
        groupTitle={({ name }) =>
          name === 'Gate register' ? 'Closed by Sunil, stays his' : undefined
        }
        columns={[
          { name: 'Open task', cell: ({ name }) => name },
          { name: 'From', wide: true, cell: ({ from }) => from },
          { name: 'Due', wide: true, cell: ({ due, tone }) => <Status tone={tone}>{due}</Status> },
          {
            name: 'Owner from Thu 09:00',
            end: true,
            cell: ({ tone }) => (tone === 'ok' ? <Person name="Sunil" /> : <Handover />),
          },
        ]}
      />
      <Note tone="now">
        <span>
          <b>Sunil’s 4 open tasks</b> go to Kiran on Thu 09:00
        </span>
      </Note>
    </>
  );
}

/** From Sunil to Kiran. */
function Handover() {
  return (
    <>
      <Initials name="Sunil" />
      <svg className="handover" viewBox="0 0 22 8" aria-hidden="true">
        <path d="M0 4h20M16.5.5 20 4l-3.500 3.500" />
      </svg>
      <Person name="Kiran" tone="me" />
    </>
  );
}
