/** Goals and OKRs: an objective as the sum of its key results. `onTime` and `closed` count steps. */

export const keyResults = [
  { name: 'Raise and approve on time', who: 'Stores, Plant', onTime: 19, closed: 20 },
  { name: 'Vendor quote in 9 h', who: 'Purchase', onTime: 4, closed: 10 },
  { name: 'Release and dispatch on time', who: 'Accounts, Logistics', onTime: 18, closed: 20 },
] as const;

const sumOf = (key: 'onTime' | 'closed') =>
  keyResults.reduce((total, result) => total + result[key], 0);

export const objective = {
  name: 'Close every step on time',
  owner: 'Asha, Plant head',
  onTime: sumOf('onTime'),
  closed: sumOf('closed'),
} as const;

type Task = {
  /** Number of the key result that counts it, from 1. */
  readonly keyResult: number;
  readonly name: string;
  readonly owner: string;
  readonly status: string;
  /** Counted already, on time if it closes now, or past its deadline. */
  readonly state: 'closed' | 'open' | 'late';
};

export const tasks: readonly Task[] = [
  {
    keyResult: 1,
    name: 'Approve, order 2032',
    owner: 'Asha',
    status: 'closed on time, in 2 h',
    state: 'closed',
  },
  {
    keyResult: 1,
    name: 'Approve, order 2046',
    owner: 'Asha',
    status: 'due Wed 13:00',
    state: 'open',
  },
  {
    keyResult: 2,
    name: 'Vendor quote, order 2034',
    owner: 'Ravi',
    status: 'closed on time, in 8 h',
    state: 'closed',
  },
  {
    keyResult: 2,
    name: 'Vendor quote, order 2041',
    owner: 'Ravi',
    status: '5 h late',
    state: 'late',
  },
  {
    keyResult: 2,
    name: 'Vendor quote, order 2044',
    owner: 'Meera',
    status: 'due Wed 16:00',
    state: 'open',
  },
  {
    keyResult: 3,
    name: 'Release order, order 2035',
    owner: 'Kiran',
    status: 'closed on time, in 3 h',
    state: 'closed',
  },
  {
    keyResult: 3,
    name: 'Dispatch, order 2035',
    owner: 'Dev',
    status: 'due Wed 15:00',
    state: 'open',
  },
];
