import { Board } from '#app/kit/app-board.tsx';
import { Icon, Initials, Note, Part, Person, Status, Tag, Thread } from '#app/kit/app-parts.tsx';
import type { Column } from '#app/kit/app-table.tsx';
import { Toolbar } from '#app/kit/app-window.tsx';
import { ProcessLine } from '#app/kit/process-line.tsx';
import {
  counts,
  delegation,
  reallocated,
  recurring,
  ticketSteps,
  tickets,
} from '#app/sample-operations/modules.ts';
import { TourTable } from './tour-table.tsx';
import './module-screens.css';

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
        <TourTable
          rows={tickets}
          open="Laptop for a new hire"
          columns={[
            { name: 'Ticket', cell: ({ name }) => name },
            { name: 'From', cell: ({ from }) => from },
            { name: 'Routed to', cell: ({ to }) => to },
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

const marks = {
  '●': { state: 'done', words: 'done' },
  '◉': { state: 'now', words: 'due today' },
  '○': { state: 'planned', words: 'to come' },
} as const;

function isMark(sign: string): sign is keyof typeof marks {
  return sign in marks;
}

function Mark({ sign }: { readonly sign: string }) {
  if (!isMark(sign)) return null;
  const { state, words } = marks[sign];
  return (
    <span className="mark" data-state={state}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

const days: readonly Column<(typeof recurring)[number]>[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(
  (name, day) => ({ name, narrow: true, cell: ({ week }) => <Mark sign={week.charAt(day)} /> }),
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
      <TourTable
        rows={recurring}
        onPhones={['Start line 1', 'Check the cold room', 'Test the fire pump']}
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

export function MyWorkScreen() {
  return (
    <>
      <Toolbar
        title="My Work"
        filter={{ text: 'Sunil leaves Fri 18:00' }}
        end="Wed 11:00"
        me="Asha"
      />
      <TourTable
        rows={reallocated}
        onPhones={reallocated.slice(0, 3).map(({ name }) => name)}
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
      <Initials name="Sunil" />{' '}
      <svg className="handover" viewBox="0 0 22 8" aria-hidden="true">
        <path d="M0 4h20M16.5.5 20 4l-3.500 3.500" />
      </svg>
      <Person name="Kiran" tone="me" />
    </>
  );
}
