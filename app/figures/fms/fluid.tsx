import type { ReactNode } from 'react';
import { percent } from '../percent.ts';
import '#app/styles/figures.css';
import './fluid.css';

/**
 * Marks for drawings that stretch with their column without scaling: x in per cent of the drawing's width, y and text
 * in px, so labels keep their size. `At` sets an origin at such an x for marks in px; so does an `<svg>` in the drawing,
 * which also sets the width that shares inside it refer to.
 */

type FluidProps = { height: number; className?: string; children: ReactNode };

/** A drawing as wide as its container. */
export function Fluid({ height, className, children }: FluidProps) {
  return (
    <svg width="100%" height={height} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}

type AtProps = { x: number; y: number; children: ReactNode; className?: string };

export function At({ x, y, children, className }: AtProps) {
  return (
    <svg x={percent(x)} y={y} className={className}>
      {children}
    </svg>
  );
}

type LineProps = { from: number; to: number; y: number; className: string };

/** A horizontal line between two shares of the width. */
export function Level({ from, to, y, className }: LineProps) {
  return <line x1={percent(from)} x2={percent(to)} y1={y} y2={y} className={className} />;
}

type PlumbProps = { x: number; from: number; to: number; className: string };

/** A vertical line. */
export function Plumb({ x, from, to, className }: PlumbProps) {
  return <line x1={percent(x)} x2={percent(x)} y1={from} y2={to} className={className} />;
}

type DimensionProps = {
  from: number;
  to: number;
  y: number;
  label: string;
  /** On the line in a gap (default), below it, or beside an end where the line is too short for it. */
  placed?: 'on' | 'below' | 'left' | 'right';
  state?: 'plain' | 'late' | 'planned';
  /** Where along the line the label stands: 0.5 is its middle. */
  along?: number;
};

/** A dimension line with 45° slashes, between two shares of the width. */
export function Dimension({
  from,
  to,
  y,
  label,
  placed = 'on',
  state = 'plain',
  along = 0.5,
}: DimensionProps) {
  return (
    <g className={`dimension dimension-${state}`}>
      <line x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
      {[from, to].map((x, end) => (
        // A dimension has two ends, which may coincide.
        // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
        <At key={end} x={x} y={y}>
          <path className="slash" d="M-4 4l8-8" />
        </At>
      ))}
      {placed === 'left' || placed === 'right' ? (
        <At x={placed === 'left' ? Math.min(from, to) : Math.max(from, to)} y={y}>
          <text
            x={placed === 'left' ? -14 : 14}
            y={4.5}
            className={placed === 'left' ? 'muted end' : 'muted'}
          >
            {label}{' '}
          </text>
        </At>
      ) : (
        <text
          x={percent(from + (to - from) * along)}
          y={placed === 'on' ? y + 4.5 : y + 19}
          className="mid"
        >
          {label}{' '}
        </text>
      )}
    </g>
  );
}

/** The blue flag at the figure's current time; its pole is at the origin. */
export function NowFlag({ label, flip = false }: { label: string; flip?: boolean }) {
  return (
    <>
      <rect x={flip ? -116 : -1.5} width={117.5} height={22} className="now-flag" />
      <text x={flip ? -57.5 : 57.5} y={15.5} className="now-flag__text">
        {label}{' '}
      </text>
    </>
  );
}

/** The hatching of closed hours, `url(#closed-hours)`; render once a page. */
export function ClosedHours() {
  return (
    <svg width="0" height="0" className="fms-patterns" aria-hidden="true">
      <pattern
        id="closed-hours"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="1.2" height="5" className="hatch" />
      </pattern>
    </svg>
  );
}

/** A person, as a head and shoulders 19 wide, its feet at the origin's left end. */
export function PersonMark({ className }: { className: string }) {
  return (
    <g className={className}>
      <circle cx={9} cy={-15} r={5} />
      <path d="M0 0a9 8 0 0 1 18 0" />
    </g>
  );
}
