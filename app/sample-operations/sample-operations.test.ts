import { expect, test } from 'vitest';
import { operations } from '#app/content/fms-examples/operations.ts';
import { conversations } from './assistant.ts';
import { branches, compared, exception, processes, rollup } from './branches.ts';
import { busiest, fullWeek, hire, move, nextWeek, people, team } from './capacity.ts';
import { counts, departments, orders, recurring, report } from './modules.ts';
import { example, keyResults, tasks } from './okr.ts';
import { answers, currentStep, hoursWithoutRecord, layers, states, steps } from './order-2041.ts';
import { hoursOver, insights } from './performance-insights.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
const sumOf = <Key extends string>(key: Key, rows: readonly Record<Key, number>[]) =>
  sum(rows.map((row) => row[key]));

/** "9 h", "2 h 30 m" or "5 h over" in hours. */
function hoursIn(text = ''): number {
  const [, hours, minutes = 0] = /(\d+) h(?: (\d+) m)?/.exec(text) ?? [];
  return Number(hours) + Number(minutes) / 60;
}

/** Working hours from Monday 09:00 to a time like "Tue 15:00"; a day is 9 hours, 09:00 to 18:00. */
function hoursAt(text = ''): number {
  const [, day = '', hour, minute] = /(Mon|Tue|Wed|Thu|Fri) (\d\d):(\d\d)/.exec(text) ?? [];
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(day);
  return days * 9 + Number(hour) - 9 + Number(minute) / 60;
}

/** Turnaround times of Purchase to dispatch, in the order of its steps. */
const tats = operations.processes[0].steps.map(({ tat }) => hoursIn(tat));
const [stuck, , reassigned] = states;

test('order 2041: Vendor quote is as late as each state says, and its line shows the same share', () => {
  const due = hoursAt(steps.stuck[1]?.[2]) + 9;
  expect(hoursAt(steps.stuck[2]?.[2])).toBe(due);
  for (const { id, at, tag } of [stuck, reassigned]) {
    const [, , , , within = 0, over = 0] = steps[id][2] ?? [];
    expect(hoursIn(tag.text)).toBe(hoursAt(at) - due);
    expect(over / within).toBeCloseTo((hoursAt(at) - due) / 9, 1);
  }
  const [, , end, , within = 0, over = 0] = steps.asked[2] ?? [];
  expect(over / within).toBeCloseTo((hoursAt(end) - due) / 9, 1);
});

test('order 2041 took the same hours in both layers, and has the times of its process', () => {
  const [raised, approved] = layers;
  expect(hoursIn(raised.note) + hoursIn(approved.note)).toBe(hoursAt(approved.record.note));
  expect(hoursAt(approved.record.note)).toBe(hoursAt(steps.stuck[1]?.[2]));
  expect(hoursAt(stuck.at) - hoursAt(approved.record.note)).toBe(hoursWithoutRecord);
  expect(layers).toHaveLength(steps.stuck.length);
  expect(steps.stuck.slice(3).map(([, , tat]) => hoursIn(tat))).toEqual(tats.slice(3));
  expect(insights.benchmarks.tat).toBe(tats[2]);
});

test('order 2041 is as late wherever it stands', () => {
  const task = tasks.find(([, name]) => name === 'Vendor quote, order 2041');
  for (const text of [
    ...[layers[2].overdue, currentStep.over, answers.when, task?.[3]],
    ...[orders.find(({ name }) => name === '2041')?.due, conversations[0]?.rows[2]?.at(-1)],
  ]) {
    expect(hoursIn(text), text).toBe(hoursIn(stuck.tag.text));
  }
});

test('the counts of the app are those of its screens, and its report adds up', () => {
  const marks = recurring.map(({ week }) => week).join('');
  const count = (pattern: RegExp) => marks.match(pattern)?.length;
  expect(counts.recurring).toBe(`${count(/●/g)} of ${count(/[^·]/g)}`);
  expect(counts.flows).toBe(String(orders.length));
  for (const { due, over } of orders) expect(over !== undefined).toBe(due.endsWith('over'));
  const [total, fms] = [report[3], report[2]];
  const sources = report.slice(0, 3);
  expect([total.closed, total.onTime]).toEqual([
    sumOf('closed', sources),
    sumOf('onTime', sources),
  ]);
  expect(total.check).toContain(`${percent(total.onTime, total.closed)}%`);
  expect(sumOf('percent', departments)).toBe(10 * fms.onTime);
  expect(insights.speedometer).toMatchObject({ closed: fms.onTime, steps: fms.closed });
});

