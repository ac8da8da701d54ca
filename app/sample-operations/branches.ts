/** Open and late tasks of head office and the six branches, their roll-up, and one process compared. */
import { median, sum } from './arithmetic.ts';
import { hours, type Minutes } from './calendar.ts';
import { type Office, type OfficeId, offices } from './company.ts';
import { medianRunLength } from './insights.ts';
import { lateTasks, openTasks } from './open-tasks.ts';
import { flowName, flowTat } from './purchase-to-dispatch.ts';

/** One office's open tasks in one flow, and how many are over their TAT. */
export type FlowLoad = { readonly flow: string; readonly open: number; readonly late: number };

/** The running flows of each office, in the order in which it pins them. */
const flowsByOffice: Readonly<Record<OfficeId, readonly FlowLoad[]>> = {
  'head-office': [
    { flow: flowName, open: openTasks.length, late: lateTasks(openTasks).length },
    { flow: 'Vendor onboarding', open: 4, late: 0 },
    { flow: 'Month-end close', open: 6, late: 1 },
  ],
  chennai: [
    { flow: 'Gate pass', open: 7, late: 5 },
    { flow: flowName, open: 6, late: 2 },
    { flow: 'Customer complaint', open: 6, late: 0 },
  ],
  pune: [
    { flow: 'Customer complaint', open: 5, late: 1 },
    { flow: 'Field service visit', open: 6, late: 0 },
    { flow: 'Stock transfer', open: 3, late: 0 },
  ],
  surat: [
    { flow: flowName, open: 5, late: 2 },
    { flow: 'Customer complaint', open: 4, late: 1 },
    { flow: 'Machine maintenance', open: 3, late: 0 },
  ],
  jaipur: [
    { flow: 'Job work out and in', open: 5, late: 2 },
    { flow: 'Quality hold', open: 3, late: 0 },
    { flow: 'Gate pass', open: 2, late: 0 },
  ],
  kochi: [
    { flow: 'Stock transfer', open: 4, late: 0 },
    { flow: 'Customer complaint', open: 3, late: 1 },
    { flow: 'Gate pass', open: 2, late: 0 },
  ],
  indore: [
    { flow: 'Machine maintenance', open: 4, late: 0 },
    { flow: 'Stock transfer', open: 2, late: 0 },
  ],
};

export type OfficeLoad = {
  readonly office: Office;
  readonly flows: readonly FlowLoad[];
  readonly open: number;
  readonly late: number;
};

export type Rollup = { readonly open: number; readonly late: number };

/** Every office with its totals, head office first (figure: branch schematic). */
export const officeLoads: readonly OfficeLoad[] = offices.map((office) => {
  const flows = flowsByOffice[office.id];
  return {
    office,
    flows,
    open: sum(flows.map((each) => each.open)),
    late: sum(flows.map((each) => each.late)),
  };
});

/** Roll-up of the given offices; called again when the visitor picks some. */
export function rollUp(loads: readonly OfficeLoad[] = officeLoads): Rollup {
  return {
    open: sum(loads.map((load) => load.open)),
    late: sum(loads.map((load) => load.late)),
  };
}

/** The load of one office. */
function officeLoad(id: OfficeId): OfficeLoad {
  const load = officeLoads.find((each) => each.office.id === id);
  if (load === undefined) throw new RangeError(`No office ${id}`);
  return load;
}

/** The three offices the home page shows, with the flows each has pinned (figure: favorites). */
export const favoriteOffices: readonly OfficeLoad[] = (
  ['head-office', 'jaipur', 'pune'] as const
).map(officeLoad);

export const favoritesRollup: Rollup = rollUp(favoriteOffices);

/** Where to start: the office with most late tasks, and the flow that holds most of them. */
export const exception = (() => {
  const worst = officeLoads.reduce((most, load) => (load.late > most.late ? load : most));
  const flow = worst.flows.reduce((most, each) => (each.late > most.late ? each : most));
  return { ...worst, flow, lateInAll: rollUp().late };
})();

/** One favorite process at one office: median working minutes of a run, and how far over its TAT. */
export type OfficeMedian = {
  readonly office: Office;
  readonly median: Minutes;
  readonly over: Minutes;
};

export type ComparedProcess = {
  readonly flow: string;
  readonly tat: Minutes;
  readonly medians: readonly OfficeMedian[];
};

/** Hours that the last three runs took, by office. Head office's purchases are the ten sample runs. */
type RunHours = Readonly<Record<Exclude<OfficeId, 'head-office'>, readonly number[]>>;

function compared(
  flow: string,
  tat: Minutes,
  headOffice: Minutes,
  runHours: RunHours,
): ComparedProcess {
  return {
    flow,
    tat,
    medians: offices.map((office) => {
      const middle = office.id === 'head-office' ? headOffice : hours(median(runHours[office.id]));
      return { office, median: middle, over: Math.max(0, middle - tat) };
    }),
  };
}

/** One process, seven clocks. */
export const comparedProcesses: readonly ComparedProcess[] = [
  compared('Purchase to dispatch', flowTat, medianRunLength, {
    chennai: [33, 38, 44],
    pune: [22, 24, 27],
    surat: [25, 29, 30],
    jaipur: [23, 25, 26],
    kochi: [24, 26, 31],
    indore: [20, 22, 23],
  }),
  compared('Customer complaint', hours(16), hours(median([8, 10, 15])), {
    chennai: [17, 19, 26],
    pune: [11, 12, 18],
    surat: [14, 17, 19],
    jaipur: [7, 9, 12],
    kochi: [13, 16, 20],
    indore: [6, 8, 9],
  }),
  compared('Machine maintenance', hours(8), hours(median([5, 6, 7])), {
    chennai: [7, 8, 9],
    pune: [5, 7, 8],
    surat: [4, 5, 6],
    jaipur: [5, 6, 9],
    kochi: [4, 6, 7],
    indore: [4, 5, 5],
  }),
];
