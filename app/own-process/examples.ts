import { fmsExamples } from '#app/content/fms-examples.ts';
import type { FmsProcess } from '#app/content/types.ts';
import type { Process } from './process.ts';
import { processOfExample } from './starting-points.ts';

/** One of the thirty example processes, to be changed; undefined for an id that none of them has. */
export function exampleOf(id: string): Process | undefined {
  const example = fmsExamples
    .flatMap(({ processes }): readonly FmsProcess[] => processes)
    .find((each) => each.id === id);
  return example && processOfExample(example);
}
