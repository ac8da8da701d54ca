import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fmsExamples } from '#app/examples/fms-examples.ts';
import type { FmsProcess } from '#app/examples/types.ts';
import { processSchema } from '#request/process/process.ts';
import { processOfExample } from './examples.ts';

test('each example can be drawn', () => {
  const all = fmsExamples.flatMap(({ processes }): readonly FmsProcess[] => processes);
  for (const example of all) {
    const process = processOfExample(example);
    expect(v.parse(processSchema, process)).toEqual(process);
    expect(process.steps.every(({ time }) => time !== '')).toBe(true);
  }
});

test('a time planned backward becomes the time since the step before it', () => {
  const step = { name: 'A', owner: 'B' };
  const { steps } = processOfExample({
    id: 'x',
    name: 'X',
    trigger: '',
    shape: 'straight',
    shapeNote: '',
    doneWhen: '',
    steps: (['T-5 d', 'T-2 d', 'T-4 h', 'T', 'T+30 m', 'T+9 h', 'T+2 d'] as const).map((tat) => ({
      ...step,
      tat,
    })),
  });
  const times = steps.map(({ time, unit }) => `${time} ${unit}`);
  expect(times).toEqual([
    '1 days',
    '3 days',
    '14 hours',
    '4 hours',
    '30 minutes',
    '9 hours',
    '2 days',
  ]);
});
