/** What the ten runs of weeks 22 and 23 show, and the process as it stands now. Hours are working hours. */

/** Of each step's ten runs those on time, and hours over TAT on the ten working days, Monday to Friday. */
export const steps = [
  { name: 'Raise request', who: 'Stores', onTime: 10, over: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  { name: 'Approve', who: 'Plant head', onTime: 9, over: [0, 2, 4, 0, 0, 0, 0, 0, 0, 0] },
  { name: 'Vendor quote', who: 'Purchase', onTime: 4, over: [2, 3, 3, 5, 6, 5, 7, 8, 9, 8] },
  { name: 'Release order', who: 'Accounts', onTime: 9, over: [0, 0, 6, 3, 0, 0, 0, 0, 0, 0] },
  { name: 'Dispatch', who: 'Logistics', onTime: 9, over: [0, 0, 0, 0, 0, 0, 0, 3, 6, 0] },
] as const;

export const worst = { name: 'Vendor quote', hours: 56, total: 80 } as const;

/** One figure of each of the five other insights, and what it rests on. */
export const insights = {
  speedometer: { closed: 41, steps: 50, percent: 82, target: 90 },
  benchmarks: { step: 'Vendor quote', median: 11, tat: 9 },
  flowchart: { division: 'Commercial', open: 6, late: 4 },
  efficiency: { first: 35, last: 43 },
  favorites: { process: 'Purchase to dispatch', pinned: 3, locations: 7 },
} as const;
