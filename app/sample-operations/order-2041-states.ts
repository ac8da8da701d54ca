/**
 * What a visitor can do to order 2041 in the first screen: it is stuck at Wed 11:00, and Asha asks the vendor or
 * reassigns the step. Each state is complete; sample-operations.test.ts proves its times.
 */
const raised = { name: 'Raise request', who: 'Imran', when: 'Mon 12:20', state: 'done' } as const;
const approved = { name: 'Approve', who: 'Asha', when: 'Mon 15:00', state: 'done' } as const;
const planned = [
  { name: 'Release order', who: 'Kiran', when: 'TAT 4 h', state: 'planned' },
  { name: 'Dispatch', who: 'Dev', when: 'TAT 6 h', state: 'planned' },
] as const;

const quotes = [
  { name: 'Quote 1, Vendor A', end: 'Mon 17:00', state: 'done' },
  { name: 'Quote 2, Vendor B', end: 'Tue 12:00', state: 'done' },
] as const;

const startAgain = { label: 'Start again', to: 'stuck' } as const;

/** Whose screen the window shows. */
export const viewer = 'Asha';

export const states = [
  {
    id: 'stuck',
    at: 'Wed 11:00',
    title: 'Stuck at Vendor quote',
    tag: { tone: 'late', text: '5 h over TAT' },
    reason: 'Ravi waits for Vendor C.',
    steps: [
      raised,
      approved,
      // 9 h of its TAT and 5 h over it; the segment's end stands for 16 h 40 m.
      {
        name: 'Vendor quote',
        who: 'Ravi',
        when: 'due Tue 15:00',
        state: 'late',
        spent: 0.54,
        over: 0.3,
        flag: 'Now',
      },
      ...planned,
    ],
    quotes: [...quotes, { name: 'Quote 3, Vendor C', end: 'missing', state: 'late' }],
    messages: [
      { from: 'Ravi', at: 'Tue 17:20', text: 'Vendor C was due Tue 15:00. I have asked twice.' },
      { from: 'Kiran', at: 'Wed 09:40', text: 'I release it once I have all three quotes.' },
    ],
    note: { tone: 'late', title: 'Escalated to you', text: 'Ravi was reminded Tue 14:00' },
    actions: [
      { label: 'Ask Vendor C', to: 'asked' },
      { label: 'Reassign to Meera', to: 'reassigned' },
    ],
    outcome: 'Order 2041 is stuck at Vendor quote again, 5 working hours over.',
    phone: {
      owner: 'Kiran',
      at: '11:00',
      end: 'locked',
      title: 'Release order waits',
      text: '2 of 3 quotes are in. Nothing for you to chase.',
      quiet: true,
      tasks: [
        { name: 'Release order, 2041', due: 'locked' },
        { name: 'Bank the cash', due: '17:00' },
        { name: 'Draft the dealer letter', due: '17:00' },
        { name: 'Check the bin count', due: '17:30' },
      ],
    },
  },
  {
    id: 'asked',
    at: 'Wed 12:00',
    title: 'Released to Kiran',
    tag: { tone: 'now', text: 'due Wed 15:40' },
    reason: 'Vendor C answered in 40 minutes.',
    steps: [
      raised,
      approved,
      // 9 h of its TAT and 5 h 40 m over it.
      {
        name: 'Vendor quote',
        who: 'Ravi',
        when: 'Wed 11:40',
        state: 'done',
        spent: 0.61,
        over: 0.39,
      },
      {
        name: 'Release order',
        who: 'Kiran',
        when: 'due 15:40',
        state: 'now',
        spent: 0.08,
        flag: 'Now',
      },
      { name: 'Dispatch', who: 'Dev', when: 'due Thu 12:40', state: 'planned' },
    ],
    quotes: [...quotes, { name: 'Quote 3, Vendor C', end: 'Wed 11:40', state: 'done' }],
    messages: [
      {
        from: 'Asha',
        to: 'Vendor C',
        at: '11:00',
        text: 'Order 2041 waits for your quote, due Tue 15:00. Please answer here.',
        own: true,
      },
      {
        from: 'Vendor C',
        at: '11:40',
        text: 'Sorry for the wait. Here it is:',
        file: 'Quote 3',
        isNew: true,
      },
    ],
    note: { tone: 'now', title: 'Kiran’s step opened at 11:40', text: 'Expected close Thu 12:40' },
    actions: [startAgain],
    outcome: 'Vendor C sent quote 3 at 11:40, and Release order is Kiran’s, due Wed 15:40.',
    phone: {
      owner: 'Kiran',
      at: '12:00',
      end: '11:40',
      title: 'Release order is yours',
      text: 'All three quotes are in. Due today, 15:40.',
      tasks: [
        { name: 'Release order, 2041', due: '15:40' },
        { name: 'Bank the cash', due: '17:00' },
        { name: 'Draft the dealer letter', due: '17:00' },
        { name: 'Check the bin count', due: '17:30' },
      ],
    },
  },
  {
    id: 'reassigned',
    at: 'Wed 11:15',
    title: 'Meera has it now',
    tag: { tone: 'late', text: '5 h 15 m over' },
    reason: 'Ravi’s step moved, with its quotes.',
    steps: [
      raised,
      approved,
      {
        name: 'Vendor quote',
        who: 'Meera',
        when: 'since 11:10',
        state: 'late',
        spent: 0.54,
        over: 0.315,
        flag: 'Now',
      },
      ...planned,
    ],
    quotes: [...quotes, { name: 'Quote 3, Vendor C', end: 'Meera is asking', state: 'late' }],
    messages: [
      {
        from: 'Asha',
        to: 'Meera',
        at: '11:10',
        text: 'Please take this over from Ravi. Quotes 1 and 2 are in.',
        own: true,
      },
      { from: 'Meera', at: '11:15', text: 'I have it. I am calling Vendor C now.', isNew: true },
    ],
    note: {
      tone: 'now',
      title: 'Moved to Meera at 11:10',
      text: 'It stays late until quote 3 is in',
    },
    actions: [startAgain],
    outcome: 'Vendor quote is Meera’s since 11:10; order 2041 stays late until quote 3 is in.',
    phone: {
      owner: 'Meera',
      at: '11:15',
      end: '11:10',
      title: 'Vendor quote is yours',
      text: 'From Ravi, by Asha. Quotes 1 and 2 are in. Kiran waits.',
      tasks: [
        { name: 'Vendor quote, 2041', due: '5 h 15 m over', tone: 'late' },
        { name: 'Vendor quote, 2042', due: '12:00' },
        { name: 'Vendor quote, 2044', due: '16:00' },
        { name: 'Vendor quote, 2047', due: 'Thu 10:00' },
      ],
    },
  },
] as const;

/** What the stuck order answers, for whoever asks. */
export const answers = {
  who: { owner: 'Ravi', text: 'Ravi, in Purchase' },
  when: 'No, 5 h over its TAT',
  why: 'The quote from Vendor C',
} as const;
