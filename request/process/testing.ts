import fc from 'fast-check';
import * as v from 'valibot';
import {
  maxNameLength,
  maxSteps,
  maxTime,
  type Process,
  processSchema,
  timeUnits,
} from '#request/process/process.ts';

/** Any valid name, in any script, including characters of the address's notation. */
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: maxNameLength }),
    fc.constantFrom('', 'A-B_C.D%20E', 'Prüfung – ok? (2)', 'क्रय आदेश', "~!*'()+&#/"),
  )
  .filter((text) => v.safeParse(processSchema.entries.name, text).success)
  .map((text) => v.parse(processSchema.entries.name, text));

const step = fc.record({
  name,
  owner: name,
  time: fc.oneof(fc.constantFrom('', '0', '1.5', '0,25'), fc.nat(maxTime).map(String)),
  unit: fc.constantFrom(...timeUnits),
});

/** Processes that the schema accepts. */
export const processes: fc.Arbitrary<Process> = fc.record({
  name,
  steps: fc.array(step, { minLength: 1, maxLength: maxSteps }),
});

/** A process of so many steps, with wide letters. */
export function withSteps(count: number): Process {
  const step = { owner: 'WWWWWWWWWW', time: '3', unit: 'hours' } as const;
  const steps = Array.from({ length: count }, (_, at) => ({ ...step, name: `MMMMMMMMMM ${at}` }));
  return { name: 'Ours', steps };
}
