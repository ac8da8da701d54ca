/**
 * What the six modules' screens show at Wed 11:00 in week 24. Plain rows, as a person would read them on the screen;
 * sample-operations.test.ts proves what can be counted.
 */
type Tone = 'late' | 'ok';
type Row = { readonly tone?: Tone; readonly selected?: boolean; readonly wide?: boolean };

/** What is open, beside the modules' names in the app's navigation. */
export const counts = { 'help-tickets': '5', recurring: '8 of 17', flows: '11' } as const;

export const delegation = {
  voiceNote: {
    length: '0:42',
    words: '“Asha books the Pune visit. Ravi sends the price list. Meera calls the auditor.”',
    tasks: '3 tasks',
  },
  board: [
    {
      name: 'Open',
      cards: [
        { title: 'Book the Pune visit', owner: 'Asha', end: 'Tue 12:00', selected: true },
        { title: 'Send the price list', owner: 'Ravi', end: 'Tue 16:00' },
        { title: 'Call the auditor', owner: 'Meera', end: 'Wed 10:00' },
      ],
    },
    {
      name: 'Due today',
      cards: [
        { title: 'Sign the gate passes', owner: 'Dev', end: '14:00' },
        { title: 'Draft the dealer letter', owner: 'Kiran', end: '17:00' },
      ],
    },
    {
      name: 'Closed',
      cards: [
        { title: 'Bank letter for Jaipur', owner: 'Sunil', end: 'on time', tone: 'ok' },
        { title: 'Renew the lease', owner: 'Asha', end: 'on time', tone: 'ok' },
      ],
    },
  ],
  messages: [
    { from: 'Dev', at: '10:12', text: 'Pune can do Tuesday at 12:00. Is it booked?' },
    { from: 'Asha', at: '10:20', text: 'Yes. The car leaves at 08:30.' },
  ],
} as const;

type Ticket = Row & {
  readonly name: string;
  readonly from: string;
  readonly routedTo: string;
  readonly due: string;
};

export const tickets: readonly Ticket[] = [
  {
    name: 'Laptop for a new hire',
    from: 'Human Resources',
    routedTo: 'IT',
    due: 'Wed 14:00',
    selected: true,
  },
  {
    name: 'Valve leaks, bay 2',
    from: 'Stores',
    routedTo: 'Maintenance',
    due: '1 h over',
    tone: 'late',
  },
  { name: 'Payslip missing', from: 'Logistics', routedTo: 'Human Resources', due: 'Wed 15:00' },
  { name: 'Price for order 2045', from: 'Sales', routedTo: 'Purchase', due: 'Wed 17:00' },
  { name: 'Printer, gate office', from: 'Logistics', routedTo: 'IT', due: 'Thu 10:00' },
  { name: 'Badge for a visitor', from: 'Sales', routedTo: 'IT', due: 'on time', tone: 'ok' },
];

/** The first ticket, followed: one of its four hours is spent. */
export const ticketSteps = [
  { name: 'Raised', note: 'Wed 09:48', state: 'done' },
  { name: 'Routed to IT', note: 'in 12 minutes', state: 'done' },
  { name: 'In progress', note: 'Leela, due 14:00', state: 'now', spent: 0.25, flag: 'Now' },
  { name: 'Closed', state: 'planned' },
] as const;

export type Mark = 'done' | 'now' | 'planned';
type Recurring = Row & {
  readonly name: string;
  readonly owner: string;
  readonly every: 'daily' | 'weekly' | 'monthly';
  /** Monday to Friday of this week; null where it is not due. */
  readonly week: readonly (Mark | null)[];
  readonly next: string;
};

const none = [null, null, null, null, null] as const;

export const recurring: readonly Recurring[] = [
  {
    name: 'Start line 1',
    owner: 'Imran',
    every: 'daily',
    week: ['done', 'done', 'done', 'planned', 'planned'],
    next: 'Thu 09:00',
  },
  {
    name: 'Check the cold room',
    owner: 'Meera',
    every: 'daily',
    week: ['done', 'done', 'now', 'planned', 'planned'],
    next: 'today 12:00',
  },
  {
    name: 'Bank the cash',
    owner: 'Kiran',
    every: 'daily',
    week: ['done', 'done', 'now', 'planned', 'planned'],
    next: 'today 17:00',
    wide: true,
  },
  {
    name: 'Stock count',
    owner: 'Imran',
    every: 'weekly',
    week: ['done', null, null, null, null],
    next: 'Mon 10:00',
    wide: true,
  },
  {
    name: 'Test the fire pump',
    owner: 'Dev',
    every: 'weekly',
    week: [null, null, null, null, 'planned'],
    next: 'Fri 10:00',
  },
  {
    name: 'Close the books',
    owner: 'Kiran',
    every: 'monthly',
    week: none,
    next: 'in 2 weeks',
    wide: true,
  },
  {
    name: 'Renew gate passes',
    owner: 'Dev',
    every: 'monthly',
    week: none,
    next: 'in 3 weeks',
    wide: true,
  },
];

