import { scaleBand, scaleLinear } from 'd3-scale';
import type { FlowLoad, OfficeLoad, Rollup } from '#app/sample-operations/branches.ts';

/** Pixels that one task takes on a stub which hangs from the head-office line. */
export const taskLength = 9.6;

/** A length of line: where its late end begins and where it stops. */
export type Stub = { readonly lateFrom: number; readonly end: number };

export type FlowView = FlowLoad & {
  /** Per cent of the location's largest flow. */ readonly lying: Stub;
};

/** One location as drawn. */
export type LocationView = {
  readonly id: OfficeLoad['office']['id'];
  readonly name: string;
  readonly open: number;
  readonly late: number;
  /** Pixels down from the line. */
  readonly hanging: Stub;
  /** Per cent of the width; the location with most open tasks takes all of it (phone). */
  readonly lying: Stub;
  readonly flows: readonly FlowView[];
};

export type Schematic = {
  readonly locations: readonly LocationView[];
  readonly total: Rollup;
  /** Where each location stands on the line, in per cent of its length. */
  readonly ticks: readonly number[];
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function stubs(all: readonly Rollup[], longest: number): (load: Rollup) => Stub {
  const scale = scaleLinear([0, Math.max(...all.map((each) => each.open))], [0, longest]);
  return ({ open, late }) => ({ lateFrom: round(scale(open - late)), end: round(scale(open)) });
}

/** Lays the locations out. Computed when the site is built, so that no scale is needed in the browser. */
export function layOut(loads: readonly OfficeLoad[], total: Rollup): Schematic {
  const most = Math.max(...loads.map((load) => load.open));
  const hanging = stubs(loads, most * taskLength);
  const lying = stubs(loads, 100);
  const place = scaleBand(
    loads.map((load) => load.office.id),
    [0, 100],
  );
  return {
    locations: loads.map((load) => {
      const flow = stubs(load.flows, 100);
      return {
        id: load.office.id,
        name: load.office.name,
        open: load.open,
        late: load.late,
        hanging: hanging(load),
        lying: lying(load),
        flows: load.flows.map((each) => ({ ...each, lying: flow(each) })),
      };
    }),
    total,
    ticks: loads.map((load) => round(place(load.office.id) ?? 0)),
  };
}
