/**
 * What the ten runs of weeks 22 and 23 show, what was changed then, and the process as it stands now. Hours are working
 * hours.
 */

export const heatWeeks = [22, 23, 24] as const;

/** Weeks before the change, which the totals count. */
const before = 2;

const none = Array<number>(15).fill(0);

/** `onTime`: of the ten runs. `over`: hours over TAT on each working day of `heatWeeks`, Monday to Friday. */
export const heatSteps = [
  { name: 'Raise request', who: 'Stores', onTime: 10, over: none },
  {
    name: 'Approve',
    who: 'Plant head',
    onTime: 9,
    over: [0, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    name: 'Vendor quote',
    who: 'Purchase',
    onTime: 4,
    over: [2, 3, 3, 5, 6, 5, 7, 8, 9, 8, 8, 6, 8, 2, 0],
  },
  {
    name: 'Release order',
    who: 'Accounts',
    onTime: 9,
    over: [0, 0, 6, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0],
  },
  {
    name: 'Dispatch',
    who: 'Logistics',
    onTime: 9,
    over: [0, 0, 0, 0, 0, 0, 0, 3, 6, 0, 0, 0, 1, 0, 0],
  },
];

/** Hours over TAT of a step before the change. */
export function hoursOver({ over }: { over: readonly number[] }): number {
  return over.slice(0, before * 5).reduce((total, hours) => total + hours, 0);
}

const slowest = heatSteps.reduce((worst, step) =>
  hoursOver(step) > hoursOver(worst) ? step : worst,
);

export const worstStep = {
  name: slowest.name,
  hours: hoursOver(slowest),
  total: heatSteps.reduce((total, step) => total + hoursOver(step), 0),
};

/** The change to the slowest step's process: when it was made, and that step's late hours on the week's last day. */
export const processChange = { week: 24, day: 'Thu', hours: slowest.over.at(-1) ?? 0 } as const;

const closed = 10 * heatSteps.length;
const onTime = heatSteps.reduce((total, step) => total + step.onTime, 0);

/** One figure of each of the five other insights, and what it rests on. */
export const insights = {
  speedometer: { closed: onTime, steps: closed, percent: (100 * onTime) / closed, target: 90 },
  benchmarks: { step: worstStep.name, median: 11, tat: 9 },
  flowchart: { division: 'Commercial', open: 6, late: 4 },
  efficiency: { first: 35, last: 43 },
  favorites: { process: 'Purchase to dispatch', pinned: 3 },
} as const;
