import { expect, test } from 'vitest';
import { sum } from './arithmetic.ts';
import { addWorkingMinutes, hours } from './calendar.ts';
import { now } from './company.ts';
import { formatDuration, formatInstant } from './format-time.ts';
import {
  deliveryNote,
  erpGap,
  erpRecords,
  escalation,
  lane,
  laneStops,
  oneStep,
} from './order-2041.ts';
import { flowTat } from './purchase-to-dispatch.ts';

test('the stops of the lane open when the mock of the first screen says', () => {
  expect(laneStops.map((stop) => [stop.step.name, stop.state, formatInstant(stop.opens)])).toEqual([
    ['Raise request', 'done', 'Mon 09:00'],
    ['Approve', 'done', 'Mon 12:20'],
    ['Vendor quote', 'now', 'Mon 15:00'],
    ['Release order', 'planned', 'Wed 11:00'],
    ['Dispatch', 'planned', 'Wed 15:00'],
  ]);
});

test('what the stops take adds up to 30 h, and the order is late by what that is over the plan', () => {
  expect(laneStops.map((stop) => formatDuration(stop.takes))).toEqual([
    '3 h 20 m',
    '2 h 40 m',
    '14 h',
    '4 h',
    '6 h',
  ]);
  expect(sum(laneStops.map((stop) => stop.takes))).toBe(hours(30));
  expect(lane).toMatchObject({ plannedMinutes: flowTat, lateBy: hours(30) - flowTat });
  expect(formatInstant(lane.expectedClose)).toBe('Thu 12:00');
});

test('every stop closes where the next one opens, and the last where the lane does', () => {
  const opens = laneStops.slice(1).map((stop) => stop.opens);
  expect(laneStops.map((stop) => stop.closes)).toEqual([...opens, lane.expectedClose]);
});

test('the vendor quote was due its TAT after it opened and is late, with one of three quotes missing', () => {
  expect(oneStep).toMatchObject({ position: 3, of: 5, checksMet: 2, who: { name: 'Ravi' } });
  const { due, opens, over, step } = oneStep.stop;
  expect(due).toBe(addWorkingMinutes(opens, step.tat));
  expect(over).toBe(hours(14) - step.tat);
  expect([escalation.missing.length, oneStep.checks.length]).toEqual([1, 3]);
});

test('the one gap of the ERP is the sum of the FMS stops inside it', () => {
  expect(formatDuration(erpGap.minutes)).toBe('20 h 40 m');
  expect(sum(erpGap.stops.map((stop) => stop.takes))).toBe(erpGap.minutes);
  expect(
    erpRecords.map((record) => [record.name, formatInstant(record.at), record.written]),
  ).toEqual([
    ['Purchase requisition', 'Mon 12:20', true],
    ['Purchase order', 'Wed 15:00', false],
    ['Delivery note', 'Thu 12:00', false],
  ]);
  expect(deliveryNote.at).toBe(lane.expectedClose);
});

test('Ravi is reminded before the quote is due, and it escalates to Asha now that it is late', () => {
  expect(escalation.reminded).toBe(oneStep.who);
  expect(escalation.remindedAt).toBeLessThan(oneStep.stop.due);
  expect(escalation.at).toBeLessThanOrEqual(now);
});
