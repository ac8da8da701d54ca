import { expect, test } from 'vitest';
import { fmsExamples } from '#app/content/fms-examples.ts';
import type { FmsProcess } from '#app/content/types.ts';
import { validateProcess } from './process.ts';
import { linkProblem } from './process-address.ts';
import { emptyProcess, firstExampleIds, processOfExample } from './starting-points.ts';
import { runOf } from './timing.ts';

const examples: readonly FmsProcess[] = fmsExamples.flatMap(({ processes }) => [...processes]);

test('every example is a valid process of the same steps, with its loop or split, and fits into a link', () => {
  for (const example of examples) {
    const process = processOfExample(example);
    expect(validateProcess(process), example.id).toEqual({ process });
    expect(linkProblem(process), example.id).toBeUndefined();
    expect(process.steps.map(({ name }) => name)).toEqual(example.steps.map(({ name }) => name));
    expect(process.loop !== null, example.id).toBe(example.shape === 'loop');
    expect(process.stagger !== null, example.id).toBe(example.shape === 'split-staggered');
    expect(runOf(process).joins, example.id).toHaveLength(
      example.shape.startsWith('split') ? 1 : 0,
    );
  }
});

test('times planned backward become the days between them', () => {
  const tats = (id: string) =>
    examples
      .filter((example) => example.id === id)
      .flatMap((example) => processOfExample(example).steps.map(({ tat }) => tat));
  const days = (...amounts: number[]) => amounts.map((amount) => ({ amount, unit: 'days' }));
  expect(tats('license-renewal')).toEqual(days(0, 10, 5, 25, 20));
  // Both tracks count from the step before the fork.
  expect(tats('audit-evidence')).toEqual(days(0, 4, 4, 3, 2, 1));
  expect(tats('change-release').at(3)).toEqual({ amount: 5, unit: 'hours' });
});

test('the empty process is valid, and the first three examples are straight, a loop and a split', () => {
  expect(validateProcess(emptyProcess)).toEqual({ process: emptyProcess });
  const shapes = firstExampleIds.map((id) => examples.find((example) => example.id === id)?.shape);
  expect(shapes).toEqual(['straight', 'loop', 'split-direct']);
});
