import { expect, test } from 'vitest';
import { operations } from '#app/examples/operations.ts';
import {
  currentStep,
  order2041Events,
  order2041Outcome,
  order2041States,
  order2041Steps,
} from './order-2041.ts';
import { stepsAt } from './order-stops.ts';
import { hoursAt, hoursText, timeAt } from './working-hours.ts';

const end = order2041Events[order2041Events.length - 1]?.when ?? '';
const at = (what: string) =>
  hoursAt(order2041Events.find((event) => event.what === what)?.when ?? '');
const quoteAt = (time: string) => {
  const quote = stepsAt(time).find(({ name }) => name === 'Vendor quote');
  if (!quote) throw new Error('There is no Vendor quote');
  return quote;
};

test('a time and its working hours are one: days end at 18:00, and minutes survive', () => {
  for (const time of ['Mon 09:00', 'Mon 18:00', 'Tue 15:00', 'Wed 11:40', 'Fri 18:00']) {
    expect(timeAt(hoursAt(time))).toBe(time);
  }
  expect([hoursAt('Tue 15:00'), timeAt(28), hoursText(31 / 6), hoursText(0.5)]).toEqual([
    15,
    'Thu 10:00',
    '5 h 10 m',
    '30 m',
  ]);
  expect(() => hoursAt('Sat 10:00')).toThrow(RangeError);
});

test('what pages say of order 2041 follows from its steps and what happened to them', () => {
  const quote = quoteAt(end);
  const byMeera = hoursAt(timeAt(quote.end ?? 0)) - at('Reassigned to Meera');
  const [first, second] = stepsAt(end).filter(({ record }) => record);
  const allowed = order2041Steps.reduce((hours, { tat }) => hours + tat, 0);
  const [raised] = order2041Steps;
  expect(order2041Outcome).toEqual({
    began: order2041Events[0].when,
    raiseDue: timeAt(at('Low stock') + raised.tat).replace('Mon ', ''),
    quoteDue: timeAt(at('Approved') + quote.tat),
    overdueAtEscalation: hoursText(quoteAt('Wed 11:00').over),
    over: hoursText(quote.over),
    overBy: { Ravi: hoursText(quote.over - byMeera), Meera: hoursText(byMeera) },
    hoursWithoutRecord: (second?.end ?? 0) - (first?.end ?? 0),
    due: timeAt(allowed),
    allowed,
    closed: end,
    early: hoursText(allowed - hoursAt(end)),
  });
});

test('each state of the first screen is as late as its moment makes it', () => {
  for (const { at: time, events: happened, tag } of order2041States) {
    const open = stepsAt(time, happened).find(({ state }) => state === 'now' || state === 'late');
    const over = open?.over ?? 0;
    expect(tag).toEqual(
      over > 0
        ? { tone: 'late', text: `${hoursText(over)} overdue` }
        : { tone: 'now', text: `due ${timeAt(open?.end ?? 0)}` },
    );
  }
  expect(currentStep.due).toBe(`Due ${order2041Outcome.quoteDue}`);
});

test('the example process has the steps, departments and times of the order', () => {
  expect(operations.processes[0].steps).toEqual(
    order2041Steps.map(({ name, department, tat }) => ({
      name,
      owner: department,
      tat: `T+${tat} h`,
    })),
  );
});
