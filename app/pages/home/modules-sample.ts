/** What the screens of the six modules show on Wednesday of week 24, 11:00. */

export const voiceNote = {
  length: '0:42',
  words: '“Asha books the Pune visit. Ravi sends the price list. Meera calls the auditor.”',
  tasks: '3 tasks',
} as const;

export const board = {
  Open: [
    { title: 'Book the Pune visit', owner: 'Asha', end: 'Thu 12:00', selected: true },
    { title: 'Send the price list', owner: 'Ravi', end: 'Thu 16:00' },
    { title: 'Call the auditor', owner: 'Meera', end: 'Fri 10:00' },
  ],
  'Due today': [
    { title: 'Sign the gate passes', owner: 'Dev', end: '14:00' },
    { title: 'Draft the dealer letter', owner: 'Kiran', end: '17:00' },
  ],
  Closed: [
    { title: 'Bank letter for Jaipur', owner: 'Sunil', end: 'on time' },
    { title: 'Renew the lease', owner: 'Asha', end: 'on time' },
  ],
} as const;

export const messages = [
  ['10:12', 'Dev', 'Pune can do Thursday at 12:00. Is it booked?'],
  ['10:20', 'Asha', 'Yes. The car leaves at 08:30.'],
] as const;

export const tickets = [
  { name: 'Laptop for a new hire', from: 'Human Resources', to: 'IT', due: 'Wed 14:00' },
  { name: 'Valve leaks, bay 2', from: 'Stores', to: 'Maintenance', due: '1 h over' },
  { name: 'Payslip missing', from: 'Logistics', to: 'Human Resources', due: 'Wed 15:00' },
  { name: 'Price for order 2045', from: 'Sales', to: 'Purchase', due: 'Wed 17:00' },
  { name: 'Printer, gate office', from: 'Logistics', to: 'IT', due: 'Thu 10:00' },
  { name: 'Badge for a visitor', from: 'Sales', to: 'IT', due: 'on time' },
] as const;

/** The first ticket, followed: one of its four hours is spent. */
export const ticketSteps = [
  { name: 'Raised', note: 'Wed 09:48', state: 'done' },
  { name: 'Routed to IT', note: 'in 12 minutes', state: 'done' },
  { name: 'In progress', note: 'Leela, due 14:00', state: 'now', spent: 0.25 },
  { name: 'Closed', state: 'planned' },
] as const;

/** `week` is Monday to Friday: ● done, ◉ due today, ○ to come, · not due. */
export const recurringDone = '8 of 17';

export const recurring = [
  { name: 'Start line 1', who: 'Imran', every: 'daily', week: '●●●○○', next: 'Thu 09:00' },
  { name: 'Check the cold room', who: 'Meera', every: 'daily', week: '●●◉○○', next: 'today 12:00' },
  { name: 'Bank the cash', who: 'Kiran', every: 'daily', week: '●●◉○○', next: 'today 17:00' },
  { name: 'Stock count', who: 'Imran', every: 'weekly', week: '●····', next: 'Mon 10:00' },
  { name: 'Test the fire pump', who: 'Dev', every: 'weekly', week: '····○', next: 'Fri 10:00' },
  { name: 'Close the books', who: 'Kiran', every: 'monthly', week: '·····', next: 'in 2 weeks' },
  { name: 'Renew gate passes', who: 'Dev', every: 'monthly', week: '·····', next: 'in 3 weeks' },
] as const;

/** Steps of the flow, in the head of its table. */
export const flowSteps = ['Raise', 'Approve', 'Quote', 'Release', 'Dispatch'];

/** `step` counts from 1; `spent` and `over` are shares of its segment. An order with `over` is late. */
type Order = { name: string; who: string; step: number; spent: number; over?: number; due: string };

export const orders: readonly Order[] = [
  { name: '2036', who: 'Dev', step: 5, spent: 0.28, due: 'due Thu' },
  { name: '2037', who: 'Dev', step: 5, spent: 0.55, over: 0.09, due: '1 h over' },
  { name: '2038', who: 'Kiran', step: 4, spent: 0.6, over: 0.15, due: '1 h over' },
  { name: '2039', who: 'Ravi', step: 3, spent: 0.48, over: 0.22, due: '4 h over' },
  { name: '2040', who: 'Ravi', step: 3, spent: 0.53, over: 0.18, due: '3 h over' },
  { name: '2041', who: 'Ravi', step: 3, spent: 0.45, over: 0.25, due: '5 h over' },
  { name: '2042', who: 'Meera', step: 3, spent: 0.74, due: 'in 1 h' },
  { name: '2043', who: 'Asha', step: 2, spent: 0.55, due: 'in 1 h' },
  { name: '2044', who: 'Meera', step: 3, spent: 0.37, due: 'in 5 h' },
  { name: '2045', who: 'Imran', step: 1, spent: 0.32, due: 'in 2 h 30 m' },
  { name: '2046', who: 'Asha', step: 2, spent: 0.28, due: 'in 2 h' },
];

export const report = [
  { name: 'Recurring tasks', closed: 34, onTime: 33, check: 'Check the cold room' },
  { name: 'Help tickets', closed: 24, onTime: 21, check: 'Maintenance' },
  { name: 'FMS', closed: 50, onTime: 41, check: 'Vendor quote' },
  { name: 'All three', closed: 108, onTime: 95, check: '88% on time' },
] as const;

/** What Sunil leaves: open tasks go to Kiran, closed ones stay his. */
export const reallocated = [
  { name: 'Match freight bills', from: 'Recurring', due: 'Thu 12:00' },
  { name: 'Reset a vendor login', from: 'Help ticket', due: 'Thu 15:00' },
  { name: 'Vendor onboarding, papers', from: 'FMS', due: 'Fri 11:00' },
  { name: 'List unpaid advances', from: 'Delegation', due: 'Mon 10:00' },
  { name: 'Gate register', from: 'Recurring', due: 'closed' },
  { name: 'Freight bill 2029', from: 'FMS', due: 'closed' },
  { name: 'Bank letter for Jaipur', from: 'Delegation', due: 'closed' },
] as const;
