/** What the ten runs of weeks 22 and 23 show, and the process as it stands now. Hours are working hours. */

/** Each step's runs: how many closed within its TAT, and how long it may take, in hours. */
export const steps = [
  { name: 'Raise request', who: 'Stores', onTime: 10, tat: 4 },
  { name: 'Approve', who: 'Plant head', onTime: 9, tat: 3 },
  { name: 'Vendor quote', who: 'Purchase', onTime: 4, tat: 9 },
  { name: 'Release order', who: 'Accounts', onTime: 9, tat: 4 },
  { name: 'Dispatch', who: 'Logistics', onTime: 9, tat: 6 },
] as const;

export const onTime = { closed: 41, steps: 50, percent: 82, target: 90 } as const;

/** Hours over TAT on each working day of two weeks, Monday to Friday. */
export const hoursOver = {
  'Raise request': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  Approve: [0, 2, 4, 0, 0, 0, 0, 0, 0, 0],
  'Vendor quote': [2, 3, 3, 5, 6, 5, 7, 8, 9, 8],
  'Release order': [0, 0, 6, 3, 0, 0, 0, 0, 0, 0],
  Dispatch: [0, 0, 0, 0, 0, 0, 0, 3, 6, 0],
} as const;

export const worst = { name: 'Vendor quote', hours: 56, total: 80 } as const;

/** One figure of each of the five other insights, and what it rests on. */
export const insights = {
  speedometer: onTime,
  benchmarks: { step: 'Vendor quote', median: 11, tat: 9 },
  flowchart: { division: 'Commercial', open: 6, late: 4 },
  /** Of 34 h in week 16 and of 28 h in week 23 somebody worked 12. In percent. */
  efficiency: { worked: 12, hours: [34, 28], first: 35, last: 43 },
  favorites: { process: 'Purchase to dispatch', pinned: 3, locations: 7 },
} as const;