type Order = Row & {
  readonly order: string;
  readonly who: string;
  /** Which of the five steps it is at, from 1. */
  readonly step: number;
  readonly spent: number;
  readonly over?: number;
  readonly due: string;
};

/** Steps of the flow, in short, and whole for screen readers. */
export const flowSteps = [
  { short: 'Raise', name: 'Raise request' },
  { short: 'Approve', name: 'Approve' },
  { short: 'Quote', name: 'Vendor quote' },
  { short: 'Release', name: 'Release order' },
  { short: 'Dispatch', name: 'Dispatch' },
] as const;

export const orders: readonly Order[] = [
  { order: '2036', who: 'Dev', step: 5, spent: 0.33, due: 'due today' },
  {
    order: '2037',
    who: 'Dev',
    step: 5,
    spent: 0.66,
    over: 0.11,
    due: '1 h over',
    tone: 'late',
    wide: true,
  },
  { order: '2038', who: 'Kiran', step: 4, spent: 0.72, over: 0.18, due: '1 h over', tone: 'late' },
  {
    order: '2039',
    who: 'Ravi',
    step: 3,
    spent: 0.58,
    over: 0.26,
    due: '4 h over',
    tone: 'late',
    wide: true,
  },
  {
    order: '2040',
    who: 'Ravi',
    step: 3,
    spent: 0.63,
    over: 0.21,
    due: '3 h over',
    tone: 'late',
    wide: true,
  },
  {
    order: '2041',
    who: 'Ravi',
    step: 3,
    spent: 0.54,
    over: 0.3,
    due: '5 h over',
    tone: 'late',
    selected: true,
  },
  { order: '2042', who: 'Meera', step: 3, spent: 0.89, due: 'in 1 h', wide: true },
  { order: '2043', who: 'Asha', step: 2, spent: 0.66, due: 'in 1 h' },
  { order: '2044', who: 'Meera', step: 3, spent: 0.44, due: 'in 5 h', wide: true },
  { order: '2045', who: 'Imran', step: 1, spent: 0.38, due: 'in 2 h 30 m', wide: true },
  { order: '2046', who: 'Asha', step: 2, spent: 0.33, due: 'in 2 h', wide: true },
];

export const openStep = {
  title: 'Vendor quote',
  order: 'order 2041',
  facts: [
    { name: 'What', value: 'Get vendor quotes' },
    { name: 'When', value: 'TAT 9 h, due Tue 15:00' },
    { name: 'Who', value: 'Ravi, Purchase' },
    { name: 'How', value: 'Three quotes; 2 are in' },
  ],
} as const;

type Source = Row & {
  readonly name: string;
  readonly closed: number;
  readonly onTime: number;
  readonly check: string;
};

export const report: readonly Source[] = [
  { name: 'Recurring tasks', closed: 34, onTime: 33, check: 'Check the cold room' },
  { name: 'Help tickets', closed: 24, onTime: 21, check: 'Maintenance' },
  { name: 'FMS', closed: 50, onTime: 41, check: 'Vendor quote', tone: 'late', selected: true },
  { name: 'All three', closed: 108, onTime: 95, check: '88% on time' },
];

/** FMS steps of ten each, closed on time, in percent. */
export const departments: readonly (Row & { readonly name: string; readonly percent: number })[] = [
  { name: 'Stores', percent: 100 },
  { name: 'Plant head', percent: 90 },
  { name: 'Purchase', percent: 40, tone: 'late' },
  { name: 'Accounts', percent: 90, wide: true },
  { name: 'Logistics', percent: 90, wide: true },
];

type Assigned = Row & { readonly name: string; readonly from: string; readonly due: string };

/** What Sunil leaves: open tasks go to Kiran, closed ones stay his. */
export const reallocated: readonly Assigned[] = [
  { name: 'Match freight bills', from: 'Recurring', due: 'Thu 12:00' },
  { name: 'Reset a vendor login', from: 'Help ticket', due: 'Thu 15:00' },
  { name: 'Vendor onboarding, papers', from: 'FMS', due: 'Fri 11:00' },
  { name: 'List unpaid advances', from: 'Delegation', due: 'Mon 10:00' },
  { name: 'Gate register', from: 'Recurring', due: 'closed', tone: 'ok', wide: true },
  { name: 'Freight bill 2029', from: 'FMS', due: 'closed', tone: 'ok', wide: true },
  { name: 'Bank letter for Jaipur', from: 'Delegation', due: 'closed', tone: 'ok', wide: true },
];
