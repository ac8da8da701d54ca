import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawRun } from './run-drawing.ts';
import { processes } from './testing.ts';
import { runOf } from './timing.ts';

test('every visit is one segment within the axis, and the next steps begin where the work arrives', () => {
  fc.assert(
    fc.property(processes(), fc.boolean(), fc.nat({ max: 19 }), (process, looped, step) => {
      const run = runOf(process, { looped, delays: { [step]: 300 } });
      const { rows } = drawRun(process, run, 0);
      expect(rows).toHaveLength(process.steps.length);
      expect(rows.flatMap(({ stretches }) => stretches)).toHaveLength(run.visits.length);
      for (const { stretches, waits } of rows) {
        for (const { from, to, due } of stretches) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(due).toBeGreaterThanOrEqual(from);
          expect(to).toBeGreaterThanOrEqual(due);
          expect(to).toBeLessThanOrEqual(1);
        }
        for (const { from, to } of waits) expect(to).toBeGreaterThan(from);
      }
    }),
  );
});

test('the work moves down to every step but the first, through each row in between', () => {
  fc.assert(
    fc.property(processes(), (process) => {
      const run = runOf(process);
      const { rows } = drawRun(process, run, 0);
      const starts = run.visits.filter(({ waitsFor }) => waitsFor === null).length;
      const arrivals = rows.flatMap(({ drops }) =>
        drops.filter(({ arrives }) => arrives === 'down'),
      );
      expect(arrivals).toHaveLength(run.visits.length - starts + run.joins.length - endsOpen(run));
      expect(arrivals.filter(({ handOff }) => handOff)).toHaveLength(run.handOffs.length);
    }),
  );
});

/** Splits that no step follows. */
function endsOpen({ joins, visits }: ReturnType<typeof runOf>): number {
  return joins.filter(({ ends }) => ends.second === visits.length - 1).length;
}

test('days are named by weekday or by week, and each name appears once', () => {
  fc.assert(
    fc.property(processes(), (process) => {
      const { days } = drawRun(process, runOf(process), 0);
      expect(new Set(days.map(({ label }) => label)).size).toBe(days.length);
      expect(days.map(({ x }) => x)).toEqual(days.map(({ x }) => x).toSorted((a, b) => a - b));
      expect(days.length).toBeLessThanOrEqual(10);
    }),
  );
});
