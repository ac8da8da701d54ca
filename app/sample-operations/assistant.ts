/** Sample conversations with the AI assistant, which declines what no record answers. */
export type Conversation = {
  readonly id: string;
  readonly title: string;
  /** Questions and answers. Numbers in brackets are the records that the sentence before them rests on. */
  readonly exchanges: Readonly<Record<string, string>>;
  readonly table: string;
  readonly columns: readonly string[];
  /** Records, numbered from 1. */
  readonly rows: readonly (readonly string[])[];
  /** The number of the record that is late, and what it looks like from closer. */
  readonly late: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly lateDetails: readonly string[];
};

export const conversations: readonly Conversation[] = [
  {
    id: 'waiting-for',
    title: 'Order 2041',
    exchanges: {
      'Who is order 2041 waiting for?':
        'Ravi, in Purchase. [3] The vendor quote has a turnaround time (TAT) of 9 h and is 5 h over. [3] Quotes 1 and 2 arrived. [4] [5] Quote 3 did not. [6]',
      'Will order 2041 close on Thursday?':
        'I can’t tell you that. Quote 3 has no date, so there is nothing to count from. [6] After it, 10 h of work remain. [7] [8] If it arrived now, the order would close Thu 12:00. [7] [8]',
    },
    table: 'Order 2041',
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
    late: '3',
    detail: { Owner: 'Ravi, Purchase', Opened: 'Mon 15:00', TAT: '9 h', Used: '14 h' },
    lateDetails: ['Used'],
  },
  {
    id: 'ran-over-most',
    title: 'Weeks 22 and 23',
    exchanges: {
      'Which step ran over most in weeks 22 and 23?':
        'Vendor quote. [1] 6 of 10 runs took more than 9 h, and the median was 11 h. [1] No other step ran over more than once. [2] [3] [4]',
      'How many of the late hours is that?':
        '56 h of 80 h. [1] [2] [3] [4] That is 70% of all time over TAT. [1] [2] [3] [4]',
    },
    table: 'Steps that ran over',
    columns: ['Step', 'TAT', 'Late runs', 'Late by'],
    rows: [
      ['Vendor quote', '9 h', '6 of 10', '56 h'],
      ['Approve', '3 h', '1 of 10', '6 h'],
      ['Release order', '4 h', '1 of 10', '9 h'],
      ['Dispatch', '6 h', '1 of 10', '9 h'],
    ],
    late: '1',
    detail: { TAT: '9 h', Fastest: '6 h', Median: '11 h', Slowest: '32 h' },
    lateDetails: ['Median', 'Slowest'],
  },
  {
    id: 'most-late',
    title: 'Late by branch',
    exchanges: {
      'Which branch has the most late tasks?':
        'Chennai. [1] 7 of the 20 late tasks are there. [1] [4] 5 of those 7 are in one process: gate pass. [2] Head office comes second, with 6. [3]',
      'Why are gate pass tasks late in Chennai?':
        'No record says why. I can see that 5 of 7 tasks are late, but not the reason. [2]',
    },
    table: 'Late tasks by branch',
    columns: ['Location', 'Process', 'Open', 'Late'],
    rows: [
      ['Chennai', 'All', '19', '7'],
      ['Chennai', 'Gate pass', '7', '5'],
      ['Head office', 'All', '21', '6'],
      ['All 7 locations', 'All', '91', '20'],
    ],
    late: '1',
    detail: {
      'Gate pass': '5 of 7 late',
      'Purchase to dispatch': '2 of 6 late',
      'Customer complaint': '0 of 6 late',
    },
    lateDetails: ['Gate pass', 'Purchase to dispatch'],
  },
];
