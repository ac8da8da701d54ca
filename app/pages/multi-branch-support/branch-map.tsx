import { fill } from '#request/process/fill.ts';
import { multiBranchSupport } from './copy.ts';
import { type Branch, branches } from './sample.ts';
import './branch-map.css';

const { labels } = multiBranchSupport;

/** Of the field, in pixels. */
const field = { width: 1440, height: 812 };

type Place = {
  /** Of the ring, in pixels of the field. */
  readonly x: number;
  readonly y: number;
  /** How the spoke leads here from head office, clear of rings and names: a command of an SVG path without its end. */
  readonly bend?: string;
  /** Where the name crosses no spoke, if that is not at the left. */
  readonly name?: 'right' | 'below';
};

const places: Readonly<Record<Branch['id'], Place>> = {
  'head-office': { x: 839.9, y: 90.4, name: 'right' },
  chennai: { x: 940.4, y: 598, bend: 'C1015 200 1020 400', name: 'below' },
  pune: { x: 741.7, y: 418.4, bend: 'C845 190 760 250' },
  surat: { x: 709.7, y: 331, bend: 'C846 175 765 205' },
  jaipur: { x: 793.5, y: 149.6, bend: 'L' },
  kochi: { x: 816.4, y: 701.9, bend: 'C993 222 945 470' },
  indore: { x: 803.7, y: 279.8, bend: 'C842 150 815 210', name: 'right' },
};
const hub = places['head-office'];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How many of the open tasks are late: `6 late`, `none late`. */
export function lateCount(late: number): string {
  return late > 0 ? fill(labels.late, { late }) : labels.noneLate;
}

export function LateCount({ late }: { readonly late: number }) {
  return <span className={late > 0 ? 'is-late' : 'is-in-time'}>{lateCount(late)}</span>;
}

/**
 * A field of dots, spokes to head office, and a ring for each office, amber where its tasks are late. A ring is a label of
 * the office's radio in the list (`pick-` and its id), which says the same to screen readers.
 */
export function BranchMap() {
  return (
    <div className="branch-map" aria-hidden="true">
      <div className="branch-map__sheet">
        <svg viewBox={`0 0 ${field.width} ${field.height}`}>
          {Object.values(places).map(({ x, y, bend }) => (
            <path
              key={x}
              className="branch-map__spoke"
              d={bend && `M${hub.x} ${hub.y}${bend} ${x} ${y}`}
            />
          ))}
        </svg>
        {branches.map(({ id, name, open, late }) => (
          <label
            key={id}
            htmlFor={`pick-${id}`}
            className="office"
            data-name={places[id].name}
            style={{
              '--x': round((100 * places[id].x) / field.width),
              '--y': round((100 * places[id].y) / field.height),
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
