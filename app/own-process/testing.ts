import fc from 'fast-check';
import * as v from 'valibot';
import { type WorkingCalendar, weekdays } from '#app/sample-operations/calendar.ts';
import {
  lastClock,
  longestName,
  midnight,
  mostAmount,
  mostSteps,
  ownerKinds,
  type Process,
  processSchema,
  type Step,
  shortestDay,
  type Tat,
  type Track,
  timeUnits,
} from './process.ts';

/** Any valid name, in any script, including characters of the address's notation. */
const name = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: longestName }),
    fc.constantFrom('', 'A-B_C.D%20E', 'Prüfung – ok? (2)', 'क्रय आदेश', "~!*'()+&#/"),
  )
  .map((text) => text.trim())
  .filter((text) => v.safeParse(processSchema.entries.name, text).success)
  .map((text) => v.parse(processSchema.entries.name, text));

const calendars: fc.Arbitrary<WorkingCalendar> = fc
  .record({
    opens: fc.integer({ min: 0, max: lastClock - shortestDay }),
    length: fc.integer({ min: shortestDay, max: midnight }),
    days: fc.subarray([...weekdays], { minLength: 1 }),
  })
  .map(({ opens, length, days }) => ({ opens, closes: Math.min(opens + length, midnight), days }));

/** TATs of at most about so many hours. */
function tats(mostHours: number): fc.Arbitrary<Tat> {
  return fc.oneof(
    ...timeUnits.map((unit) =>
      fc.record({
        amount: fc.integer({
          min: unit === 'days' ? 0 : 1,
          max: {
            minutes: Math.min(mostHours * 60, mostAmount),
            hours: mostHours,
            days: Math.ceil(mostHours / 8),
          }[unit],
        }),
        unit: fc.constant(unit),
      }),
    ),
  );
}

/** Sequences of main steps with at most one split among them. */
function trackLists(most: number): fc.Arbitrary<Track[]> {
  const lengths = fc.array(fc.integer({ min: 0, max: Math.floor(most / 4) }), {
    minLength: 4,
    maxLength: 4,
  });
  return lengths.map(([before = 0, first = 0, second = 0, after = 0]) => {
    const isSplit = first > 0 && second > 0;
    const list = [
      ...Array<Track>(before).fill('main'),
      ...Array<Track>(isSplit ? first : 0).fill('first'),
      ...Array<Track>(isSplit ? second : 0).fill('second'),
      ...Array<Track>(after).fill('main'),
    ];
    return list.length > 0 ? list : ['main'];
  });
}

/** Processes that the schema accepts, of at most `most` steps, each of at most about `mostHours`. */
export function processes({ most = mostSteps, mostHours = 40 } = {}): fc.Arbitrary<Process> {
  const step = (track: Track): fc.Arbitrary<Step> =>
    fc.record({
      name,
      owner: fc.record({ kind: fc.constantFrom(...ownerKinds), name }),
      tat: tats(mostHours),
      track: fc.constant(track),
    });
  return trackLists(most).chain((list) => {
    const loops = list.flatMap((track, from) =>
      list.flatMap((other, to) => (to < from && other === track ? [{ from, to }] : [])),
    );
    return fc.record({
      name,
      steps: fc.tuple(...list.map(step)),
      loop: fc.constantFrom(null, ...loops),
      stagger: fc.option(tats(mostHours)),
      calendar: calendars,
      start: fc.record({
        weekday: fc.constantFrom(...weekdays),
        clock: fc.integer({ min: 0, max: lastClock }),
      }),
    });
  });
}
