/** Order 2041, which waits for Vendor C: what a visitor can do to it in the first screen, and where else it is shown. */

type State = 'done' | 'now' | 'late' | 'planned';

/** Name, owner, time, state; then the shares of its segment, which stands for 16 h 40 m: within its TAT, and over it. */
export type Step = readonly [string, string, string, State, number?, number?];

const begun: readonly Step[] = [
  ['Raise request', 'Imran', 'Mon 12:20', 'done'],
  ['Approve', 'Asha', 'Mon 15:00', 'done'],
];
const ahead: readonly Step[] = [
  ['Release order', 'Kiran', '4 h', 'planned'],
  ['Dispatch', 'Dev', '6 h', 'planned'],
];

/** The steps in each state of the first screen. */
export const steps: Readonly<Record<'stuck' | 'vendor-asked' | 'reassigned', readonly Step[]>> = {
  stuck: [...begun, ['Vendor quote', 'Ravi', 'due Tue 15:00', 'late', 0.45, 0.25], ...ahead],
  'vendor-asked': [
    ...begun,
    ['Vendor quote', 'Ravi', 'Wed 11:40', 'done', 0.61, 0.39],
    ['Release order', 'Kiran', 'due 15:40', 'now', 0.08],
    ['Dispatch', 'Dev', 'due Thu 12:40', 'planned'],
  ],
  reassigned: [...begun, ['Vendor quote', 'Meera', 'since 11:10', 'late', 0.45, 0.2625], ...ahead],
};

/** On Asha’s screen. `push`: when it came, title, text. `actions`: the states that follow, with the words on their buttons. */
export const states = [
  {
    id: 'stuck',
    at: 'Wed 11:00',
    title: 'Stuck at Vendor quote',
    tag: { tone: 'late', text: '5 h overdue' },
    reason: 'Ravi waits for Vendor C.',
    messages: [
      ['Tue 17:20', 'Ravi', 'Vendor C was due Tue 15:00. I have asked twice.'],
      ['Wed 09:40', 'Kiran', 'I release it once I have all three quotes.'],
    ],
    note: { tone: 'late', title: 'Escalated to you', text: 'Ravi was reminded Tue 14:00' },
    actions: { 'vendor-asked': 'Ask Vendor C', reassigned: 'Reassign to Meera' },
    owner: 'Kiran',
    push: ['locked', 'Release order waits', '2 of 3 quotes are in. Nothing for you to chase.'],
  },
  {
    id: 'vendor-asked',
    at: 'Wed 12:00',
    title: 'Released to Kiran',
    tag: { tone: 'now', text: 'due Wed 15:40' },
    reason: 'Vendor C answered in 40 minutes.',
    messages: [
      ['11:00', 'Asha to Vendor C', 'Order 2041 waits for your quote, due Tue 15:00.'],
      ['11:40', 'Vendor C', 'Sorry for the wait. Here it is:', 'Quote 3'],
    ],
    note: { tone: 'now', title: 'Kiran’s step opened at 11:40', text: 'Expected close Thu 12:40' },
    actions: { stuck: 'Start again' },
    owner: 'Kiran',
    push: ['11:40', 'Release order is yours', 'All three quotes are in. Due today, 15:40.'],
  },
  {
    id: 'reassigned',
    at: 'Wed 11:15',
    title: 'Meera has it now',
    tag: { tone: 'late', text: '5 h 15 m overdue' },
    reason: 'Ravi’s step moved, with its quotes.',
    messages: [
      ['11:10', 'Asha to Meera', 'Please take this over from Ravi. Quotes 1 and 2 are in.'],
      ['11:15', 'Meera', 'I have it. I am calling Vendor C now.'],
    ],
    note: { tone: 'now', title: 'Moved to Meera at 11:10', text: 'Late until quote 3 is in' },
    actions: { stuck: 'Start again' },
    owner: 'Meera',
    push: ['11:10', 'Vendor quote is yours', 'From Ravi. Quotes 1 and 2 are in. Kiran waits.'],
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
  quotes: { 'Quote 1': 'Mon 17:00', 'Quote 2': 'Tue 12:00', 'Quote 3': 'missing' },
} as const;

/** Beside each step in FMS, and under it the ERP record that it writes. */
export const layers = [
  { note: 'Imran, 3 h 20 m' },
  { note: 'Asha, 2 h 40 m', record: { name: 'Purchase requisition', note: 'Mon 15:00' } },
  { note: 'Ravi,', overdue: '5 h overdue' },
  { note: 'Kiran', record: { name: 'Purchase order', note: 'not yet' } },
  { note: 'Dev', record: { name: 'Delivery note', note: 'not yet' } },
] as const;

/** Mon 15:00 to Wed 11:00: what the ERP knows nothing about. */
export const hoursWithoutRecord = 14;
