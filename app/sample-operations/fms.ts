/**
 * What the drawings of /fms-details show. A working day is Mon to Fri, 09:00 to 18:00, so a day is 9 h; now is Wed 11:00.
 * `sample-operations.test.ts` checks the shares and that order 2041 is the same one as everywhere.
 */

/** The current step of order 2041, as in order-2041-states.ts: its four answers. */
export const oneStep = {
  what: { task: 'Get 3 vendor quotes', of: 'Vendor quote, order 2041, step 3 of 5' },
  who: { owner: 'Ravi', name: 'Ravi, Purchase', rule: 'The buyer for this item group.' },
  when: { tat: '9 h from Mon 15:00', due: 'Due Tue 15:00', over: '5 h over' },
  how: [
    { name: 'Quote 1', end: 'Mon 17:00', state: 'done' },
    { name: 'Quote 2', end: 'Tue 12:00', state: 'done' },
    { name: 'Quote 3', end: 'missing', state: 'late' },
  ],
} as const;

/** Order 2036, promised for Thursday: seven working days around T. `days` is the time until the next task. */
export const order2036 = [
  { day: 'T-3, Mon', name: 'Book the truck', note: 'Logistics', state: 'done', days: 1 },
  { day: 'T-2, Tue', name: 'Pack the order', note: 'Stores', state: 'done', days: 1 },
  {
    day: 'T-1, Wed',
    name: 'Quality check',
    note: 'Quality',
    state: 'now',
    days: 1,
    spent: 0.22,
    flag: 'Now',
  },
  { day: 'T, Thu', name: 'Load and dispatch', note: 'Logistics', state: 'planned', days: 1 },
  { day: 'T+1, Fri', name: 'Send the invoice', note: 'Accounts', state: 'planned', days: 2 },
  { day: 'T+3, Tue', name: 'Confirm delivery', note: 'Sales', state: 'planned', days: 1 },
] as const;

/** One duration in each unit, on a scale of its own: a week, a day, an hour. */
export const units = {
  days: {
    ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    name: 'Vendor quote, 1 day',
    share: 1 / 5,
  },
  hours: {
    ticks: ['09:00', '', '', '12:00', '', '', '15:00', '', ''],
    name: 'Release order, 4 h',
    share: 4 / 9,
  },
  minutes: { ticks: ['0', '15', '30', '45'], name: 'Gate check, 45 min', share: 45 / 60 },
} as const;

const confirm = { name: 'Confirm order', note: 'Sales', state: 'done' } as const;
const pack = { name: 'Pack', note: 'Stores', state: 'done' } as const;
const invoice = { name: 'Invoice', note: 'Accounts', state: 'done', track: 'second' } as const;
const load = { name: 'Load', note: 'waits for both', state: 'done' } as const;
const dispatch = { name: 'Dispatch', note: 'Logistics', state: 'closed' } as const;
const split = [confirm, pack, invoice, load, dispatch] as const;

/** A complete run of each workflow type. */
export const workflows = {
  straight: {
    stops: [
      { name: 'Raise', note: 'Stores', state: 'done' },
      { name: 'Approve', note: 'Plant head', state: 'done' },
      { name: 'Order', note: 'Purchase', state: 'done' },
      { name: 'Receive', note: 'Stores', state: 'closed' },
    ],
  },
  loop: {
    stops: [
      { name: 'Draft', note: 'Legal', state: 'done' },
      { name: 'Review', note: 'Department head', state: 'done' },
      { name: 'Sign', note: 'Director', state: 'closed' },
    ],
    loop: { from: 2, to: 1, note: 'rejected: attempt 2' },
  },
  'split-direct': { stops: split },
  'split-staggered': { stops: split, stagger: '2 h 30 m later' },
} as const;
