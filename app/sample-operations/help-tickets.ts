/** Help tickets between departments: who asked, who has it, and by when. */
import {
  addWorkingMinutes,
  hours,
  type Instant,
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

export const helpTickets: readonly HelpTicket[] = [
  openTicket,
  {
    name: 'Valve leaks, bay 2',
    from: 'Stores',
    routedTo: 'Maintenance',
    due: instant('24 Wed 10:00'),
    closed: null,
  },
  {
    name: 'Payslip missing',
    from: 'Logistics',
    routedTo: 'Human Resources',
    due: instant('24 Wed 15:00'),
    closed: null,
  },
  {
    name: 'Price for order 2045',
    from: 'Sales',
    routedTo: 'Purchase',
    due: instant('24 Wed 17:00'),
    closed: null,
  },
  {
    name: 'Printer, gate office',
    from: 'Logistics',
    routedTo: 'IT',
    due: instant('24 Thu 10:00'),
    closed: null,
  },
  {
    name: 'Badge for a visitor',
    from: 'Sales',
    routedTo: 'IT',
    due: instant('24 Wed 11:00'),
    closed: instant('24 Wed 10:20'),
  },
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
