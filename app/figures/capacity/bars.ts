import { type CapacityCell, fullWeek } from '#app/sample-operations/capacity.ts';

/** Hours of a week's full column; the limit of a full week is at three quarters. */
export const columnHours = (fullWeek * 4) / 3;

/** A segment of a bar, in hours from its start. */
export type Stretch = { readonly from: number; readonly hours: number };

/** Segments of one person's week: hours within capacity, hours over it, and leave. Each may be absent. */
export type Bar = {
  readonly within: Stretch;
  readonly over: Stretch | null;
  readonly leave: Stretch | null;
};

/** Lays out one cell. Hours beyond the column are cut off; the number beside it is exact. */
export function layOutBar({ hours, capacity, over, leave }: CapacityCell): Bar {
  const end = Math.max(hours, capacity);
  return {
    within: { from: 0, hours: Math.min(hours, capacity) },
    over: over > 0 ? { from: capacity, hours: Math.min(hours, columnHours) - capacity } : null,
    leave: leave > 0 && end < fullWeek ? { from: end, hours: fullWeek - end } : null,
  };
}
