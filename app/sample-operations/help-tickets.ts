/** Help tickets between departments: who asked, who has it, and by when. */
import {
  addWorkingMinutes,
  hours,
  type Instant,
  type InstantText,
  instant,
  workingMinutesBetween,
} from './calendar.ts';
import { type Department, now, people } from './company.ts';

/** `closed` is null while the ticket is open. */
export type HelpTicket = {
  readonly name: string;
  readonly from: Department;
  readonly routedTo: Department;
  readonly due: Instant;
  readonly closed: Instant | null;
};

const raised = instant('24 Wed 09:48');
const routed = instant('24 Wed 10:00');

/** The ticket that the screen opens. Durations are working minutes. */
export const openTicket = {
  name: 'Laptop for a new hire',
  from: 'Human Resources',
  routedTo: people.leela.department,
  owner: people.leela,
  raised,
  routed,
  due: addWorkingMinutes(routed, hours(4)),
  closed: null,
} as const satisfies HelpTicket & Record<string, unknown>;

function ticket(
  name: string,
  from: Department,
  routedTo: Department,
  due: InstantText,
  closed?: InstantText,
): HelpTicket {
  return { name, from, routedTo, due: instant(due), closed: closed ? instant(closed) : null };
}

export const helpTickets: readonly HelpTicket[] = [
  openTicket,
  ticket('Valve leaks, bay 2', 'Stores', 'Maintenance', '24 Wed 10:00'),
  ticket('Payslip missing', 'Logistics', 'Human Resources', '24 Wed 15:00'),
  ticket('Price for order 2045', 'Sales', 'Purchase', '24 Wed 17:00'),
  ticket('Printer, gate office', 'Logistics', 'IT', '24 Thu 10:00'),
  ticket('Badge for a visitor', 'Sales', 'IT', '24 Wed 11:00', '24 Wed 10:20'),
];

/** Working minutes the ticket took to reach the right department, and has left. */
export const ticketTimes = {
  routedIn: workingMinutesBetween(openTicket.raised, openTicket.routed),
  dueIn: workingMinutesBetween(now, openTicket.due),
} as const;

/** Working minutes over the due time; 0 while in time or closed in time. */
export function ticketOver({ due, closed }: HelpTicket): number {
  return Math.max(0, workingMinutesBetween(due, closed ?? now));
}
