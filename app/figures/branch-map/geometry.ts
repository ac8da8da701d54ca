/** Positions of offices, spokes and names on the chart, in pixels of the 1440 px design (`projection.ts`). */
import type { OfficeLoad } from '#app/sample-operations/branches.ts';
import type { OfficeId } from '#app/sample-operations/company.ts';
import { type Point, pointOf } from './projection.ts';

/** A ring's area grows with its open tasks; `stroke` is the width of its line. */
export const ring = { perRoot: 5.6, stroke: 8 } as const;

/** The panel of the office picked, where the chart is full-bleed: its left edge and the heights it takes. */
export const panel = { left: 1016, top: 444, bottom: 770 } as const;

/** Side of the ring on which the name crosses no spoke. */
type NameSide = 'left' | 'right' | 'below';

export type Mark = Point & {
  readonly load: OfficeLoad;
  readonly radius: number;
  readonly name: NameSide;
  /** The spoke's path to head office; head office itself has none. */
  readonly spoke: string | undefined;
  /** True if a straight line from the ring to the panel meets nothing. */
  readonly leads: boolean;
};

const nameSides: Partial<Record<OfficeId, NameSide>> = {
  'head-office': 'right',
  chennai: 'below',
  indore: 'right',
};

/** Control points of a spoke, from head office on, that keep it clear of rings and names. */
const bends: Partial<Record<OfficeId, readonly [Point, Point]>> = {
  chennai: [
    { x: 1015, y: 200 },
    { x: 1020, y: 400 },
  ],
  kochi: [
    { x: 993, y: 222 },
    { x: 945, y: 470 },
  ],
  surat: [
    { x: 846, y: 175 },
    { x: 765, y: 205 },
  ],
  pune: [
    { x: 845, y: 190 },
    { x: 760, y: 250 },
  ],
  indore: [
    { x: 842, y: 150 },
    { x: 815, y: 210 },
  ],
};

/** Head office, from which all spokes go out, and the branches. */
export function marksOf(loads: readonly OfficeLoad[]): readonly Mark[] {
  const [hub] = loads;
  if (hub === undefined) return [];
  const from = pointOf(hub.office);
  return loads.map((load) => {
    const to = pointOf(load.office);
    const [first, second] = bends[load.office.id] ?? [from, to];
    return {
      ...to,
      load,
      radius: ring.perRoot * Math.sqrt(load.open),
      name: nameSides[load.office.id] ?? 'left',
      spoke: load === hub ? undefined : `M${path(from)}C${path(first)} ${path(second)} ${path(to)}`,
      leads: to.y > panel.top && to.y < panel.bottom && load !== hub,
    };
  });
}

function path({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
