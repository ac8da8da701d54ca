import { fill } from '#app/content/fill.ts';
import { multiBranchSupport } from '#app/content/multi-branch-support.ts';
import { branches } from '#app/sample-operations/branches.ts';
import { land } from './land.ts';
import { chart, pointOf } from './projection.ts';
import './branch-map.css';

const { labels } = multiBranchSupport;

/** Control points of a spoke, from head office on, that keep it clear of rings and names; without them it is straight. */
const bends: Readonly<Record<string, string>> = {
  chennai: 'C1015 200 1020 400',
  kochi: 'C993 222 945 470',
  surat: 'C846 175 765 205',
  pune: 'C845 190 760 250',
  indore: 'C842 150 815 210',
};

/** An office whose ring would touch another one is drawn this far beside its place. */
const shifts: Readonly<Record<string, number>> = { jaipur: 8 };

/** Sides of a ring on which the name crosses no spoke; left for the others. */
const nameSides: Readonly<Record<string, 'right' | 'below'>> = {
  'head-office': 'right',
  chennai: 'below',
  indore: 'right',
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Offices in pixels of the chart, head office first. */
export const marks = branches.map((branch) => {
  const { x, y } = pointOf(branch);
  const shift = shifts[branch.id] ?? 0;
  return { ...branch, x: round(x - shift), y: round(y + shift) };
});

const [hub, ...others] = marks;

/** How many of the open tasks are late, in words. */
export function LateCount({ late }: { readonly late: number }) {
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
          {others.map(({ id, x, y }) => (
            <path
              key={id}
              className="branch-map__spoke"
              d={`M${hub?.x} ${hub?.y}${bends[id] ?? 'L'} ${x} ${y}`}
            />
          ))}
        </svg>
        {marks.map(({ id, name, open, late, x, y }) => (
          <label
            key={id}
            htmlFor={`pick-${id}`}
            className="office"
            data-name={nameSides[id]}
            style={{
              '--x': round((100 * x) / chart.width),
              '--y': round((100 * y) / chart.height),
              // The area of the ring grows with the open tasks.
              '--radius': round(5.6 * Math.sqrt(open)),
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
