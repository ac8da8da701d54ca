/** The orders that the FMS screen shows: where each stands in the flow, and what its steps ask for. */
import { type Minutes, workingMinutesBetween } from './calendar.ts';
import { now } from './company.ts';
import { lateTasks, type OpenTask, openTaskOf, openTasks } from './open-tasks.ts';
import { quotes } from './order-2041.ts';
import { type StepId, stepIds } from './purchase-to-dispatch.ts';

/** How each step is closed: the form, check or paper that its owner adds. */
export const proofs: Readonly<Record<StepId, string>> = {
  'raise-request': 'form',
  approve: 'sign-off',
  'vendor-quote': `${quotes.length} quotes`,
  'release-order': 'order',
  dispatch: 'gate pass',
};

/** `position` counts the steps that are closed; `left` is working minutes until due, 0 when over. */
export type BoardOrder = {
  readonly task: OpenTask;
  readonly position: number;
  readonly left: Minutes;
};

function boardOrder(order: number): BoardOrder {
  const task = openTaskOf(order);
  return {
    task,
    position: stepIds.indexOf(task.step.id),
    left: Math.max(0, workingMinutesBetween(now, task.due)),
  };
}

/** Six of the open orders, at least one at each step. */
export const boardOrders: readonly BoardOrder[] = [2036, 2038, 2040, 2041, 2043, 2045].map(
  boardOrder,
);

export const boardTotal = { open: openTasks.length, late: lateTasks(openTasks).length } as const;
