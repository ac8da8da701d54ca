import { expect, test } from 'vitest';
import { counts, departments, flowSteps, orders, recurring, report, tickets } from './modules.ts';
import { states } from './order-2041-states.ts';

/** Turnaround times of Purchase to dispatch, in working hours, by step. */
const tats = [4, 3, 9, 4, 6];

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

test('order 2041: once the quote is in, the steps after it are due by their turnaround times', () => {
  const opened = hoursAt(asked.steps[2].when);
  expect(hoursAt(asked.tag.text)).toBeCloseTo(opened + 4);
  expect(hoursAt(asked.steps[4].when)).toBeCloseTo(opened + 4 + 6);
  expect(asked.steps[3].spent).toBeCloseTo((hoursAt(asked.at) - opened) / 4, 1);
  expect(asked.note.text).toContain(asked.steps[4].when.replace('due ', ''));
});

test('order 2041: every action leads to another state, and each state can be left', () => {
  const ids: readonly string[] = states.map(({ id }) => id);
  for (const { id, actions } of states) {
    expect(actions.length).toBeGreaterThan(0);
    for (const { to } of actions) expect(ids.filter((other) => other !== id)).toContain(to);
  }
});

test('the counts of the app are those of its screens', () => {
  const marks = recurring.flatMap(({ week }) => week.filter((mark) => mark !== null));
  const done = marks.filter((mark) => mark === 'done').length;
  expect(counts.recurring).toBe(`${done} of ${marks.length}`);
  expect(counts.flows).toBe(String(orders.length));
  expect(orders.filter(({ tone }) => tone === 'late')).toHaveLength(5);
  expect(counts['help-tickets']).toBe(String(tickets.filter(({ tone }) => tone !== 'ok').length));
});

test('each order’s line shows how much of its step’s time is spent', () => {
  expect(tats).toHaveLength(flowSteps.length);
  for (const { order, step, spent, over = 0, due, tone } of orders) {
    const tat = tats[step - 1] ?? 0;
    if (tone === 'late') expect(over / spent, order).toBeCloseTo(hoursIn(due) / tat, 1);
    else if (due.startsWith('in')) expect(spent, order).toBeCloseTo(1 - hoursIn(due) / tat, 1);
  }
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