test('the insights add up', () => {
  const { steps: rows, worst } = hoursOver;
  for (const { name, hours, total } of rows) {
    expect([name, hours.length, sum(hours)]).toEqual([name, 10, total]);
  }
  expect(sumOf('total', rows)).toBe(worst.total);
  expect(rows.find(({ name }) => name === worst.name)?.total).toBe(worst.hours);
  expect(Math.max(...rows.map(({ total }) => total))).toBe(worst.hours);
  const { closed, steps: all, percent: share } = insights.speedometer;
  expect(percent(closed, all)).toBe(share);
  const { hours, worked, first, last } = insights.efficiency;
  expect(hours.map((all) => percent(worked, all))).toEqual([first, last]);
});

test('what the capacity page says is what its board adds up to', () => {
  for (const { hours, total } of [...people, team]) expect(sum(hours)).toBe(total);
  expect(sumOf('total', people)).toBe(team.total);
  expect(team.hours).toEqual(
    team.hours.map((_, week) => sum(people.map(({ hours }) => hours[week] ?? 0))),
  );
  const thisWeek = (name: string) => people.find((row) => row.name === name)?.hours[0] ?? 0;
  const { from, to } = move;
  expect([from.hours, to.hours]).toEqual([thisWeek(from.name), thisWeek(to.name)]);
  expect([from.over, from.after]).toEqual([from.hours - fullWeek, from.hours - move.hours]);
  expect([to.free, to.freeAfter]).toEqual([fullWeek - to.hours, fullWeek - to.after]);
  expect(to.after).toBe(to.hours + move.hours);
  expect(busiest.hours).toBe(Math.max(...people.map(({ hours }) => hours[0])));
  expect(busiest.percent).toBe(percent(thisWeek(busiest.name), fullWeek));
  const buyers = people.filter(({ department }) => department === 'Purchase');
  expect(buyers.map(({ name }) => name)).toEqual([hire.first, hire.second]);
  expect(sum(buyers.map(({ hours }) => sum(hours) - hours.length * fullWeek))).toBe(hire.over);
  expect(hire.left).toBe(hire.over - hire.moved);
  expect(nextWeek.hours).toBe(team.hours[1]);
  expect(nextWeek.free).toBe(people.length * fullWeek - nextWeek.hours);
});

test('a branch has the tasks of its processes, and head office those of all branches', () => {
  for (const { id, open, late } of branches) {
    const loads = Object.values(processes[id]);
    expect([id, sum(loads.map(([all]) => all)), sum(loads.map(([, each]) => each))]).toEqual([
      ...[id, open, late],
    ]);
  }
  expect([sumOf('open', branches), sumOf('late', branches)]).toEqual([rollup.open, rollup.late]);
  expect(branches[1]).toMatchObject({ name: exception.branch, late: exception.late });
  expect(processes.chennai['Gate pass']?.[1]).toBe(exception.processLate);
  for (const { hours } of compared) expect(hours).toHaveLength(branches.length);
});

test('the objective counts what its key results count, and the example adds one step on time', () => {
  const { objective, keyResult } = example;
  expect(objective).toMatchObject({
    onTime: sumOf('onTime', keyResults),
    closed: sumOf('closed', keyResults),
  });
  expect(keyResults[1]).toMatchObject({ onTime: keyResult.onTime, closed: keyResult.closed });
  for (const { before, after, onTime, closed } of [objective, keyResult]) {
    expect([percent(onTime, closed), percent(onTime + 1, closed + 1)]).toEqual([before, after]);
  }
});

test('every sentence of the assistant rests on records of its table', () => {
  for (const { exchanges, columns, rows } of conversations) {
    for (const [, record] of Object.values(exchanges)
      .join()
      .matchAll(/\[(\d+)\]/g)) {
      expect(rows[Number(record) - 1]).toHaveLength(columns.length);
    }
  }
});
