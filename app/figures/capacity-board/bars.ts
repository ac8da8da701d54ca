import { scaleLinear } from 'd3-scale';
import { type CapacityCell, fullWeek } from '#app/sample-operations/capacity.ts';

/** Hours that the width of one week's column stands for: room for 21 hours beyond the 100 % line. */
const columnHours = 66;

/** How hours become lengths. Computed when the site is built, so that no scale is needed in the browser. */
export type Axis = {
  /** Per cent of a column that one hour takes. */
  readonly perHour: number;
  /** Where the 100 % line stands, in per cent of a column; the style sheet repeats it as `--limit`. */
  readonly limit: number;
};

export function layOutAxis(): Axis {
  const scale = scaleLinear([0, columnHours], [0, 100]);
  return { perHour: scale(1), limit: scale(fullWeek) };
}

/** A stretch of a bar, in per cent of its column. */
export type Stretch = { readonly from: number; readonly width: number };

/** What is drawn of one person's week: hours within capacity, hours over it, and leave. Each may be absent. */
export type Bar = {
  readonly within: Stretch;
  readonly over: Stretch | null;
  readonly leave: Stretch | null;
};

function stretch(from: number, to: number, { perHour }: Pick<Axis, 'perHour'>): Stretch {
  const round = (value: number) => Math.round(Math.min(value, 100) * 10) / 10;
  const start = round(from * perHour);
  return { from: start, width: round(to * perHour) - start };
}

/** Lays out one cell. What does not fit the column ends at its edge; the figure beside it still says how much it is. */
export function layOutBar(cell: CapacityCell, axis: Pick<Axis, 'perHour'>): Bar {
  const { hours, capacity, over, leave } = cell;
  const reach = Math.max(hours, capacity);
  return {
    within: stretch(0, Math.min(hours, capacity), axis),
    over: over > 0 ? stretch(capacity, hours, axis) : null,
    leave: leave > 0 && reach < fullWeek ? stretch(reach, fullWeek, axis) : null,
  };
}
