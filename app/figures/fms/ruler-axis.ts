/** Positions on the TAT ruler: seven working days, T in the middle, nights and days off collapsed. */
import {
  clockOf,
  closingOfWorkingDay,
  dayStart,
  type Instant,
  type WorkingCalendar,
} from '#app/sample-operations/calendar.ts';

/** How many working days the ruler shows on each side of T. */
export const daysAside = 3;
export const rulerLength = 2 * daysAside + 1;

/** The starts of the seven working days, T's own in the middle. */
export function rulerDays(promised: Instant, calendar: WorkingCalendar): readonly Instant[] {
  return Array.from({ length: rulerLength }, (_, index) =>
    dayStart(closingOfWorkingDay(promised, index - daysAside, calendar)),
  );
}

/**
 * Days from the ruler's start, 0 to 7 (1.5 is the middle of the second day's working hours). An instant outside working
 * hours maps to their end or next start; null off the ruler.
 */
export function rulerPosition(
  days: readonly Instant[],
  at: Instant,
  { opens, closes }: WorkingCalendar,
): number | null {
  const index = days.findLastIndex((day) => day <= at);
  const day = days[index];
  if (day === undefined) return null;
  const worked = dayStart(at) > day ? 1 : (clockOf(at) - opens) / (closes - opens);
  if (index === days.length - 1 && dayStart(at) > day) return null;
  return index + Math.min(1, Math.max(0, worked));
}

/**
 * Spreads positions so that neighbors are at least `gap` apart, within the bounds, in order and moved as little as
 * possible: for labels of tasks due at nearly the same time. `wanted` is ascending.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  bounds: { from: number; to: number },
): readonly number[] {
  const placed: number[] = [];
  for (const want of wanted) {
    placed.push(Math.max(want, (placed.at(-1) ?? bounds.from - gap) + gap));
  }
  let limit = bounds.to;
  return placed
    .toReversed()
    .map((at) => {
      const kept = Math.min(at, limit);
      limit = kept - gap;
      return kept;
    })
    .toReversed();
}
