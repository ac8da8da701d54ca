/** Goals and OKRs: an objective as the sum of its key results, and the tasks that they count. */

export type OkrTask = {
  readonly name: string;
  readonly owner: string;
  /** What stands after the owner, as of Wed 11:00. */
  readonly status: string;
  /** A task counted already; one that closes on time if it closes now; one that is past its deadline. */
  readonly state: 'closed' | 'open' | 'late';
};

export type KeyResult = {
  readonly name: string;
  readonly departments: string;
  /** Steps closed on time, and all that closed. */
  readonly onTime: number;
  readonly closed: number;
  readonly tasks: readonly OkrTask[];
};

export const objective = { name: 'Close every step on time', owner: 'Asha, Plant head' } as const;

export const keyResults: readonly KeyResult[] = [
  {
    name: 'Raise and approve on time',
    departments: 'Stores, Plant',
    onTime: 19,
    closed: 20,
    tasks: [
      {
        name: 'Approve, order 2032',
        owner: 'Asha',
        status: 'closed on time, in 2 h',
        state: 'closed',
      },
      { name: 'Approve, order 2046', owner: 'Asha', status: 'due Wed 13:00', state: 'open' },
    ],
  },
  {
    name: 'Vendor quote in 9 h',
    departments: 'Purchase',
    onTime: 4,
    closed: 10,
    tasks: [
      {
        name: 'Vendor quote, order 2034',
        owner: 'Ravi',
        status: 'closed on time, in 8 h',
        state: 'closed',
      },
      { name: 'Vendor quote, order 2041', owner: 'Ravi', status: '5 h late', state: 'late' },
      { name: 'Vendor quote, order 2044', owner: 'Meera', status: 'due Wed 16:00', state: 'open' },
    ],
  },
  {
    name: 'Release and dispatch on time',
    departments: 'Accounts, Logistics',
    onTime: 18,
    closed: 20,
    tasks: [
      {
        name: 'Release order, order 2035',
        owner: 'Kiran',
        status: 'closed on time, in 3 h',
        state: 'closed',
      },
      { name: 'Dispatch, order 2036', owner: 'Dev', status: 'due Thu 18:00', state: 'open' },
    ],
  },
];

/** The worked example: one quote closes on time, and what that changes. Percent. */
export const example = {
  keyResult: { onTime: 4, closed: 10, before: 40, after: 45 },
  objective: { onTime: 41, closed: 50, before: 82, after: 82 },
} as const;
