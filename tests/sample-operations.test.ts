import { assert, expect, test } from 'vitest';
import { fmsExamples } from '#app/examples/fms-examples.ts';
import type { FmsProcess } from '#app/examples/types.ts';
import { processOfExample } from '#app/own-process/examples.ts';
import { hiring, people, suggestedMove, sum, weeks } from '#app/pages/capacity-iq/sample.ts';
import { exchanges, records } from '#app/pages/gpt-assistant/sample.ts';
import * as insights from '#app/pages/home/insights-sample.ts';
import { flowOrders, modulesNow, reportRows } from '#app/pages/home/modules-sample.ts';
import { branches, compared } from '#app/pages/multi-branch-support/sample.ts';
import { tasks } from '#app/pages/okr-module/sample.ts';
import { order2041States, order2041Steps } from '#app/product/order-2041.ts';
import { stepsAt } from '#app/product/order-stops.ts';
import { timeAt } from '#app/product/working-hours.ts';
import { minutesOf } from '#request/process/process.ts';

const sumOf = <Key extends string>(key: Key, rows: readonly Record<Key, number>[]) =>
  sum(rows.map((row) => row[key]));
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

/** "9 h", "2 h 30 m" or "5 h over" in hours. */
function hoursIn(text = ''): number {
  const [, hours, minutes = 0] = /(\d+) h(?: (\d+) m)?/.exec(text) ?? [];
  return Number(hours) + Number(minutes) / 60;
}

const [stuck] = order2041States;

test('order 2041 is as late on other screens as on its own, and is open since the same time', () => {
  const task = tasks.find(({ name }) => name === 'Vendor quote, order 2041');
  for (const text of [task?.late, records[2].status]) {
    expect(hoursIn(text), text).toBe(hoursIn(stuck.tag.text));
  }
  const order = flowOrders.find(({ name }) => name === '2041');
  const step = stepsAt(modulesNow).findIndex(({ state }) => state === 'late');
  const { owner = '', end = 0, tat = 0 } = stepsAt(modulesNow)[step] ?? {};
  expect(order).toEqual({
    name: '2041',
    who: owner,
    step: step + 1,
    since: timeAt((end ?? 0) - tat),
  });
  expect(insights.insights.benchmarks.tat).toBe(order2041Steps[2].tat);
});

test('the report of the app adds up to what the insights say', () => {
  const [, , fms, total] = reportRows;
  const sources = reportRows.slice(0, 3);
  expect(total.closed).toBe(sumOf('closed', sources));
  expect(total.onTime).toBe(sumOf('onTime', sources));
  expect(total.check).toBe(`${percent(total.onTime, total.closed)}% on time`);
  const { speedometer, favorites } = insights.insights;
  expect(speedometer).toMatchObject({ closed: fms.onTime, steps: fms.closed });
  expect(Number.isInteger(speedometer.percent)).toBe(true);
  for (const { over } of insights.heatSteps)
    expect(over).toHaveLength(insights.heatWeeks.length * 5);
  expect(favorites.pinned).toBe(compared.length);
});

test('the capacity page moves work from the busiest person, and its buyers are all of Purchase', () => {
  const busiest = [...people].sort((one, other) => other.hours[0] - one.hours[0])[0];
  expect(suggestedMove.from.name).toBe(busiest?.name);
  const buyers = people.filter(({ department }) => department === 'Purchase');
  expect(buyers.map(({ name }) => name)).toEqual([hiring.first, hiring.second]);
  for (const person of people) expect(person.hours).toHaveLength(weeks.length);
});

test('each favorite process is compared at every branch, and planned as its example', () => {
  const examples = fmsExamples.flatMap(({ processes }): readonly FmsProcess[] => processes);
  for (const { name, planned, hours } of compared) {
    expect(hours).toHaveLength(branches.length);
    const example = examples.find((each) => each.name === name);
    assert(example, name);
    const times = processOfExample(example).steps.map((step) => minutesOf(step) ?? 0);
    const second = example.steps.findIndex(({ track }) => track === 'second');
    const parallel = second > 0 ? Math.min(...times.slice(second - 1, second + 1)) : 0;
    expect(sum(times) - parallel, name).toBe(planned * 60);
  }
});

test('every sentence of the assistant rests on records', () => {
  const cited = Object.values(exchanges)
    .join()
    .match(/(?<=\[)\d+/g);
  expect(records.map(({ number }) => number)).toEqual(expect.arrayContaining(cited ?? ['none']));
});
