import { expect, test } from 'vitest';
import { conversations } from './assistant.ts';
import { branches, comparedProcesses, exception, rollup } from './branches.ts';
import { afterMove, capacity, fullWeek, insights, move, sum } from './capacity.ts';

import { counts, departments, orders, recurring, report, tickets } from './modules.ts';
import { example, keyResults } from './okr.ts';

import { hoursWithoutRecord, stepHours, stopsWithRecords } from './order-2041-records.ts';
import { states } from './order-2041-states.ts';
import { benchmarks, divisions, hoursOver, onTime } from './performance-insights.ts';

/** Turnaround times of Purchase to dispatch, in working hours, by step. */
const tats = [4, 3, 9, 4, 6];
const whereTats =
  'The times of Purchase to dispatch also stand in app/content/fms-examples/operations.ts, in tats of this test, and in the other files of app/sample-operations/';

/** Working hours from Monday 09:00 to a time like "Tue 15:00"; a day is 9 hours, 09:00 to 18:00. */
function hoursAt(text: string): number {
  const [, day = '', hour, minute] = /(Mon|Tue|Wed|Thu|Fri) (\d\d):(\d\d)/.exec(text) ?? [];
  return (
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(day) * 9 + Number(hour) - 9 + Number(minute) / 60
  );
}

/** The hours of "5 h over" or "in 2 h 30 m". */
function hoursIn(text: string): number {
  const [, hours, minutes = 0] = /(\d+) h(?: (\d+) m)?/.exec(text) ?? [];
  return Number(hours) + Number(minutes) / 60;
}

const [stuck, asked, reassigned] = states;

test('order 2041: Vendor quote is as late as the state says, and its line shows the same share', () => {
  const due = hoursAt('Mon 15:00') + 9;
  expect(due).toBe(hoursAt(stuck.steps[2].when));
  for (const state of [stuck, reassigned]) {
    const over = hoursAt(state.at) - due;
    const step = state.steps[2];
    expect(hoursIn(state.tag.text)).toBe(over);
    expect(step.over / step.spent).toBeCloseTo(over / 9, 1);
  }
  const quote = asked.steps[2];
  expect(quote.over / quote.spent).toBeCloseTo((hoursAt(quote.when) - due) / 9, 1);
});

test('order 2041: every action leads to another state, and each state can be left', () => {
  const ids: readonly string[] = states.map(({ id }) => id);
  for (const { id, actions } of states) {
    expect(actions.length).toBeGreaterThan(0);
    for (const { to } of actions) expect(ids.filter((other) => other !== id)).toContain(to);
  }
});

test('the counts of the app are those of its screens', () => {
  const marks = recurring.map(({ week }) => week).join('');
  const count = (pattern: RegExp) => marks.match(pattern)?.length;
  expect(counts.recurring).toBe(`${count(/●/g)} of ${count(/[^·]/g)}`);
  expect(counts.flows).toBe(String(orders.length));
  expect(orders.filter(({ over }) => over !== undefined)).toHaveLength(5);
  expect(counts['help-tickets']).toBe(String(tickets.filter(({ tone }) => tone !== 'ok').length));
});

test('the report adds up', () => {
  const [total] = report.slice(-1);
  const sources = report.slice(0, -1);
  const closed = sources.reduce((sum, source) => sum + source.closed, 0);
  const onTime = sources.reduce((sum, source) => sum + source.onTime, 0);
  expect(total).toMatchObject({ closed, onTime });
  expect(total?.check).toContain(`${Math.round((onTime / closed) * 100)}%`);
  const steps = departments.reduce((sum, { percent }) => sum + percent / 10, 0);
  expect(sources.find(({ name }) => name === 'FMS')).toMatchObject({ closed: 50, onTime: steps });
});

const percent = ({ onTime, closed }: { onTime: number; closed: number }) =>
  Math.round((100 * onTime) / closed);

/** Hours over a person's limits, over all weeks; below 0 they are free. */
const balance = ({ hours, leave = [] }: (typeof capacity)[number]) =>
  sum(hours) - hours.length * fullWeek + sum(leave);

