/** What the screens of the modules show on Wednesday of week 24, 11:10. */
export const modulesNow = 'Wed 11:10';

export const voiceNote = {
  length: '0:42',
  words: '“Asha books the Pune visit. Ravi sends the price list. Meera calls the auditor.”',
  tasks: '3 tasks',
} as const;

export const delegationBoard = {
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

export const boardMessages = [
  { at: '10:12', from: 'Dev', text: 'Pune can do Thursday at 12:00. Is it booked?' },
  { at: '10:20', from: 'Asha', text: 'Yes. The car leaves at 08:30.' },
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
export const recurring = [
  { name: 'Start line 1', who: 'Imran', every: 'daily', week: '●●●○○', next: 'Thu 09:00' },
  { name: 'Check the cold room', who: 'Meera', every: 'daily', week: '●●◉○○', next: 'today 12:00' },
  { name: 'Bank the cash', who: 'Kiran', every: 'daily', week: '●●◉○○', next: 'today 17:00' },
  { name: 'Stock count', who: 'Imran', every: 'weekly', week: '●····', next: 'Mon 10:00' },
  { name: 'Test the fire pump', who: 'Dev', every: 'weekly', week: '····○', next: 'Fri 10:00' },
  { name: 'Close the books', who: 'Kiran', every: 'monthly', week: '·····', next: 'in 2 weeks' },
] as const;

/** Steps of the flow, in the head of its table. */
export const flowSteps = ['Raise', 'Approve', 'Quote', 'Release', 'Dispatch'];

/** `step` counts from 1, and is open since then. */
export const flowOrders = [
  { name: '2035', who: 'Dev', step: 5, since: 'Wed 09:00' },
  { name: '2038', who: 'Kiran', step: 4, since: 'Tue 15:10' },
  { name: '2039', who: 'Ravi', step: 3, since: 'Mon 16:10' },
  { name: '2041', who: 'Meera', step: 3, since: 'Mon 15:00' },
  { name: '2042', who: 'Meera', step: 3, since: 'Tue 12:00' },
  { name: '2043', who: 'Asha', step: 2, since: 'Wed 09:00' },
  { name: '2044', who: 'Meera', step: 3, since: 'Tue 16:00' },
  { name: '2045', who: 'Imran', step: 1, since: 'Wed 09:30' },
  { name: '2046', who: 'Asha', step: 2, since: 'Wed 10:00' },
] as const;

export const reportRows = [
  { name: 'Recurring tasks', closed: 34, onTime: 33, check: 'Check the cold room' },
  { name: 'Help tickets', closed: 24, onTime: 21, check: 'Maintenance' },
  { name: 'FMS', closed: 50, onTime: 41, check: 'Vendor quote' },
  { name: 'All three', closed: 108, onTime: 95, check: '88% on time' },
] as const;

/** Asha’s own tasks, and those of Sunil, which go to Kiran when he leaves. */
export const myWork = [
  { name: 'Approve order 2043', from: 'FMS', due: 'Wed 12:00', owner: 'Asha' },
  { name: 'Approve order 2046', from: 'FMS', due: 'Wed 13:00', owner: 'Asha' },
  { name: 'Walk line 1', from: 'Recurring', due: 'Wed 16:00', owner: 'Asha' },
  { name: 'Book the Pune visit', from: 'Delegation', due: 'Thu 12:00', owner: 'Asha' },
  { name: 'Match freight bills', from: 'Recurring', due: 'Thu 12:00', owner: 'Sunil' },
  { name: 'Reset a vendor login', from: 'Help ticket', due: 'Thu 15:00', owner: 'Sunil' },
  { name: 'Vendor onboarding, papers', from: 'FMS', due: 'Fri 11:00', owner: 'Sunil' },
] as const;
