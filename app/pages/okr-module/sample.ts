/** Goals and OKRs: an objective as the sum of its key results. `onTime` and `closed` count steps. */
export const objective = {
  name: 'Close every step on time',
  owner: 'Asha, Plant head',
  onTime: 41,
  closed: 50,
} as const;

export const keyResults = [
  { name: 'Raise and approve on time', who: 'Stores, Plant', onTime: 19, closed: 20 },
  { name: 'Vendor quote in 9 h', who: 'Purchase', onTime: 4, closed: 10 },
  { name: 'Release and dispatch on time', who: 'Accounts, Logistics', onTime: 18, closed: 20 },
] as const;

/** Key result, task, owner, status; the state is counted already, on time if it closes now, or past its deadline. */
export const tasks: readonly [number, string, string, string, 'closed' | 'open' | 'late'][] = [
  [1, 'Approve, order 2032', 'Asha', 'closed on time, in 2 h', 'closed'],
  [1, 'Approve, order 2046', 'Asha', 'due Wed 13:00', 'open'],
  [2, 'Vendor quote, order 2034', 'Ravi', 'closed on time, in 8 h', 'closed'],
  [2, 'Vendor quote, order 2041', 'Ravi', '5 h late', 'late'],
  [2, 'Vendor quote, order 2044', 'Meera', 'due Wed 16:00', 'open'],
  [3, 'Release order, order 2035', 'Kiran', 'closed on time, in 3 h', 'closed'],
  [3, 'Dispatch, order 2036', 'Dev', 'due Thu 18:00', 'open'],
];
