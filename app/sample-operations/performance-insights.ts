/** What the ten runs of weeks 22 and 23 show, and the process as it stands now. Hours are working hours. */

/** Each step's runs: how many closed within its TAT, and the hours that the fastest, median and slowest took. */
export const steps = [
  { name: 'Raise request', who: 'Stores', onTime: 10, fastest: 1, median: 3, slowest: 4, tat: 4 },
  { name: 'Approve', who: 'Plant head', onTime: 9, fastest: 0.5, median: 2, slowest: 9, tat: 3 },
  { name: 'Vendor quote', who: 'Purchase', onTime: 4, fastest: 6, median: 11, slowest: 32, tat: 9 },
  { name: 'Release order', who: 'Accounts', onTime: 9, fastest: 1, median: 3, slowest: 13, tat: 4 },
  { name: 'Dispatch', who: 'Logistics', onTime: 9, fastest: 3, median: 5, slowest: 15, tat: 6 },
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

/** Open tasks of "Purchase to dispatch" by division. */
export const divisions = [
  { name: 'Plant', open: 3, late: 0 },
  { name: 'Commercial', open: 6, late: 4 },
  { name: 'Logistics', open: 2, late: 1 },
] as const;

/** Hours of an average run, week by week, of which somebody worked 12; and the percent that is, in the first and the last week. */
export const efficiency = {
  hours: { 16: 34, 17: 33, 18: 33, 19: 32, 20: 31, 21: 30, 22: 29, 23: 28 },
  worked: 12,
  first: 35,
  last: 43,
} as const;

/** At three of the seven locations, the pinned process that is late most often. */
export const favorites = [
  { name: 'Head office', process: 'Purchase to dispatch', late: 5 },
  { name: 'Jaipur', process: 'Job work out and in', late: 2 },
  { name: 'Pune', process: 'Customer complaint', late: 1 },
] as const;
