/** The flow that every figure follows: purchase request to dispatch, five steps at head office. */
import { sum } from './arithmetic.ts';
import { hours, type Minutes } from './calendar.ts';
import { type Department, type Person, people } from './company.ts';

export const stepIds = [
  'raise-request',
  'approve',
  'vendor-quote',
  'release-order',
  'dispatch',
] as const;
export type StepId = (typeof stepIds)[number];

export type GroupId = 'plant' | 'commercial' | 'logistics';

/** `tat` is the turnaround time in working minutes; `group` is the department the flowchart folds it into. */
export type Step = {
  readonly id: StepId;
  readonly name: string;
  readonly department: Department;
  readonly owner: Person;
  readonly group: GroupId;
  readonly tat: Minutes;
};

export const flowName = 'Purchase to dispatch';

function step(id: StepId, name: string, owner: Person, group: GroupId, tat: Minutes): Step {
  return { id, name, department: owner.department, owner, group, tat };
}

export const steps: Readonly<Record<StepId, Step>> = {
  'raise-request': step('raise-request', 'Raise request', people.imran, 'plant', hours(4)),
  approve: step('approve', 'Approve', people.asha, 'plant', hours(3)),
  'vendor-quote': step('vendor-quote', 'Vendor quote', people.ravi, 'commercial', hours(9)),
  'release-order': step('release-order', 'Release order', people.kiran, 'commercial', hours(4)),
  dispatch: step('dispatch', 'Dispatch', people.dev, 'logistics', hours(6)),
};

/** The five steps in the order in which a run passes them. */
export const stepsInOrder: readonly Step[] = stepIds.map((id) => steps[id]);

/** Working minutes the whole flow is planned to take: the five TATs on end. */
export const flowTat: Minutes = sum(stepsInOrder.map((step) => step.tat));
