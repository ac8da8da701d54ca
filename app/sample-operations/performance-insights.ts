/** What the ten runs of weeks 22 and 23 show, and the process as it stands now. Hours are working hours. */

/** Hours over TAT on each working day, in the order of the steps. */
export const hoursOver = {
  weeks: [22, 23],
  days: [
    ...['22 Mon', '22 Tue', '22 Wed', '22 Thu', '22 Fri'],
    ...['23 Mon', '23 Tue', '23 Wed', '23 Thu', '23 Fri'],
  ],
  steps: [
    { name: 'Raise request', hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], total: 0 },
    { name: 'Approve', hours: [0, 2, 4, 0, 0, 0, 0, 0, 0, 0], total: 6 },
    { name: 'Vendor quote', hours: [2, 3, 3, 5, 6, 5, 7, 8, 9, 8], total: 56 },
    { name: 'Release order', hours: [0, 0, 6, 3, 0, 0, 0, 0, 0, 0], total: 9 },
    { name: 'Dispatch', hours: [0, 0, 0, 0, 0, 0, 0, 3, 6, 0], total: 9 },
  ],
  bottleneck: 'Vendor quote',
  total: 80,
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

/** Hours that an average run took, and how many of them somebody worked on it. */
export const efficiency = [
  { week: 16, hours: 34, worked: 12 },
  { week: 17, hours: 33, worked: 12 },
  { week: 18, hours: 33, worked: 12 },
  { week: 19, hours: 32, worked: 12 },
  { week: 20, hours: 31, worked: 12 },
  { week: 21, hours: 30, worked: 12 },
  { week: 22, hours: 29, worked: 12 },
  { week: 23, hours: 28, worked: 12 },
] as const;

/** At three of the seven locations, the pinned process that is late most often. */
export const favorites = {
  locations: 7,
  pinned: [
    { office: 'Head office', process: 'Purchase to dispatch', late: 5 },
    { office: 'Jaipur', process: 'Job work out and in', late: 2 },
    { office: 'Pune', process: 'Customer complaint', late: 1 },
  ],
} as const;
