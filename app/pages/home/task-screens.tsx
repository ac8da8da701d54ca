import { appScreens } from '#app/product/app-copy.ts';
import { Due, Icon, Initials, Part, Person, Tag, Thread } from '#app/product/app-parts.tsx';
import { type Column, Table } from '#app/product/app-table.tsx';
import { Toolbar } from '#app/product/app-window.tsx';
import { ProcessLine } from '#app/product/process-line.tsx';
import { fill } from '#request/fill.ts';
import { Board } from './app-board.tsx';
import {
  boardMessages,
  delegationBoard,
  myWork,
  recurring,
  ticketSteps,
  tickets,
  voiceNote,
} from './modules-sample.ts';
import './module-screens.css';

const viewer = 'Asha';

export function DelegationScreen() {
  const { aside, ...words } = appScreens.delegation;
  return (
    <>
      <Toolbar {...words} me={viewer} />
      <div className="toolbar">
        <Icon name="voice" />
        <span className="muted">{voiceNote.length}</span>
        <span className="is-desktop-only">{voiceNote.words}</span>
        <Tag tone="now">{voiceNote.tasks}</Tag>
      </div>
      <Board columns={delegationBoard} />
      <Part title={appScreens.messageBoard} aside={aside}>
        <Thread messages={boardMessages} />
      </Part>
    </>
  );
}

export function HelpTicketsScreen() {
  const { columns, open, ...words } = appScreens.helpTickets;
  return (
    <>
      <Toolbar {...words} me={viewer} />
      <Table
        desktopOnly
        rows={tickets}
        selected={[open.title]}
        columns={[
          { name: columns.name, cell: ({ name }) => name },
          { name: columns.from, cell: ({ from }) => from },
          { name: columns.to, cell: ({ to }) => to },
          { name: columns.due, end: true, cell: ({ due }) => <Due text={due} /> },
        ]}
      />
      <Part {...open} onPhones>
        <ProcessLine flag stops={ticketSteps} />
      </Part>
    </>
  );
}

const dayStates: Readonly<Record<string, 'done' | 'now' | 'planned'>> = {
  '●': 'done',
  '◉': 'now',
  '○': 'planned',
};

const days = appScreens.recurring.days.map(
  (name, day): Column<(typeof recurring)[number]> => ({
    name,
    narrow: true,
    cell: ({ week }) => {
      const state = dayStates[week.charAt(day)];
      const label = state && appScreens.recurring.stateLabels[state];
      return state && <i className="day-state" data-state={state} role="img" aria-label={label} />;
    },
  }),
);

/** How many of the week’s signs are one of these. */
function count(signs: string): number {
  return recurring.flatMap(({ week }) => [...week]).filter((sign) => signs.includes(sign)).length;
}

export function RecurringScreen() {
  const { columns, today, ...words } = appScreens.recurring;
  return (
    <>
      <Toolbar
        {...words}
        end={fill(words.end, { done: count('●'), all: count('●◉○') })}
        me={viewer}
      />
      <Table
        rows={recurring}
        onPhones={['Start line 1', 'Check the cold room', 'Test the fire pump']}
        columns={[
          { name: columns.name, cell: ({ name }) => name },
          { name: columns.owner, desktopOnly: true, cell: ({ who }) => <Person name={who} /> },
          { name: columns.every, desktopOnly: true, cell: ({ every }) => every },
          ...days,
          { name: columns.next, end: true, desktopOnly: true, cell: ({ next }) => next },
        ]}
      />
      <Part title={today.title} aside={today.aside}>
        <p className="muted">{today.text}</p>
      </Part>
    </>
  );
}

/** One's own tasks; then those of an employee who leaves, as they are reallocated. */
export function MyWorkScreen() {
  const { columns, own, leaver, note, ...words } = appScreens.myWork;
  const mine = myWork.filter(({ owner }) => owner === viewer);
  const leaving = myWork.filter(({ owner }) => owner !== viewer);
  return (
    <>
      <Toolbar {...words} me={viewer} />
      <Table
        rows={[...mine, ...leaving]}
        onPhones={[...mine.slice(0, 3), ...leaving.slice(0, 2)].map(({ name }) => name)}
        groups={{ [mine[0]?.name ?? '']: own, [leaving[0]?.name ?? '']: leaver }}
        columns={[
          { name: columns.name, cell: ({ name }) => name },
          { name: columns.from, desktopOnly: true, cell: ({ from }) => from },
          { name: columns.due, desktopOnly: true, cell: ({ due }) => due },
          {
            name: columns.owner,
            end: true,
            cell: ({ owner }) =>
              owner === viewer ? (
                <Person name={owner} tone="viewer" />
              ) : (
                <>
                  <Initials name={owner} /> to <Person name="Kiran" />
                </>
              ),
          },
        ]}
      />
      <p className="note tone-now">
        <b>{fill(note.who, { count: leaving.length })}</b> {note.what}
      </p>
    </>
  );
}
