/** The locations and their processes, each with its open and its late tasks. Head office, then its branches by their open tasks. */
const offices = [
  {
    id: 'head-office',
    name: 'Head office',
    processes: [
      { name: 'Purchase to dispatch', open: 11, late: 5 },
      { name: 'Vendor onboarding', open: 4, late: 0 },
      { name: 'Month-end close', open: 6, late: 1 },
    ],
  },
  {
    id: 'chennai',
    name: 'Chennai',
    processes: [
      { name: 'Gate pass', open: 7, late: 5 },
      { name: 'Purchase to dispatch', open: 6, late: 2 },
      { name: 'Customer complaint', open: 6, late: 0 },
    ],
  },
  {
    id: 'pune',
    name: 'Pune',
    processes: [
      { name: 'Customer complaint', open: 5, late: 1 },
      { name: 'Field service visit', open: 6, late: 0 },
      { name: 'Stock transfer', open: 3, late: 0 },
    ],
  },
  {
    id: 'surat',
    name: 'Surat',
    processes: [
      { name: 'Purchase to dispatch', open: 5, late: 2 },
      { name: 'Customer complaint', open: 4, late: 1 },
      { name: 'Gate pass', open: 3, late: 0 },
    ],
  },
  {
    id: 'jaipur',
    name: 'Jaipur',
    processes: [
      { name: 'Job work out and in', open: 5, late: 2 },
      { name: 'Quality hold', open: 3, late: 0 },
      { name: 'Gate pass', open: 2, late: 0 },
    ],
  },
  {
    id: 'kochi',
    name: 'Kochi',
    processes: [
      { name: 'Stock transfer', open: 4, late: 0 },
      { name: 'Customer complaint', open: 3, late: 1 },
      { name: 'Gate pass', open: 2, late: 0 },
    ],
  },
  {
    id: 'indore',
    name: 'Indore',
    processes: [
      { name: 'Machine maintenance', open: 4, late: 0 },
      { name: 'Stock transfer', open: 2, late: 0 },
    ],
  },
] as const;

type Counts = { readonly open: number; readonly late: number };

function total(rows: readonly Counts[]): Counts {
  return {
    open: rows.reduce((all, { open }) => all + open, 0),
    late: rows.reduce((all, { late }) => all + late, 0),
  };
}

export const branches = offices.map((office) => ({ ...office, ...total(office.processes) }));

export const rollup = total(branches);

/** Where to look first: the most late tasks, and the process that has most of them. */
const worst = branches.reduce((first, branch) => (branch.late > first.late ? branch : first));
const { name: process, late: processLate } = [...worst.processes].sort(
  (one, other) => other.late - one.late,
)[0] ?? { name: '', late: 0 };
export const exception = {
  branch: worst.name,
  late: worst.late,
  process: process.toLowerCase(),
  processLate,
};

/** Working hours that the median run is planned to take, and takes at each of `branches`. */
export const compared = [
  { name: 'Purchase to dispatch', planned: 26, hours: [26, 38, 24, 29, 25, 26, 22] },
  { name: 'Customer complaint', planned: 16, hours: [10, 19, 12, 17, 9, 16, 8] },
  { name: 'Machine maintenance', planned: 8, hours: [6, 8, 7, 5, 6, 6, 5] },
] as const;
