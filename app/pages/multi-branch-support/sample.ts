/** Head office, then its branches by their open tasks. */
export const branches = [
  { id: 'head-office', name: 'Head office', open: 21, late: 6 },
  { id: 'chennai', name: 'Chennai', open: 19, late: 7 },
  { id: 'pune', name: 'Pune', open: 14, late: 1 },
  { id: 'surat', name: 'Surat', open: 12, late: 3 },
  { id: 'jaipur', name: 'Jaipur', open: 10, late: 2 },
  { id: 'kochi', name: 'Kochi', open: 9, late: 1 },
  { id: 'indore', name: 'Indore', open: 6, late: 0 },
] as const;

export type Branch = (typeof branches)[number];

/** Their processes, each with its open and its late tasks. */
export const processes = {
  'head-office': {
    'Purchase to dispatch': [11, 5],
    'Vendor onboarding': [4, 0],
    'Month-end close': [6, 1],
  },
  chennai: { 'Gate pass': [7, 5], 'Purchase to dispatch': [6, 2], 'Customer complaint': [6, 0] },
  pune: { 'Customer complaint': [5, 1], 'Field service visit': [6, 0], 'Stock transfer': [3, 0] },
  surat: { 'Purchase to dispatch': [5, 2], 'Customer complaint': [4, 1], 'Gate pass': [3, 0] },
  jaipur: { 'Job work out and in': [5, 2], 'Quality hold': [3, 0], 'Gate pass': [2, 0] },
  kochi: { 'Stock transfer': [4, 0], 'Customer complaint': [3, 1], 'Gate pass': [2, 0] },
  indore: { 'Machine maintenance': [4, 0], 'Stock transfer': [2, 0] },
} as const;

export const rollup = { open: 91, late: 20 } as const;

/** Where to look first. */
export const exception = { branch: 'Chennai', late: 7, process: 'gate pass', processLate: 5 };

/** Working hours that the median run is planned to take, and takes at each of `branches`. */
export const compared = [
  { name: 'Purchase to dispatch', planned: 26, hours: [26, 38, 24, 29, 25, 26, 22] },
  { name: 'Customer complaint', planned: 16, hours: [10, 19, 12, 17, 9, 16, 8] },
  { name: 'Machine maintenance', planned: 8, hours: [6, 8, 7, 5, 6, 6, 5] },
] as const;
