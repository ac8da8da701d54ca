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

export const steps: Readonly<Record<StepId, Step>> = {
  'raise-request': {
    id: 'raise-request',
    name: 'Raise request',
    department: 'Stores',
    owner: people.imran,
    group: 'plant',
    tat: hours(4),
  },
  approve: {
    id: 'approve',
    name: 'Approve',
    department: 'Plant head',
    owner: people.asha,
    group: 'plant',
    tat: hours(3),
  },
  'vendor-quote': {
    id: 'vendor-quote',
    name: 'Vendor quote',
    department: 'Purchase',
    owner: people.ravi,
    group: 'commercial',
    tat: hours(9),
  },
  'release-order': {
    id: 'release-order',
    name: 'Release order',
    department: 'Accounts',
    owner: people.kiran,
    group: 'commercial',
    tat: hours(4),
  },
  dispatch: {
    id: 'dispatch',
    name: 'Dispatch',
    department: 'Logistics',
    owner: people.dev,
    group: 'logistics',
    tat: hours(6),
  },
};

/** The five steps in the order in which a run passes them. */
export const stepsInOrder: readonly Step[] = stepIds.map((id) => steps[id]);

/** Working minutes the whole flow is planned to take: the five TATs on end. */
export const flowTat: Minutes = sum(stepsInOrder.map((step) => step.tat));
