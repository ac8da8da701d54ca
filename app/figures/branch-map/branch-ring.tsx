import { percent } from '../percent.ts';
import { type Mark, panel, ring, round } from './geometry.ts';
import { chart } from './projection.ts';
import './branch-ring.css';

type Props = { mark: Mark };

/** Distance of a name from its ring, in px. */
const gap = 9;

/**
 * An office on the chart: a ring whose area is its open tasks, an amber arc for the late share, and its name. Placed in
 * per cent of the chart, so it keeps its size when the chart shrinks. Decorates a label: hidden from screen readers.
 */
export function BranchRing({ mark }: Props) {
  const { load, radius, name, leads, x: center } = mark;
  const { office, open, late } = load;
  const outer = radius + ring.stroke / 2;
  return (
    <svg className="chart-sheet branch-ring" aria-hidden="true">
      <svg x={percent(mark.x / chart.width)} y={percent(mark.y / chart.height)} overflow="visible">
        {leads && (
          <path
            className="branch-ring__leader"
            d={`M${round(outer + 7)} 0H${round(panel.left - center)}`}
          />
        )}
        <g className="branch-ring__mark">
          <circle className="branch-ring__halo" r={round(outer + 5.5)} />
          <circle className="branch-ring__disc" r={round(radius)} strokeWidth={ring.stroke} />
          {late > 0 && (
            <circle
              className="branch-ring__late"
              r={round(radius)}
              strokeWidth={ring.stroke}
              pathLength={open}
              strokeDasharray={`${late} ${open - late}`}
              transform="rotate(-90)"
            />
          )}
        </g>
        <text className="branch-ring__open" y="6">
          {open}{' '}
        </text>
        <text className="branch-ring__name" data-side={name} {...namePlace(name, outer)}>
          {`${office.name} `}
          <tspan className={late > 0 ? 'is-late' : undefined} {...latePlace(name, outer)}>
            {late > 0 ? `${late} late` : 'none late'}
          </tspan>{' '}
        </text>
        <circle className="branch-ring__hit" r={round(Math.max(22, outer))} />
      </svg>
    </svg>
  );
}

function namePlace(name: Mark['name'], outer: number) {
  if (name === 'below') return { y: round(outer + 25) };
  return { x: round(name === 'right' ? outer + gap : -outer - gap), y: -1 };
}

function latePlace(name: Mark['name'], outer: number) {
  if (name === 'below') return { x: 0, dy: 18 };
  return { x: round(name === 'right' ? outer + gap : -outer - gap), dy: 18 };
}
