import { expect, test } from 'vitest';
import { type Process, stepName } from './process.ts';
import {
  describeDelay,
  describeDelayOutcome,
  describeSteps,
  summarize,
  timeAllowed,
} from './sentences.ts';
import { axisOf, duration, moment, runOf, shortMoment } from './timing.ts';

const purchase: Process = {
  name: 'Purchase to dispatch',
  steps: [
    { name: 'Raise request', owner: 'Stores', time: '4', unit: 'hours' },
    { name: 'Approve', owner: 'Plant head', time: '3', unit: 'hours' },
    { name: 'Vendor quote', owner: 'Purchase', time: '9', unit: 'hours' },
    { name: 'Release order', owner: 'Accounts', time: '4', unit: 'hours' },
    { name: 'Dispatch', owner: 'Logistics', time: '6', unit: 'hours' },
  ],
};

test('a process of 26 working hours closes on Wednesday, and five more hours at its third step delay the rest of it', () => {
  expect(describeSteps(purchase)).toEqual([
    'Raise request: Stores, 4 h, due Monday 13:00',
    'Approve: Plant head, 3 h, due Monday 16:00',
    'Vendor quote: Purchase, 9 h, due Tuesday 16:00',
    'Release order: Accounts, 4 h, due Wednesday 11:00',
    'Dispatch: Logistics, 6 h, due Wednesday 17:00',
  ]);
  expect(summarize(purchase)).toBe(
    'Purchase to dispatch takes 2 d 8 h from start to close, in 5 steps with 4 handoffs. Started Monday 09:00, it closes Wednesday 17:00 if no step is late.',
  );
  const delay = { step: 2, hours: 5 };
  const run = runOf(purchase, delay);
  expect(run.timings.map(({ late }) => late / 60)).toEqual([0, 0, 5, 5, 5]);
  expect(run.timings[2]).toEqual({ from: 7 * 60, due: 16 * 60, to: 21 * 60, late: 5 * 60 });
  expect(describeDelayOutcome(purchase, delay, run)).toEqual({
    text: 'Dispatch closes Thursday 13:00 instead of Wednesday 17:00,',
    late: '5 h late',
  });
  expect(describeDelay(purchase, delay)).toBe(
    'If Vendor quote takes 5 h longer, Dispatch closes Thursday 13:00 instead of Wednesday 17:00, 5 h late.',
  );
});

test('a day’s last hour ends at 18:00, the next hour the day after, and Friday is followed by Monday', () => {
  const moments = [0.25, 9, 10, 45, 46.5, 90].map((hours) => moment(hours * 60));
  expect(moments).toEqual([
    'Monday 09:15',
    'Monday 18:00',
    'Tuesday 10:00',
    'Friday 18:00',
    'Monday 10:30, week 2',
    'Friday 18:00, week 2',
  ]);
  expect(shortMoment(46 * 60)).toBe('Mon 10:00, week 2');
  expect([0, 30, 240, 540, 810].map(duration)).toEqual([
    '0 h',
    '30 m',
    '4 h',
    '1 d',
    '1 d 4 h 30 m',
  ]);
});

test('a time allowed is written as it was typed', () => {
  const step = { name: '', owner: '' };
  const written = [
    timeAllowed({ ...step, time: '30', unit: 'minutes' }),
    timeAllowed({ ...step, time: '1,5', unit: 'hours' }),
    timeAllowed({ ...step, time: '1', unit: 'days' }),
    timeAllowed({ ...step, time: '0.5', unit: 'days' }),
  ];
  expect(written).toEqual(['30 min', '1.5 h', '1 d', '0.5 d']);
});

test('the axis names times within a day, days within a week, and weeks beyond it', () => {
  const labels = (time: string) => {
    const steps = [{ name: '', owner: '', time, unit: 'days' } as const];
    return axisOf(runOf({ name: '', steps })).labels;
  };
  expect(labels('0.1')).toEqual(['09:00', '09:30', '10:00']);
  expect(labels('1')).toEqual(['Mon', 'Tue']);
  expect(labels('5')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(labels('6')).toEqual(['Week 1', 'Week 2']);
});

test('after a step without a time nothing is known, and the step is named', () => {
  const steps = purchase.steps.with(1, { name: '', owner: '', time: 'soon', unit: 'hours' });
  const half: Process = { name: '', steps };
  const delay = { step: 0, hours: 5 };
  expect(summarize(half)).toMatch(/^Your process has 5 steps .*Not every step has a time yet\.$/);
  expect(describeSteps(half).slice(1, 3)).toEqual([
    'Step 2: no owner yet, no time yet',
    'Vendor quote: Purchase, 9 h',
  ]);
  expect(runOf(half, delay).timings[2]).toMatchObject({ due: null, late: 0 });
  expect(describeDelayOutcome(half, delay, runOf(half, delay))).toMatchObject({ late: '' });
  expect(describeDelayOutcome(half, delay, runOf(half, delay)).text).toContain('Step 2');
  expect(describeDelay(half, delay)).toBeUndefined();
  expect(stepName(half, 1)).toBe('Step 2');
});
