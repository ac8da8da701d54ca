/**
 * The shapes a flow can take, as stretches of work on one scale (figure: flow trio, workflow types).
 * A shape is what each department did, from when to when, in working minutes after the flow began.
 */
import { hours, type Minutes } from './calendar.ts';

/** One segment of work. `attempt` counts from 1; `outcome` is the reviewer's decision. */
export type Visit = {
  readonly name: string;
  readonly department: string;
  readonly from: Minutes;
  readonly until: Minutes;
  readonly track: 'main' | 'second';
  readonly attempt: number;
  readonly outcome: 'passed' | 'rejected';
};

/** The stop at the end of a row: it opens when everything before it is closed. */
type LastStop = {
  readonly name: string;
  readonly department: string;
  readonly opens: Minutes;
};

/** Where two tracks fork and meet again, and how long the earlier one waits at the open ring. */
type Join = { readonly forks: Minutes; readonly joins: Minutes; readonly waits: Minutes };

/** `join` is null where there is one track only. */
export type WorkflowShape = {
  readonly id: 'straight' | 'loop' | 'split-direct' | 'split-staggered';
  readonly visits: readonly Visit[];
  readonly last: LastStop;
  readonly join: Join | null;
};

type Work = Pick<Visit, 'name' | 'department'> & { readonly takes: Minutes };

function visit(work: Work, from: Minutes, more: Partial<Visit> = {}): Visit {
  return {
    name: work.name,
    department: work.department,
    from,
    until: from + work.takes,
    track: 'main',
    attempt: 1,
    outcome: 'passed',
    ...more,
  };
}

/** Lays segments end to end, each opening when the one before it closes. */
function inLine(works: readonly (Work & Partial<Visit>)[], start: Minutes = 0): readonly Visit[] {
  let from = start;
  return works.map(({ takes, ...work }) => {
    const laid = visit({ ...work, takes }, from, work);
    from = laid.until;
    return laid;
  });
}

export const straight: WorkflowShape = {
  id: 'straight',
  visits: inLine([
    { name: 'Raise', department: 'Stores', takes: hours(3) },
    { name: 'Approve', department: 'Plant head', takes: hours(4) },
    { name: 'Order', department: 'Purchase', takes: hours(5) },
  ]),
  last: { name: 'Receive', department: 'Stores', opens: hours(12) },
  join: null,
};

const draft = { name: 'Draft', department: 'Legal', takes: hours(4) };
const review = { name: 'Review', department: 'Department head', takes: hours(2) };

export const loop: WorkflowShape = {
  id: 'loop',
  visits: inLine([
    draft,
    { ...review, outcome: 'rejected' },
    { ...draft, attempt: 2 },
    { ...review, attempt: 2 },
  ]),
  last: { name: 'Sign', department: 'Director', opens: hours(12) },
  join: null,
};

const confirm = visit({ name: 'Confirm order', department: 'Sales', takes: hours(2) }, 0);
const pack = visit({ name: 'Pack', department: 'Stores', takes: hours(6) }, confirm.until);
const invoice: Work = { name: 'Invoice', department: 'Accounts', takes: hours(2.5) };
/** How long after the first track the second starts, where the split is staggered. */
export const stagger: Minutes = hours(2.5);
const loading: Work = { name: 'Load', department: 'Stores', takes: hours(4) };

/** Two tracks from the end of `Confirm order`; the second starts `delay` minutes after the first. */
function split(id: 'split-direct' | 'split-staggered', delay: Minutes): WorkflowShape {
  const second = visit(invoice, confirm.until + delay, { track: 'second' });
  const joined = Math.max(pack.until, second.until);
  const load = visit(loading, joined);
  return {
    id,
    visits: [confirm, pack, second, load],
    last: { name: 'Dispatch', department: 'Logistics', opens: load.until },
    join: {
      forks: confirm.until,
      joins: joined,
      waits: joined - Math.min(pack.until, second.until),
    },
  };
}

export const splitDirect: WorkflowShape = split('split-direct', 0);
export const splitStaggered: WorkflowShape = split('split-staggered', stagger);

/** The four rows, all drawn at one scale. */
export const workflowShapes: readonly WorkflowShape[] = [
  straight,
  loop,
  splitDirect,
  splitStaggered,
];

/** Working minutes spent on attempts after the first, counted on their own. */
export function loopMinutes(shape: WorkflowShape): Minutes {
  return shape.visits
    .filter((each) => each.attempt > 1)
    .reduce((total, each) => total + (each.until - each.from), 0);
}
