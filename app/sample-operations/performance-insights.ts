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

/** Steps closed within their TAT. */
export const onTime = { closed: 41, steps: 50, percent: 82, target: 90 } as const;

/** Hours that a run of a step took, against its TAT. */
export const benchmarks = [
  { name: 'Raise request', fastest: 1, median: 3, slowest: 4, tat: 4 },
  { name: 'Approve', fastest: 0.5, median: 2, slowest: 9, tat: 3 },
  { name: 'Vendor quote', fastest: 6, median: 11, slowest: 32, tat: 9 },
  { name: 'Release order', fastest: 1, median: 3, slowest: 13, tat: 4 },
  { name: 'Dispatch', fastest: 3, median: 5, slowest: 15, tat: 6 },
] as const;

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
export const favorites = {
  locations: 7,
  pinned: [
    { office: 'Head office', process: 'Purchase to dispatch', late: 5 },
    { office: 'Jaipur', process: 'Job work out and in', late: 2 },
    { office: 'Pune', process: 'Customer complaint', late: 1 },
  ],
} as const;
