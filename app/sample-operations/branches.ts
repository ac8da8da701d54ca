/** Head office and its six branches: open and late tasks by process, and three processes compared. */

export type Load = { readonly name: string; readonly open: number; readonly late: number };

export type Branch = Load & {
  readonly id: string;
  /** Of the city, in degrees east and north; head office is in Gurugram. */
  readonly longitude: number;
  readonly latitude: number;
  readonly processes: readonly Load[];
};

export const rollup = { open: 91, late: 20 } as const;

/** Where to look first. */
export const exception = {
  branch: 'Chennai',
  late: 7,
  process: 'gate pass',
  processLate: 5,
} as const;

/** Head office first, then by the number of open tasks. */
export const branches: readonly Branch[] = [
  {
    id: 'head-office',
    name: 'Head office',
    open: 21,
    late: 6,
    longitude: 77.03,
    latitude: 28.46,
    processes: [
      { name: 'Purchase to dispatch', open: 11, late: 5 },
      { name: 'Vendor onboarding', open: 4, late: 0 },
      { name: 'Month-end close', open: 6, late: 1 },
    ],
  },
  {
    id: 'chennai',
    name: 'Chennai',
    open: 19,
    late: 7,
    longitude: 80.27,
    latitude: 13.08,
    processes: [
      { name: 'Gate pass', open: 7, late: 5 },
      { name: 'Purchase to dispatch', open: 6, late: 2 },
      { name: 'Customer complaint', open: 6, late: 0 },
    ],
  },
  {
    id: 'pune',
    name: 'Pune',
    open: 14,
    late: 1,
    longitude: 73.86,
    latitude: 18.52,
    processes: [
      { name: 'Customer complaint', open: 5, late: 1 },
      { name: 'Field service visit', open: 6, late: 0 },
      { name: 'Stock transfer', open: 3, late: 0 },
    ],
  },
  {
    id: 'surat',
    name: 'Surat',
    open: 12,
    late: 3,
    longitude: 72.83,
    latitude: 21.17,
    processes: [
      { name: 'Purchase to dispatch', open: 5, late: 2 },
      { name: 'Customer complaint', open: 4, late: 1 },
      { name: 'Machine maintenance', open: 3, late: 0 },
    ],
  },
  {
    id: 'jaipur',
    name: 'Jaipur',
    open: 10,
    late: 2,
    longitude: 75.79,
    latitude: 26.91,
    processes: [
      { name: 'Job work out and in', open: 5, late: 2 },
      { name: 'Quality hold', open: 3, late: 0 },
      { name: 'Gate pass', open: 2, late: 0 },
    ],
  },
  {
    id: 'kochi',
    name: 'Kochi',
    open: 9,
    late: 1,
    longitude: 76.27,
    latitude: 9.93,
    processes: [
      { name: 'Stock transfer', open: 4, late: 0 },
      { name: 'Customer complaint', open: 3, late: 1 },
      { name: 'Gate pass', open: 2, late: 0 },
    ],
  },
  {
    id: 'indore',
    name: 'Indore',
    open: 6,
    late: 0,
    longitude: 75.86,
    latitude: 22.72,
    processes: [
      { name: 'Machine maintenance', open: 4, late: 0 },
      { name: 'Stock transfer', open: 2, late: 0 },
    ],
  },
];

/** Hours of working time that the median run takes, in the order of `branches`. */
export const comparedProcesses: readonly {
  readonly name: string;
  readonly planned: number;
  readonly hours: readonly number[];
}[] = [
  { name: 'Purchase to dispatch', planned: 26, hours: [26, 38, 24, 29, 25, 26, 22] },
  { name: 'Customer complaint', planned: 16, hours: [10, 19, 12, 17, 9, 16, 8] },
  { name: 'Machine maintenance', planned: 8, hours: [6, 8, 7, 5, 6, 6, 5] },
];
