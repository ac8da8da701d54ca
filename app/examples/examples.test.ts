import { expect, test } from 'vitest';
import { fmsExamples } from './fms-examples.ts';
import { parseTat } from './tat.ts';
import type { FmsDepartment } from './types.ts';

const departments: readonly FmsDepartment[] = fmsExamples;

test('each example’s times, promised date, loop and tracks fit its shape', () => {
  const processes = departments.flatMap((department) => department.processes);
  for (const { name, shape, steps, loop, stagger, promisedDate } of processes) {
    expect(steps.length, name).toBeGreaterThanOrEqual(4);
    for (const { tat } of steps) expect(parseTat(tat), `${name}: ${tat}`).not.toBeNull();
    if (steps.some(({ tat }) => tat.startsWith('T-'))) expect(promisedDate, name).toBeTruthy();
    const second = steps.findIndex(({ track }) => track === 'second');
    expect(second > 0 && second < steps.length - 1, name).toBe(shape.startsWith('split'));
    expect(second === -1, name).toBe(!shape.startsWith('split'));
    expect(stagger?.startsWith('T+') ?? false, name).toBe(shape === 'split-staggered');
    expect(loop !== undefined, name).toBe(shape === 'loop');
    if (!loop) continue;
    expect(loop.to, name).toBeGreaterThanOrEqual(1);
    expect(loop.to, name).toBeLessThan(loop.from);
    expect(loop.from, name).toBeLessThanOrEqual(steps.length);
  }
});
