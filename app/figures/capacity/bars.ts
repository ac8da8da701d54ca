import { type CapacityCell, fullWeek } from '#app/sample-operations/capacity.ts';

/** Hours that a week's column stands for: the limit of a full week stands at three quarters of it. */
export const columnHours = (fullWeek * 4) / 3;

/** A stretch of a bar, in hours from its beginning. */
export type Stretch = { readonly from: number; readonly hours: number };

/** What is drawn of one person's week: hours within capacity, hours over it, and leave. Each may be absent. */
export type Bar = {
  readonly within: Stretch;
  readonly over: Stretch | null;
  readonly leave: Stretch | null;
};

/** Lays out one cell. What does not fit the column ends at its edge; the figure beside it says how much it is. */
export function layOutBar({ hours, capacity, over, leave }: CapacityCell): Bar {
  const end = Math.max(hours, capacity);
  return {
    within: { from: 0, hours: Math.min(hours, capacity) },
    over: over > 0 ? { from: capacity, hours: Math.min(hours, columnHours) - capacity } : null,
    leave: leave > 0 && end < fullWeek ? { from: end, hours: fullWeek - end } : null,
  };
}