test('what the capacity page says is what its board adds up to', () => {
  const week = (name: string, rows = capacity) => rows.find((row) => row.name === name)?.hours[0];
  const moved = afterMove(capacity);
  expect(insights.move).toMatchObject({
    fromHours: week(move.from),
    over: (week(move.from) ?? 0) - fullWeek,
    fromAfter: week(move.from, moved),
    toHours: week(move.to),
    free: fullWeek - (week(move.to) ?? 0),
    toAfter: week(move.to, moved),
    freeAfter: fullWeek - (week(move.to, moved) ?? 0),
  });
  expect(Math.max(...moved.map(({ hours }) => hours[0] ?? 0))).toBeLessThanOrEqual(fullWeek);
  const { busiest, hire, nextWeek } = insights;
  expect(busiest.hours).toBe(Math.max(...capacity.map(({ hours }) => hours[0] ?? 0)));
  expect(busiest.percent).toBe(Math.round((100 * busiest.hours) / fullWeek));
  const buyers = capacity.filter(({ department }) => department === 'Purchase');
  expect(buyers.map(({ name }) => name)).toEqual([hire.first, hire.second]);
  expect(hire.over).toBe(sum(buyers.map(balance)));
  expect(hire.left).toBe(hire.over - hire.moved);
  expect(nextWeek.hours).toBe(sum(capacity.map(({ hours }) => hours[1] ?? 0)));
  expect(nextWeek.free).toBe(nextWeek.capacity - nextWeek.hours);
});

test('a branch has the open and late tasks of its processes, and head office those of all branches', () => {
  for (const { open, late, processes } of [...branches, { ...rollup, processes: branches }]) {
    expect(sum(processes.map((each) => each.open))).toBe(open);
    expect(sum(processes.map((each) => each.late))).toBe(late);
  }
  const worst = branches.toSorted((one, other) => other.late - one.late)[0];
  expect(worst).toMatchObject({ name: exception.branch, late: exception.late });
  expect(Math.max(...(worst?.processes ?? []).map(({ late }) => late))).toBe(exception.processLate);
  for (const { hours } of comparedProcesses) expect(hours).toHaveLength(branches.length);
});

test('the objective counts what its key results count, and the example adds one step on time', () => {
  const { objective, keyResult } = example;
  expect(sum(keyResults.map(({ onTime }) => onTime))).toBe(objective.onTime);
  expect(sum(keyResults.map(({ closed }) => closed))).toBe(objective.closed);
  expect(keyResults).toContainEqual(
    expect.objectContaining({ onTime: keyResult.onTime, closed: keyResult.closed }),
  );
  for (const { before, after, onTime, closed } of [objective, keyResult]) {
    expect([
      percent({ onTime, closed }),
      percent({ onTime: onTime + 1, closed: closed + 1 }),
    ]).toEqual([before, after]);
  }
});

test('every sentence of the assistant rests on records of its table, or declines', () => {
  for (const { exchanges, table } of conversations) {
    for (const [first, ...others] of exchanges
      .flatMap(({ answer }) => answer)
      .map(([, ...cites]) => cites)) {
      if (first === undefined) continue;
      for (const record of [first, ...others]) expect(table.rows[record - 1]).toBeDefined();
    }
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  }
});

test('the hours over TAT of each step add up to its total, and the totals to that of all', () => {
  for (const { name, hours, total } of hoursOver.steps) {
    expect(hours, name).toHaveLength(hoursOver.days.length);
    expect(sum(hours), name).toBe(total);
    expect(Math.max(...hours), name).toBeLessThanOrEqual(9);
  }
  expect(sum(hoursOver.steps.map(({ total }) => total))).toBe(hoursOver.total);
  const worst = hoursOver.steps.toSorted((one, other) => other.total - one.total)[0];
  expect(worst?.name).toBe(hoursOver.bottleneck);
});

test('order 2041 stands in both layers as it stands in the first screen', () => {
  const now = hoursAt(stuck.at);
  const written = stopsWithRecords.flatMap((stop) => ('record' in stop ? [stop.record] : []))[0];
  expect(hoursAt(written?.note ?? '')).toBe(hoursAt(stuck.steps[1].when));
  expect(now - hoursAt(written?.note ?? '')).toBe(hoursWithoutRecord);
  expect(stopsWithRecords.map(({ name, state }) => [name, state])).toEqual(
    stuck.steps.map(({ name, state }) => [name, state]),
  );
  const { spent, over } = stuck.steps[2];
  expect(stopsWithRecords[2]).toMatchObject({ spent, over });
  expect(hoursIn(stopsWithRecords[2].overdue)).toBe(now - hoursAt(stuck.steps[2].when));
  expect(stepHours.map(({ name }) => name)).toEqual(stopsWithRecords.map(({ name }) => name));
  expect(sum(stepHours.slice(0, 3).map(({ hours }) => hours))).toBeCloseTo(now);
  for (const [index, { hours, state, over }] of stepHours.entries()) {
    if (state !== 'done') expect(hours - over, whereTats).toBe(tats[index]);
  }
});

test('the insights and the report count the same steps and the same times', () => {
  expect(
    benchmarks.map(({ tat }) => tat),
    whereTats,
  ).toEqual(tats);
  expect(report.find(({ name }) => name === 'FMS')).toMatchObject({
    closed: onTime.steps,
    onTime: onTime.closed,
  });
  expect(sum(divisions.map(({ open }) => open))).toBe(orders.length);
});
