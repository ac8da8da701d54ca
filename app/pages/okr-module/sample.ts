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

/** `result` is the number of its key result, from 1. `closed`: counted already; `due`: on time if it closes now; `late`. */
type Task = { readonly result: number; readonly name: string; readonly owner: string } & {
  readonly [state in 'closed' | 'due' | 'late']?: string;
};

export const tasks: readonly Task[] = [
  { result: 1, name: 'Approve, order 2032', owner: 'Asha', closed: 'closed on time, in 2 h' },
  { result: 1, name: 'Approve, order 2046', owner: 'Asha', due: 'due Wed 13:00' },
  { result: 2, name: 'Vendor quote, order 2034', owner: 'Ravi', closed: 'closed on time, in 8 h' },
  { result: 2, name: 'Vendor quote, order 2041', owner: 'Ravi', late: '5 h late' },
  { result: 2, name: 'Vendor quote, order 2044', owner: 'Meera', due: 'due Wed 16:00' },
  {
    result: 3,
    name: 'Release order, order 2035',
    owner: 'Kiran',
    closed: 'closed on time, in 3 h',
  },
  { result: 3, name: 'Dispatch, order 2035', owner: 'Dev', due: 'due Wed 15:00' },
];
