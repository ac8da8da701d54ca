/** Tasks of each process at each location. Head office, then its branches by their open tasks. */
const rows = [
  { branch: 'Head office', name: 'Purchase to dispatch', open: 11, late: 5 },
  { branch: 'Head office', name: 'Vendor onboarding', open: 4, late: 0 },
  { branch: 'Head office', name: 'Month-end close', open: 6, late: 1 },
  { branch: 'Chennai', name: 'Gate pass', open: 7, late: 5 },
  { branch: 'Chennai', name: 'Purchase to dispatch', open: 6, late: 2 },
  { branch: 'Chennai', name: 'Customer complaint', open: 6, late: 0 },
  { branch: 'Pune', name: 'Customer complaint', open: 5, late: 1 },
  { branch: 'Pune', name: 'Field service visit', open: 6, late: 0 },
  { branch: 'Pune', name: 'Stock transfer', open: 3, late: 0 },
  { branch: 'Surat', name: 'Purchase to dispatch', open: 5, late: 2 },
  { branch: 'Surat', name: 'Customer complaint', open: 4, late: 1 },
  { branch: 'Surat', name: 'Gate pass', open: 3, late: 0 },
  { branch: 'Jaipur', name: 'Job work out and in', open: 5, late: 2 },
  { branch: 'Jaipur', name: 'Quality hold', open: 3, late: 0 },
  { branch: 'Jaipur', name: 'Gate pass', open: 2, late: 0 },
  { branch: 'Kochi', name: 'Stock transfer', open: 4, late: 0 },
  { branch: 'Kochi', name: 'Customer complaint', open: 3, late: 1 },
  { branch: 'Kochi', name: 'Gate pass', open: 2, late: 0 },
  { branch: 'Indore', name: 'Machine maintenance', open: 4, late: 0 },
  { branch: 'Indore', name: 'Stock transfer', open: 2, late: 0 },
];

const sumOf = (key: 'open' | 'late', all: typeof rows) =>
  all.reduce((total, row) => total + row[key], 0);

/** A location, its processes, and their tasks in all. `id` is for style rules. */
export const branches = [...Map.groupBy(rows, ({ branch }) => branch)].map(([name, processes]) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  processes,
  open: sumOf('open', processes),
  late: sumOf('late', processes),
}));

export const rollup = { open: sumOf('open', rows), late: sumOf('late', rows) };

/** Where to look first: the most late tasks, and the process that has most of them. */
const worstOf = <Row extends { late: number }>(all: readonly Row[]) =>
  all.reduce((worst, row) => (row.late > worst.late ? row : worst));
const { name: branch, late, processes } = worstOf(branches);
const process = worstOf(processes);
export const exception = {
  branch,
  late,
  process: process.name.toLowerCase(),
  processLate: process.late,
};

/** Working hours that the median run is planned to take, and takes at each of `branches`. */
export const compared = [
  { name: 'Purchase to dispatch', planned: 26, hours: [26, 38, 24, 29, 25, 26, 22] },
  { name: 'Customer complaint', planned: 16, hours: [10, 19, 12, 17, 9, 16, 8] },
  { name: 'Machine maintenance', planned: 8, hours: [6, 8, 7, 5, 6, 6, 5] },
] as const;
