import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOf, firstExampleId } from '#app/own-process/examples.ts';
import { processes } from '#app/own-process/testing.ts';
import { emptyProcess, hoursOf, type Process, stepName } from './process.ts';
import { answer, describeSteps, summarize } from './sentences.ts';
import { axisOf, duration, maxMore, moment, runOf, shortMoment } from './timing.ts';

const purchase = exampleOf(firstExampleId) ?? emptyProcess;

test('the example closes on Wednesday, and five more hours at its third step delay the rest of it', () => {
  // Who changes a TAT of this example finds the same times in app/product/order-2041.ts.
  const also = 'the example’s times stand in app/product/order-2041.ts too';
  expect(describeSteps(purchase), also).toEqual([
    'Raise request: Stores, 4 h, due Monday 13:00',
    'Approve: Plant head, 3 h, due Monday 16:00',
    'Vendor quote: Purchase, 9 h, due Tuesday 16:00',
    'Release order: Accounts, 4 h, due Wednesday 11:00',
    'Dispatch: Logistics, 6 h, due Wednesday 17:00',
  ]);
  expect(summarize(purchase)).toBe(
    'Purchase to dispatch takes 2 d 8 h from start to close, in 5 steps with 4 handoffs. Started Monday 09:00, it closes Wednesday 17:00 if no step is late.',
  );
  const question = { step: 2, more: 5 };
  const run = runOf(purchase, question);
  expect(run.visits.map(({ late }) => late)).toEqual([0, 0, 5, 5, 5]);
  expect(run.visits[2]).toEqual({ from: 7, due: 16, to: 21, late: 5 });
  expect(answer(purchase, question, run)).toEqual({
    text: 'Dispatch closes Thursday 13:00 instead of Wednesday 17:00,',
    late: '5 h late',
  });
});

test('a day’s last hour ends at 18:00, the next hour the day after, and Friday is followed by Monday', () => {
  expect([9, 10, 45, 46, 90].map(moment)).toEqual([
    'Monday 18:00',
    'Tuesday 10:00',
    'Friday 18:00',
    'Monday 10:00, week 2',
    'Friday 18:00, week 2',
  ]);
  expect([45, 46].map(shortMoment)).toEqual(['Fri 18:00', 'Mon 10:00, week 2']);
  expect([4, 9, 13].map(duration)).toEqual(['4 h', '1 d', '1 d 4 h']);
});

test('the axis names days within a week, and weeks beyond it', () => {
  const labels = (time: string) => {
    const steps = [{ name: '', owner: '', time, unit: 'days' } as const];
    return axisOf(runOf({ name: '', steps })).labels;
  };
  expect(labels('1')).toEqual(['Mon', 'Tue', 'Wed']);
  expect(labels('5')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(labels('6')).toEqual(['Week 1', 'Week 2']);
});

test('steps follow each other, and a delay moves the end by its own length', () => {
  fc.assert(
    fc.property(processes, fc.nat(19), fc.nat(maxMore), (process, step, more) => {
      const run = runOf(process, { step, more });
      const total = process.steps.reduce((sum, each) => sum + (hoursOf(each) ?? 0), 0);
      const delayed = process.steps[step];
      const late = delayed && hoursOf(delayed) !== null ? more : 0;
      expect([run.ends, run.late]).toEqual([total + late, late]);
      for (const [index, { from, to }] of run.visits.entries()) {
        expect(from).toBe(run.visits[index - 1]?.to ?? 0);
        expect(to).toBeGreaterThanOrEqual(from);
      }
    }),
  );
});

test('without every time there is no closing, and the steps that have none say so', () => {
  const [first] = purchase.steps;
  const half: Process = { name: '', steps: [...(first ? [first] : []), ...emptyProcess.steps] };
  expect(summarize(half)).toMatch(/^Your process has 4 steps .*Not every step has a time yet\.$/);
  expect(describeSteps(half)[1]).toBe('Step 2: no owner yet, no time yet');
  expect(answer(half, { step: 0, more: 5 }, runOf(half)).late).toBe('');
  expect(stepName(half, 3)).toBe('Step 4');
});
