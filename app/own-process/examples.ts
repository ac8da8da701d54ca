/** Processes to begin with: an empty one, or one of the thirty examples of app/pages/fms-details/examples. */
import { fmsExamples } from '#app/examples/fms-examples.ts';
import { parseTat, type Tat } from '#app/examples/tat.ts';
import type { FmsProcess } from '#app/examples/types.ts';
import { hoursPerDay, type Process, type Step } from '#request/process/process.ts';

/** Id of the example that is drawn first. */
export const firstExampleId = 'purchase-to-dispatch';

/** One of the thirty example processes, to be changed; undefined for an id that none of them has. */
export function exampleOf(id: string): Process | undefined {
  const example = fmsExamples
    .flatMap(({ processes }): readonly FmsProcess[] => processes)
    .find((each) => each.id === id);
  return example && processOfExample(example);
}

/**
 * An example as a process to change: its steps one after another. A TAT planned backward (`T-5 d`) becomes the time
 * since the step before it.
 */
export function processOfExample({ name, steps }: FmsProcess): Process {
  return {
    name,
    steps: steps.map(({ name: stepName, owner, tat }, index) => ({
      name: stepName,
      owner,
      ...timeAfter(steps[index - 1]?.tat, tat),
    })),
  };
}

/** A TAT counted forward is a step's time as it stands; the same day becomes a day. */
function timeAfter(before: Tat | undefined, written: Tat): Pick<Step, 'time' | 'unit'> {
  const tat = parseTat(written);
  if (tat?.type === 'T+X') return { time: String(tat.value), unit: tat.unit };
  const hours = hoursBeforePromise(before) - hoursBeforePromise(written);
  if (hours <= 0) return { time: '1', unit: 'days' };
  return hours % hoursPerDay === 0
    ? { time: String(hours / hoursPerDay), unit: 'days' }
    : { time: String(hours), unit: 'hours' };
}

/** How many hours before the promised day a step is due; 0 unless its TAT is counted backward. */
function hoursBeforePromise(written: Tat = 'T'): number {
  const tat = parseTat(written);
  if (tat?.type !== 'T-X') return 0;
  return tat.value * { minutes: 1 / 60, hours: 1, days: hoursPerDay }[tat.unit];
}
