/**
 * Sample conversations with the AI assistant. Every sentence names the records that it rests on, by their number in the
 * conversation's table; the assistant declines what no record answers.
 */

/** A sentence, then the numbers of the records it rests on. */
export type Sentence = readonly [text: string, ...records: number[]];

type Exchange = { readonly question: string; readonly answer: readonly Sentence[] };

export type Conversation = {
  readonly id: string;
  readonly title: string;
  readonly exchanges: readonly [Exchange, ...Exchange[]];
  readonly table: {
    readonly title: string;
    readonly columns: readonly string[];
    /** Numbered from 1. */
    readonly rows: readonly (readonly string[])[];
    /** The row whose last cell is about lateness. */
    readonly late: number;
  };
  /** One record seen closer. */
  readonly detail: {
    readonly title: string;
    readonly values: readonly {
      readonly name: string;
      readonly text: string;
      readonly late?: true;
    }[];
  };
};

export const conversations: readonly [Conversation, ...Conversation[]] = [
  {
    id: 'waiting-for',
    title: 'Order 2041',
    exchanges: [
      {
        question: 'Who is order 2041 waiting for?',
        answer: [
          ['Ravi, in Purchase.', 3],
          ['The vendor quote has a turnaround time (TAT) of 9 h and is 5 h over.', 3],
          ['Quotes 1 and 2 arrived.', 4, 5],
          ['Quote 3 did not.', 6],
        ],
      },
      {
        question: 'Will order 2041 close on Thursday?',
        answer: [
          ['I can’t tell you that.'],
          ['Quote 3 has no date, so there is nothing to count from.', 6],
          ['After it, 10 h of work remain.', 7, 8],
          ['If it arrived now, the order would close Thu 12:00.', 7, 8],
        ],
      },
    ],
    table: {
      title: 'Order 2041',
      columns: ['Record', 'From', 'Status'],
      rows: [
        ['Raise request', 'Imran, Stores', 'done Mon 12:20'],
        ['Approve', 'Asha, Plant head', 'done Mon 15:00'],
        ['Vendor quote', 'Ravi, Purchase', '5 h late'],
        ['Quote 1', 'Vendor A', 'Mon 17:00'],
        ['Quote 2', 'Vendor B', 'Tue 12:00'],
        ['Quote 3', 'Vendor C', 'not received'],
        ['Release order', 'Kiran, Accounts', 'planned, 4 h'],
        ['Dispatch', 'Dev, Logistics', 'planned, 6 h'],
      ],
      late: 3,
    },
    detail: {
      title: '3, Vendor quote',
      values: [
        { name: 'Owner', text: 'Ravi, Purchase' },
        { name: 'Opened', text: 'Mon 15:00' },
        { name: 'TAT', text: '9 h' },
        { name: 'Used', text: '14 h', late: true },
      ],
    },
  },
  {
    id: 'ran-over-most',
    title: 'Weeks 22 and 23',
    exchanges: [
      {
        question: 'Which step ran over most in weeks 22 and 23?',
        answer: [
          ['Vendor quote.', 1],
          ['6 of 10 runs took more than 9 h, and the median was 11 h.', 1],
          ['No other step ran over more than once.', 2, 3, 4],
        ],
      },
      {
        question: 'How many of the late hours is that?',
        answer: [
          ['56 h of 80 h.', 1, 2, 3, 4],
          ['That is 70% of all time over TAT.', 1, 2, 3, 4],
        ],
      },
    ],
    table: {
      title: 'Steps that ran over',
      columns: ['Step', 'TAT', 'Late runs', 'Late by'],
      rows: [
        ['Vendor quote', '9 h', '6 of 10', '56 h'],
        ['Approve', '3 h', '1 of 10', '6 h'],
        ['Release order', '4 h', '1 of 10', '9 h'],
        ['Dispatch', '6 h', '1 of 10', '9 h'],
      ],
      late: 1,
    },
    detail: {
      title: '1, Vendor quote',
      values: [
        { name: 'TAT', text: '9 h' },
        { name: 'Fastest', text: '6 h' },
        { name: 'Median', text: '11 h', late: true },
        { name: 'Slowest', text: '32 h', late: true },
      ],
    },
  },
  {
    id: 'most-late',
    title: 'Late by branch',
    exchanges: [
      {
        question: 'Which branch has the most late tasks?',
        answer: [
          ['Chennai.', 1],
          ['7 of the 20 late tasks are there.', 1, 4],
          ['5 of those 7 are in one process: gate pass.', 2],
          ['Head office comes second, with 6.', 3],
        ],
      },
      {
        question: 'Why are gate pass tasks late in Chennai?',
        answer: [
          ['No record says why.'],
          ['I can see that 5 of 7 tasks are late, but not the reason.', 2],
        ],
      },
    ],
    table: {
      title: 'Late tasks by branch',
      columns: ['Location', 'Process', 'Open', 'Late'],
      rows: [
        ['Chennai', 'All', '19', '7'],
        ['Chennai', 'Gate pass', '7', '5'],
        ['Head office', 'All', '21', '6'],
        ['All 7 locations', 'All', '91', '20'],
      ],
      late: 1,
    },
    detail: {
      title: '1, Chennai',
      values: [
        { name: 'Gate pass', text: '5 of 7 late', late: true },
        { name: 'Purchase to dispatch', text: '2 of 6 late', late: true },
        { name: 'Customer complaint', text: '0 of 6 late' },
      ],
    },
  },
];
