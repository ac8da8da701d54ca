/** What the ten runs of weeks 22 and 23 show, and the process as it stands now. Hours are working hours. */

/** Hours over TAT on each working day of two weeks, Monday to Friday. */
export const hoursOver = {
  weeks: [22, 23],
  steps: [
    { name: 'Raise request', hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], total: 0 },
    { name: 'Approve', hours: [0, 2, 4, 0, 0, 0, 0, 0, 0, 0], total: 6 },
    { name: 'Vendor quote', hours: [2, 3, 3, 5, 6, 5, 7, 8, 9, 8], total: 56 },
    { name: 'Release order', hours: [0, 0, 6, 3, 0, 0, 0, 0, 0, 0], total: 9 },
    { name: 'Dispatch', hours: [0, 0, 0, 0, 0, 0, 0, 3, 6, 0], total: 9 },
  ],
  worst: { name: 'Vendor quote', hours: 56, total: 80 },
} as const;

/** One figure of each of the five other insights, and what it rests on. */
export const insights = {
  speedometer: { closed: 41, steps: 50, percent: 82, target: 90 },
  benchmarks: { step: 'Vendor quote', median: 11, tat: 9 },
  flowchart: { division: 'Commercial', open: 6, late: 4 },
  /** Of 34 h in week 16 and of 28 h in week 23 somebody worked 12. In percent. */
  efficiency: { worked: 12, hours: [34, 28], first: 35, last: 43 },
  favorites: { process: 'Purchase to dispatch', pinned: 3, locations: 7 },
} as const;
