import { isToday } from '#app/sample-operations/company.ts';
import { formatClock, formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  type HelpTicket,
  helpTickets,
  openTicket,
  ticketOver,
  ticketTimes,
} from '#app/sample-operations/help-tickets.ts';
import { AppTable } from '../app-table.tsx';
import { FlowLine, type FlowLineStep } from '../flow-line.tsx';
import { Tag } from '../tag.tsx';
import { Late } from '../task-row.tsx';
import './help-tickets.css';

const steps: readonly FlowLineStep[] = [
  {
    name: 'Raised',
    note: formatClock(openTicket.raised),
    state: 'done',
  },
  {
    name: 'Routed',
    note: `to ${openTicket.routedTo} in ${formatDuration(ticketTimes.routedIn).replaceAll(' ', '\u00a0')}`,
    state: 'done',
  },
  { name: 'In progress', note: `${openTicket.owner.name} owns it`, state: 'now', wide: true },
  { name: 'Closed', note: `due ${formatClock(openTicket.due)}`, state: 'planned' },
];

function Status({ ticket }: { ticket: HelpTicket }) {
  if (ticket.closed !== null) {
    return <span className="on-time">{`closed ${formatClock(ticket.closed)}`}</span>;
  }
  const over = ticketOver(ticket);
  if (over > 0) return <Late>{`${formatDuration(over)} over`}</Late>;
  return `due ${isToday(ticket.due) ? formatClock(ticket.due) : formatInstant(ticket.due)}`;
}

/** One ticket on its way between two departments, and the list of all of them. */
export function HelpTicketsScreen() {
  return (
    <>
      <div className="window__head">
        <b className="window__title">{openTicket.name}</b>{' '}
        <Tag tone="now">{`due in ${formatDuration(ticketTimes.dueIn)}`}</Tag>
      </div>
      <div className="ticket-line">
        <FlowLine steps={steps} />
      </div>
      <div className="window__detail">
        <AppTable
          caption="Requests between departments"
          columns={['Request', 'From', 'Routed to', 'Status']}
        >
          {helpTickets.map((ticket) => (
            <tr key={ticket.name}>
              <th scope="row">{ticket.name}</th>
              <td>{ticket.from}</td>
              <td>{ticket.routedTo}</td>
              <td>
                <Status ticket={ticket} />
              </td>
            </tr>
          ))}
        </AppTable>
      </div>
    </>
  );
}
