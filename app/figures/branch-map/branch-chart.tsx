import type { ReactNode } from 'react';
import type { Mark } from './geometry.ts';
import { land } from './land.ts';
import { chart, lengthOf, pointOf } from './projection.ts';
import './branch-chart.css';

type Props = { marks: readonly Mark[] };

const longitudes = [70, 75, 80, 85, 90];
const latitudes = [10, 15, 20, 25];

/** The chart's background: land in dots, the graticule, a scale, and the spokes to head office. */
export function BranchChart({ marks }: Props) {
  return (
    <ChartSheet className="branch-chart">
      <path className="branch-chart__land" strokeDasharray={`0 ${land.across}`} d={land.path} />
      <path className="branch-chart__grid" d={crosses()} />
      {marks.map(({ load, spoke }) => (
        <path key={load.office.id} className="branch-chart__spoke" d={spoke} />
      ))}
      <g className="branch-chart__notes">
        {longitudes.map((longitude) => (
          <text
            key={longitude}
            className="branch-chart__east"
            x={pointOf({ longitude, latitude: 0 }).x}
            y={chart.height - 12}
          >
            {longitude}° E{' '}
          </text>
        ))}
        {latitudes.map((latitude) => (
          <text key={latitude} x="1360" y={pointOf({ longitude: 0, latitude }).y + 5}>
            {latitude}° N{' '}
          </text>
        ))}
        <text className="branch-chart__sea" x="598" y="625">
          Arabian Sea{' '}
        </text>
        <text className="branch-chart__sea" x="1151" y="400">
          Bay of Bengal{' '}
        </text>
        <Scale kilometers={500} />
      </g>
    </ChartSheet>
  );
}

/** A drawing over the chart, in its pixels; screen readers get the list beside it instead. */
function ChartSheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      className={`chart-sheet ${className}`}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function crosses(): string {
  const points = latitudes.flatMap((latitude) =>
    longitudes.map((longitude) => pointOf({ longitude, latitude })),
  );
  return points
    .map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
    .map(([x, y]) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`)
    .join('');
}

function Scale({ kilometers }: { kilometers: number }) {
  const [left, y] = [600, 780];
  const length = Math.round(lengthOf(kilometers));
  return (
    <>
      <path className="branch-chart__scale" d={`M${left} ${y - 4}v8m0 -4h${length}m0 -4v8`} />
      <text className="branch-chart__east" x={left + length / 2} y={y - 10}>
        {kilometers} km{' '}
      </text>
    </>
  );
}
