/**
 * Order 2041, half-way at Wed 11:00: the hero lane, the two layers, and the one step taken apart.
 * Facts are the three openings, the quotes and the records; everything else is counted from them.
 */
import { sum } from './arithmetic.ts';
import {
  addWorkingMinutes,
  hours,
  type Instant,
  instant,
  type Minutes,
  workingMinutesBetween,
} from './calendar.ts';
import { now, type Person, people } from './company.ts';
import { formatInstant } from './format-time.ts';
import { type Step, type StepId, stepIds, steps, stepsInOrder } from './purchase-to-dispatch.ts';

export const order2041 = {
  order: 2041,
  opened: {
    'raise-request': instant('24 Mon 09:00'),
    approve: instant('24 Mon 12:20'),
    'vendor-quote': instant('24 Mon 15:00'),
  },
} as const;

/** A quote the step asks for; `received` is null while it is missing. */
export type Quote = {
  readonly number: number;
  readonly vendor: string;
  readonly received: Instant | null;
};

export const quotes: readonly Quote[] = [
  { number: 1, vendor: 'Vendor A', received: instant('24 Mon 17:00') },
  { number: 2, vendor: 'Vendor B', received: instant('24 Tue 12:00') },
  { number: 3, vendor: 'Vendor C', received: null },
];

/**
 * One stop of the lane. `opens`, `closes` are real up to now, expected after; an acting step is
 * expected to close at the earliest, now. Minutes are working time:
 * `used` up to now or to the close, `over` beyond the TAT, `takes` from opening to (expected) close.
 */
export type LaneStop = {
  readonly step: Step;
  readonly state: 'done' | 'now' | 'planned';
  readonly opens: Instant;
  readonly closes: Instant;
  readonly due: Instant;
  readonly used: Minutes;
  readonly takes: Minutes;
  readonly over: Minutes;
};

function openedAt(stepId: StepId): Instant | undefined {
  return Object.entries(order2041.opened).find(([id]) => id === stepId)?.[1];
}

function layOut(): readonly LaneStop[] {
  const stops: LaneStop[] = [];
  let expected: Instant = order2041.opened['raise-request'];
  for (const step of stepsInOrder) {
    const opened = openedAt(step.id);
    const next = stepIds[stepIds.indexOf(step.id) + 1];
    const closed = next && openedAt(next);
    const opens = opened ?? expected;
    const due = addWorkingMinutes(opens, step.tat);
    const closes = closed ?? (opened === undefined ? due : Math.max(now, opens));
    const takes = workingMinutesBetween(opens, closes);
    stops.push({
      step,
      state: opened === undefined ? 'planned' : closed === undefined ? 'now' : 'done',
      opens,
      closes,
      due,
      used: opened === undefined ? 0 : takes,
      takes,
      over: Math.max(0, takes - step.tat),
    });
    expected = closes;
  }
  return stops;
}

/** The five stops in order (figures: flow lane, two layers, one step). */
export const laneStops: readonly LaneStop[] = layOut();

export function laneStop(stepId: StepId): LaneStop {
  const stop = laneStops.find((each) => each.step.id === stepId);
  if (stop === undefined) throw new RangeError(`No stop ${stepId}`);
  return stop;
}

/** The stop at which a person acts now. */
export const actingStop: LaneStop = laneStop('vendor-quote');

const started = order2041.opened['raise-request'];
const plannedMinutes = sum(laneStops.map((stop) => stop.step.tat));
const expectedMinutes = sum(laneStops.map((stop) => stop.takes));

/** The whole line: when it started, when it will close, and how late that is. */
export const lane = {
  started,
  expectedClose: addWorkingMinutes(started, expectedMinutes),
  plannedMinutes,
  expectedMinutes,
  lateBy: expectedMinutes - plannedMinutes,
} as const;

/** The reminder comes an hour before a step is due; five hours over its TAT the step escalates. */
const reminderLead = hours(1);
const escalationDelay = hours(5);

/** Notifications: Ravi before the quote is due, Asha when it is still missing. Asha can hand it to Meera. */
export const escalation = {
  reminded: actingStop.step.owner,
  remindedAt: addWorkingMinutes(actingStop.due, -reminderLead),
  to: people.asha,
  at: addWorkingMinutes(actingStop.due, escalationDelay),
  reassignTo: people.meera,
  missing: quotes.filter((quote) => quote.received === null),
} as const;

export type BoardMessage = { readonly from: Person; readonly text: string };

/** Messages on the order's board. */
export const orderMessages: readonly BoardMessage[] = [
  {
    from: escalation.reminded,
    text: `Vendor C was due ${formatInstant(actingStop.due)}. I have asked twice.`,
  },
  {
    from: steps['release-order'].owner,
    text: 'I release it once I have all three quotes.',
  },
];

/** A record in the ERP: written when its step closes. `at` is due while not `written`. */
export type ErpRecord = {
  readonly name: string;
  readonly writtenBy: Step;
  readonly at: Instant;
  readonly written: boolean;
};

function erpRecord(name: string, stepId: StepId): ErpRecord {
  const { step, state, closes } = laneStop(stepId);
  return { name, writtenBy: step, at: closes, written: state === 'done' };
}

const purchaseRequisition = erpRecord('Purchase requisition', 'raise-request');
const purchaseOrder = erpRecord('Purchase order', 'release-order');
export const deliveryNote = erpRecord('Delivery note', 'dispatch');

/** The lower layer, in the order in which the records are written. */
export const erpRecords: readonly ErpRecord[] = [purchaseRequisition, purchaseOrder, deliveryNote];

/** The one gap the ERP sees between its first two records, and the stops FMS shows inside it. */
export const erpGap = {
  from: purchaseRequisition,
  until: purchaseOrder,
  minutes: workingMinutesBetween(purchaseRequisition.at, purchaseOrder.at),
  stops: laneStops.filter(
    (stop) => stop.opens >= purchaseRequisition.at && stop.closes <= purchaseOrder.at,
  ),
} as const;

/** Step 3 of 5, taken apart (figure: one step): what, who, when, and the checks that keep it shut. */
export const oneStep = {
  position: stepIds.indexOf('vendor-quote') + 1,
  of: stepIds.length,
  what: 'Get vendor quotes',
  who: steps['vendor-quote'].owner,
  stop: actingStop,
  checks: quotes,
  checksMet: quotes.filter((quote) => quote.received !== null).length,
  next: laneStop('release-order'),
} as const;
