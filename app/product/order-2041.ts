/**
 * Order 2041 in week 24: its process, what happened to it, and the screens that show it. Every figure of the order is
 * drawn from the rows of `order2041Steps` and `order2041Events`; `order-stops.ts` says how it stood at any moment
 * between them.
 */

import { hoursAt } from './working-hours.ts';

/** The process, in order. `tat`: working hours from the close of the step before. `record`: what its close writes to the ERP. */
export const order2041Steps = [
  { name: 'Raise request', owner: 'Imran', department: 'Stores', tat: 4 },
  {
    name: 'Approve',
    owner: 'Asha',
    department: 'Plant head',
    tat: 3,
    record: 'Purchase requisition',
  },
  { name: 'Vendor quote', owner: 'Ravi', department: 'Purchase', tat: 9 },
  {
    name: 'Release order',
    owner: 'Kiran',
    department: 'Accounts',
    tat: 4,
    record: 'Purchase order',
  },
  { name: 'Dispatch', owner: 'Dev', department: 'Logistics', tat: 6, record: 'Delivery note' },
] as const;

/** `what` names the event in a word or two. `owner`: who has the step from then on. `closes`: the next step opens. */
export type OrderEvent = {
  readonly when: string;
  readonly what: string;
  readonly step: (typeof order2041Steps)[number]['name'];
  readonly owner?: string;
  readonly closes?: true;
};

export const order2041Events = [
  { when: 'Mon 09:00', step: 'Raise request', what: 'Low stock' },
  { when: 'Mon 12:20', step: 'Raise request', what: 'Raised', closes: true },
  { when: 'Mon 15:00', step: 'Approve', what: 'Approved', closes: true },
  { when: 'Tue 14:00', step: 'Vendor quote', what: 'Ravi reminded' },
  { when: 'Wed 11:00', step: 'Vendor quote', what: 'Escalated to Asha' },
  {
    when: 'Wed 11:10',
    step: 'Vendor quote',
    what: 'Reassigned to Meera',
    owner: 'Meera',
  },
  { when: 'Wed 11:40', step: 'Vendor quote', what: 'Quote 3 in', closes: true },
  { when: 'Wed 13:00', step: 'Release order', what: 'Released', closes: true },
  { when: 'Wed 16:50', step: 'Dispatch', what: 'Closed', closes: true },
] as const satisfies readonly OrderEvent[];

/** What follows from the rows above, as pages say it; `order-2041.test.ts` derives each. */
export const order2041Outcome = {
  /** The first step. */
  began: 'Mon 09:00',
  raiseDue: '13:00',
  /** Vendor quote: due, its lateness when it was escalated, and at its close in all and by owner. */
  quoteDue: 'Tue 15:00',
  overdueAtEscalation: '5 h',
  over: '5 h 40 m',
  overBy: { Ravi: '5 h 10 m', Meera: '30 m' },
  /** Between the purchase requisition and the purchase order. */
  hoursWithoutRecord: 16,
  /** The order as a whole: all its steps within their time, from Mon 09:00. */
  due: 'Wed 17:00',
  allowed: 26,
  closed: 'Wed 16:50',
  early: '10 m',
} as const;

/** What would have happened, had Asha written to Vendor C instead of reassigning the step. */
const vendorAsked: readonly OrderEvent[] = [
  ...order2041Events.filter(({ when }) => hoursAt(when) <= hoursAt('Wed 11:00')),
  { when: 'Wed 11:40', step: 'Vendor quote', what: 'Quote 3 in', closes: true },
];

const missing = { 'Quote 1': 'Mon 17:00', 'Quote 2': 'Tue 12:00', 'Quote 3': 'missing' } as const;

/**
 * The first screen, on the desktop of Asha and the phone of whoever is next. `note`: what happened, in its last row.
 * `actions`: the states that follow, with the words on their buttons.
 */
export const order2041States = [
  {
    id: 'stuck',
    at: 'Wed 11:00',
    events: order2041Events,
    title: 'Stuck at Vendor quote',
    tag: { tone: 'late', text: '5 h overdue' },
    reason: 'Ravi waits for Vendor C.',
    messages: [
      {
        at: 'Tue 17:20',
        from: 'Ravi',
        text: 'Vendor C was due Tue 15:00. I have asked twice.',
      },
    ],
    note: { tone: 'late', title: 'Escalated to you, Asha.', text: 'Ravi was reminded Tue 14:00.' },
    actions: { reassigned: 'Reassign to Meera', 'vendor-asked': 'Ask Vendor C' },
    owner: 'Kiran',
    push: {
      end: 'your next step',
      title: 'Release order is locked',
      text: 'It opens when quote 3 is in.',
    },
    quotes: missing,
  },
  {
    id: 'vendor-asked',
    at: 'Wed 12:00',
    events: vendorAsked,
    title: 'Kiran has it now',
    tag: { tone: 'now', text: 'due Wed 15:40' },
    reason: 'Vendor C answered in 40 minutes.',
    messages: [
      { at: '11:00', from: 'Asha', to: 'Vendor C', text: 'Order 2041 waits for your quote.' },
      { at: '11:40', from: 'Vendor C', text: 'Sorry for the wait:', file: 'Quote 3' },
    ],
    note: { tone: 'now', title: 'Quote 3 came in at 11:40.', text: 'Kiran’s step opened at once.' },
    actions: { stuck: 'Start again' },
    owner: 'Kiran',
    push: { end: '11:40', title: 'Release order is yours', text: 'Due today, 15:40.' },
    quotes: { ...missing, 'Quote 3': 'Wed 11:40' },
  },
  {
    id: 'reassigned',
    at: 'Wed 11:15',
    events: order2041Events,
    title: 'Meera has it now',
    tag: { tone: 'late', text: '5 h 15 m overdue' },
    reason: 'Ravi’s step moved, with its quotes.',
    messages: [
      { at: '11:10', from: 'Asha', to: 'Meera', text: 'Please take this over from Ravi.' },
      { at: '11:15', from: 'Meera', text: 'I have it. I am calling Vendor C now.' },
    ],
    note: { tone: 'now', title: 'Moved to Meera at 11:10.' },
    actions: { stuck: 'Start again' },
    owner: 'Meera',
    push: { end: '11:10', title: 'Vendor quote is yours', text: 'From Ravi. Kiran waits.' },
    quotes: missing,
  },
] as const;

/** What its current step says of itself, wherever it stands. */
export const currentStep = {
  of: 'Vendor quote, order 2041, step 3 of 5',
  what: 'Get 3 vendor quotes',
  who: 'Ravi, Purchase',
  when: '9 h from Mon 15:00',
  how: 'Three quotes; 2 are in',
  owner: 'Ravi',
  rule: 'The buyer for this item group.',
  due: 'Due Tue 15:00',
  quotes: missing,
} as const;
