import { expect, test } from 'vitest';
import { fmsExamples } from '#app/content/fms-examples.ts';
import type { FmsProcess } from '#app/content/types.ts';
import { hours } from '#app/sample-operations/calendar.ts';
import { midnight } from './process.ts';
import { delaySentences, describeSteps, splitSentences, workingHours } from './sentences.ts';
import { emptyProcess, processOfExample } from './starting-points.ts';
import { summarize } from './summary.ts';
import { runOf } from './timing.ts';

const examples: readonly FmsProcess[] = fmsExamples.flatMap(({ processes }) => [...processes]);
function example(id: string) {
  const found = examples.find((each) => each.id === id);
  if (!found) throw new Error(`No example ${id}`);
  return processOfExample(found);
}

const straight = {
  ...emptyProcess,
  name: 'Order',
  steps: [
    {
      ...emptyProcess.steps[0],
      name: 'Vendor quote',
      owner: { kind: 'predefined', name: 'Purchase' },
      tat: { amount: 9, unit: 'hours' },
    },
    {
      ...emptyProcess.steps[0],
      name: 'Release',
      owner: { kind: 'external', name: 'Bank' },
      tat: { amount: 1, unit: 'days' },
    },
  ],
} as typeof emptyProcess;

test('a delay is described with both times, the closing time, how late it is and who waits', () => {
  const late = {
    ...straight,
    steps: [
      ...straight.steps.slice(0, 1),
      { ...straight.steps[1], tat: { amount: 4, unit: 'hours' } },
    ],
  } as typeof straight;
  expect(delaySentences(late, { delays: { 0: hours(5) } })).toEqual([
    'If Vendor quote takes 14 h instead of 9 h, Order closes Tuesday 18:00, 5 h late.',
    'Release (Bank) waits for Vendor quote (Purchase) and closes Tuesday 18:00, 5 h late.',
  ]);
  expect(delaySentences(straight, {})).toEqual([]);
});

test('a delay that changes nothing says so, and for a TAT in days the added time is named', () => {
  const process = example('customer-complaint');
  expect(delaySentences(process, { delays: { 1: 60 } })).toEqual([
    expect.stringMatching(/still on time\.$/),
    expect.stringMatching(/^No later step closes late/),
  ]);
  expect(delaySentences(straight, { delays: { 1: 60 } })[0]).toContain(
    'takes 1 h more than 1 day,',
  );
  expect(delaySentences(straight, { delays: { 1: hours(18) } })[0]).toMatch(
    /takes 2 d more than 1 day,.* 2 d late\.$/,
  );
});

test('a loop is described with its two steps, a split with the track that waits', () => {
  const hiring = example('hiring');
  expect(delaySentences(hiring, { looped: true })[0]).toContain(' sends the work back to ');
  expect(delaySentences(straight, { looped: true })).toEqual([]);
  const complaint = example('customer-complaint');
  expect(splitSentences(complaint, runOf(complaint))).toEqual([
    expect.stringMatching(/^The first track waits 7 h for Find the cause \(Quality head\), until /),
  ]);
});

test('with work that goes back once, the sentences name it and count from the run without it', () => {
  const hiring = example('hiring');
  const { loop } = hiring;
  const delays = { [loop?.from ?? 0]: hours(9) };
  const [whole, ...others] = delaySentences(hiring, { delays, looped: true });
  expect(whole).toMatch(
    / and .+ sends the work back to .+ once, Hiring closes .+ \d+ d( \d+ h)? late\.$/,
  );
  expect(others.join(' ')).toContain(' again ');
});

test('spaces at the end of a name count for nothing', () => {
  const owner = (name: string) => ({ kind: 'predefined' as const, name });
  const [step] = straight.steps;
  const steps = [
    { ...step, owner: owner('Sales') },
    { ...step, name: '  ', owner: owner('Sales ') },
  ];
  const process = { ...straight, steps } as typeof emptyProcess;
  expect(runOf(process).handOffs).toEqual([]);
  expect(describeSteps(process)[1]).toMatch(/^Step 2: Sales,/);
});

test('the list of steps has an entry each, with owner, time and due time, names or none', () => {
  expect(describeSteps(straight)).toEqual([
    'Vendor quote: Purchase, 9 h, due Monday 18:00',
    'Release: Bank (external), 1 day, due Tuesday 18:00',
  ]);
  expect(describeSteps(emptyProcess)[2]).toBe('Step 3: no owner yet, 4 h, due Tuesday 12:00');
  expect(
    workingHours({ ...straight, calendar: { opens: 0, closes: midnight, days: ['Sun'] } }),
  ).toBe('Sun 00:00 to 24:00');
  expect(summarize(emptyProcess)).toBe(
    'Your process takes 12 h from start to close, in 3 steps with 0 handoffs. Started Monday 09:00, it closes Tuesday 12:00 if no step is late.',
  );
});
