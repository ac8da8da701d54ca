import { fill } from '#app/content/fill.ts';
import { multiBranchSupport } from '#app/content/multi-branch-support.ts';
import { type Branch, branches } from '#app/sample-operations/branches.ts';
import { land } from './land.ts';
import { chart, pointOf } from './projection.ts';
import './branch-map.css';

const { labels } = multiBranchSupport;

/** Control points of a spoke, from head office on, that keep it clear of rings and names. */
const bends: Readonly<Record<string, string>> = {
  chennai: '1015 200 1020 400',
  kochi: '993 222 945 470',
  surat: '846 175 765 205',
  pune: '845 190 760 250',
  indore: '842 150 815 210',
};

/** An office whose ring would touch another one is drawn this far beside its place. */
const shifts: Readonly<Record<string, number>> = { jaipur: 8 };

/** Sides of a ring on which the name crosses no spoke; left for the others. */
const nameSides: Readonly<Record<string, 'right' | 'below'>> = {
  'head-office': 'right',
  chennai: 'below',
  indore: 'right',
};

export type Mark = {
  readonly branch: Branch;
  readonly x: number;
  readonly y: number;
  /** Of the ring, in pixels: its area grows with the open tasks. */
  readonly radius: number;
  readonly nameSide: 'left' | 'right' | 'below';
  /** The way to head office, as a path; head office itself has none. */
  readonly spoke: string | undefined;
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Offices in pixels of the chart, head office first. */
export function marksOf(offices: readonly Branch[]): readonly Mark[] {
  const points = offices.map((branch) => {
    const { x, y } = pointOf(branch);
    const shift = shifts[branch.id] ?? 0;
    return { branch, x: round(x - shift), y: round(y + shift) };
  });
  const [hub] = points;
  return points.map((point) => {
    const { branch, x, y } = point;
    const [from, to] = [`${hub?.x} ${hub?.y}`, `${x} ${y}`];
    return {
      ...point,
      radius: round(5.6 * Math.sqrt(branch.open)),
      nameSide: nameSides[branch.id] ?? 'left',
      spoke: point === hub ? undefined : `M${from}C${bends[branch.id] ?? `${from} ${to}`} ${to}`,
    };
  });
}

const marks = marksOf(branches);

type LateProps = { readonly late: number };

/** How many of the open tasks are late, in words. */
export function LateCount({ late }: LateProps) {
  return (
    <span className={late > 0 ? 'is-late' : 'is-in-time'}>
      {late > 0 ? fill(labels.late, { late }) : labels.noneLate}
    </span>
  );
}

/**
 * Land in dots, spokes to head office, and a ring for each office, amber where its tasks are late. A ring is a label of
 * the office's radio in the list (`pick-` and its id), which says the same to screen readers.
 */
export function BranchMap() {
  return (
    <div className="branch-map" aria-hidden="true">
      <div className="branch-map__sheet">
        <svg viewBox={`0 0 ${chart.width} ${chart.height}`}>
          <path className="branch-map__land" strokeDasharray={`0 ${land.across}`} d={land.path} />
          {marks.map(({ branch, spoke }) => (
            <path key={branch.id} className="branch-map__spoke" d={spoke} />
          ))}
        </svg>
        {marks.map(({ branch: { id, name, open, late }, x, y, radius, nameSide }) => (
          <label
            key={id}
            htmlFor={`pick-${id}`}
            className="office"
            data-name={nameSide}
            style={{
              '--x': round((100 * x) / chart.width),
              '--y': round((100 * y) / chart.height),
              '--radius': radius,
              '--late': late / open,
            }}
          >
            <b>{open}</b>{' '}
            <span>
              {name} <LateCount late={late} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
