/**
 * Objective, key results and the tasks under them (figure: OKR tree). Progress is a count of closes in
 * time, summed upwards; percentages are never averaged. It starts from the ten runs and moves when a
 * task is updated.
 */
import { percent, sum } from './arithmetic.ts';
import {
  addWorkingMinutes,
  type Instant,
  type Minutes,
  workingMinutesBetween,
} from './calendar.ts';
import { now, type Person, people } from './company.ts';
import { formatDuration } from './format-time.ts';
import { openTaskOf } from './open-tasks.ts';
import { type Step, type StepId, steps } from './purchase-to-dispatch.ts';
import { closesOf, inTime, stepCloses } from './runs.ts';

/** A task as it stands; `closed` is null while open. `took` runs to the close, or to now. Minutes. */
export type OkrTask = {
  readonly id: string;
  readonly order: number;
  readonly step: Step;
  readonly owner: Person;
  readonly opened: Instant;
  readonly due: Instant;
  readonly closed: Instant | null;
  readonly took: Minutes;
  readonly over: Minutes;
  /** Whether the ten runs have counted it already. */
  readonly counted: boolean;
};

/** Closes on time of all closes. */
export type Progress = { readonly done: number; readonly total: number; readonly percent: number };

export type KeyResult = {
  readonly id: string;
  readonly name: string;
  readonly departments: string;
  readonly progress: Progress;
  readonly tasks: readonly OkrTask[];
};

export type OkrTree = {
  readonly name: string;
  readonly owner: Person;
  readonly progress: Progress;
  readonly keyResults: readonly KeyResult[];
  /** End of the thick line: the key result furthest behind, and its most overdue open task, if any. */
  readonly heldBy: { readonly keyResult: KeyResult; readonly task: OkrTask | null };
};

/** Close times of updated tasks, by task id: the only state. */
export type Closes = Readonly<Record<string, Instant>>;

type KeyResultFact = {
  readonly id: string;
  readonly name: string;
  readonly departments: string;
  readonly steps: readonly StepId[];
  readonly closed: { readonly order: number; readonly step: StepId };
  readonly open: readonly number[];
};

const facts: readonly KeyResultFact[] = [
  {
    id: 'raise-and-approve',
    name: 'Raise and approve on time',
    departments: 'Stores, Plant',
    steps: ['raise-request', 'approve'],
    closed: { order: 2032, step: 'approve' },
    open: [2046],
  },
  {
    id: 'vendor-quote',
    name: `Vendor quote in ${formatDuration(steps['vendor-quote'].tat)}`,
    departments: 'Purchase',
    steps: ['vendor-quote'],
    closed: { order: 2034, step: 'vendor-quote' },
    open: [2041, 2044],
  },
  {
    id: 'release-and-dispatch',
    name: 'Release and dispatch on time',
    departments: 'Accounts, Logistics',
    steps: ['release-order', 'dispatch'],
    closed: { order: 2035, step: 'release-order' },
    open: [2036],
  },
];

function closedTask({ order, step }: KeyResultFact['closed']): OkrTask {
  const close = stepCloses.find((each) => each.order === order && each.step.id === step);
  if (close === undefined) throw new RangeError(`No close of ${step} in order ${order}`);
  return { ...close, id: `${step}-${order}`, owner: steps[step].owner, counted: true };
}

function updatedTask(order: number, closes: Closes): OkrTask {
  const task = openTaskOf(order);
  const id = `${task.step.id}-${order}`;
  const closed = closes[id] ?? null;
  const until = closed ?? now;
  return {
    id,
    order,
    step: task.step,
    owner: task.owner,
    opened: task.opened,
    due: task.due,
    closed,
    took: workingMinutesBetween(task.opened, until),
    over: Math.max(0, workingMinutesBetween(task.due, until)),
    counted: false,
  };
}

function progress(done: number, total: number): Progress {
  return { done, total, percent: percent(done, total) };
}

function keyResult(fact: KeyResultFact, closes: Closes): KeyResult {
  const tasks = [closedTask(fact.closed), ...fact.open.map((order) => updatedTask(order, closes))];
  const counted = fact.steps.flatMap(closesOf);
  const added = tasks.filter((task) => !task.counted && task.closed !== null);
  return {
    id: fact.id,
    name: fact.name,
    departments: fact.departments,
    progress: progress(
      inTime(counted).length + added.filter((task) => task.over === 0).length,
      counted.length + added.length,
    ),
    tasks,
  };
}

/** The tree after the given updates (none: as of now). Pure. */
export function okrTree(closes: Closes = {}): OkrTree {
  const keyResults = facts.map((fact) => keyResult(fact, closes));
  const furthest = keyResults.reduce((worst, each) =>
    each.progress.percent < worst.progress.percent ? each : worst,
  );
  const late = furthest.tasks
    .filter((task) => task.closed === null && task.over > 0)
    .toSorted((a, b) => b.over - a.over);
  return {
    name: 'Close every step on time',
    owner: people.asha,
    progress: progress(
      sum(keyResults.map((each) => each.progress.done)),
      sum(keyResults.map((each) => each.progress.total)),
    ),
    keyResults,
    heldBy: { keyResult: furthest, task: late[0] ?? null },
  };
}

/** Closes a task after `took` working minutes; one that is closed already stays as it is. */
export function closeTask(closes: Closes, task: OkrTask, took: Minutes): Closes {
  if (task.closed !== null) return closes;
  return { ...closes, [task.id]: addWorkingMinutes(task.opened, took) };
}

/** Reverses `closeTask`. */
export function reopenTask(closes: Closes, task: OkrTask): Closes {
  return Object.fromEntries(Object.entries(closes).filter(([id]) => id !== task.id));
}

/** The worked example beside the figure: Meera closes the quote for order 2044 in 7 h. */
export const exampleClose = { taskId: 'vendor-quote-2044', took: 7 * 60 } as const;
