/** The eleven orders open in the flow now, each at one step with one owner. */
import {
  addWorkingMinutes,
  type Instant,
  type InstantText,
  instant,
  type Minutes,
  workingMinutesBetween,
} from './calendar.ts';
import { now, type Person, people } from './company.ts';
import { actingStop, order2041 } from './order-2041.ts';
import { type Step, type StepId, steps } from './purchase-to-dispatch.ts';

/** `used` and `over` are working minutes up to now; `over` is 0 while the task is in time. */
export type OpenTask = {
  readonly order: number;
  readonly step: Step;
  readonly owner: Person;
  readonly opened: Instant;
  readonly due: Instant;
  readonly used: Minutes;
  readonly over: Minutes;
};

function openTask(
  order: number,
  stepId: StepId,
  opened: Instant,
  { owner = steps[stepId].owner, due }: { owner?: Person; due?: Instant } = {},
): OpenTask {
  const step = steps[stepId];
  const dueBy = due ?? addWorkingMinutes(opened, step.tat);
  return {
    order,
    step,
    owner,
    opened,
    due: dueBy,
    used: workingMinutesBetween(opened, now),
    over: Math.max(0, workingMinutesBetween(dueBy, now)),
  };
}

const at = (text: InstantText) => instant(text);

export const openTasks: readonly OpenTask[] = [
  openTask(2036, 'dispatch', at('24 Wed 09:00'), {
    due: at('24 Thu 18:00'),
  }),
  openTask(2037, 'dispatch', at('24 Tue 13:00')),
  openTask(2038, 'release-order', at('24 Tue 15:00')),
  openTask(2039, 'vendor-quote', at('24 Mon 16:00')),
  openTask(2040, 'vendor-quote', at('24 Mon 17:00')),
  openTask(order2041.order, 'vendor-quote', actingStop.opens),
  openTask(2042, 'vendor-quote', at('24 Tue 12:00'), { owner: people.meera }),
  openTask(2043, 'approve', at('24 Wed 09:00')),
  openTask(2044, 'vendor-quote', at('24 Tue 16:00'), { owner: people.meera }),
  openTask(2045, 'raise-request', at('24 Wed 09:30')),
  openTask(2046, 'approve', at('24 Wed 10:00')),
];

export function lateTasks(tasks: readonly OpenTask[]): readonly OpenTask[] {
  return tasks.filter((task) => task.over > 0);
}

/** The open task of an order. Throws if it has none. */
export function openTaskOf(order: number): OpenTask {
  const task = openTasks.find((each) => each.order === order);
  if (task === undefined) throw new RangeError(`No open task for order ${order}`);
  return task;
}
