import { memo } from 'react';
import type { DayMark, DrawnRow, Drop, Stretch, Wait } from './run-drawing.ts';
import '#app/styles/figures.css';
import './step-track.css';

/** A share of the width as SVG writes it, rounded to 0.01 %. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Height of the line in its row, in px. */
const line = 24;

type Props = { row: DrawnRow; days: readonly DayMark[]; due: string };

/** A row of the drawing: the stretch of one step, what leads to it and from it, and when it is due. */
export const StepTrack = memo(function StepTrack({ row, days, due }: Props) {
  const shown = row.stretches.at(-1);
  if (!shown) return null;
  const right = shown.from > 0.5;
  return (
    <svg className="own-track" width="100%" height="100%">
      {days.map(({ x, label }) => (
        <line key={label} x1={percent(x)} x2={percent(x)} y2="100%" className="own-track__day" />
      ))}
      {row.drops.map((drop) => (
        <Upright key={drop.id} {...drop} />
      ))}
      {row.waits.map((wait) => (
        <Level key={wait.from} {...wait} className="track-planned" />
      ))}
      {row.stretches.map((stretch) => (
        <Worked key={stretch.from} {...stretch} />
      ))}
      {row.stretches.map(({ from, state }) => (
        <circle
          key={from}
          cx={percent(from)}
          cy={line}
          r={7}
          className={`stop-${row.joins && state !== 'now' ? 'join' : state} ${state === 'now' ? 'halo' : ''}`}
        />
      ))}
      <text
        x={percent(right ? shown.to : shown.from)}
        y={line + 27}
        dx={right ? 0 : -7}
        className={`on-line small ${right ? 'end' : ''} ${row.last.lateBy > 0 ? 'late' : 'muted'}`}
      >
        {due}
      </text>
    </svg>
  );
}, isSameDrawing);

/** Compared by content: every edit computes all rows anew, but most come out the same. */
function isSameDrawing(one: Props, other: Props): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const tracks = {
  done: 'own-track__done',
  now: 'own-track__done',
  planned: 'track-planned',
} as const;

function Worked({ from, to, due, state, planned }: Stretch) {
  return (
    <>
      {planned !== null && planned < to && <Tick x={planned} half={10} kind="planned" />}
      <Level from={from} to={Math.min(to, due)} className={tracks[state]} />
      {to > due && <Level from={due} to={to} className="own-track__over" />}
      <Tick x={to} half={6} kind="end" />
    </>
  );
}

function Level({ from, to, className }: Wait & { className: string }) {
  return <line x1={percent(from)} x2={percent(to)} y1={line} y2={line} className={className} />;
}

function Tick({ x, half, kind }: { x: number; half: number; kind: 'planned' | 'end' }) {
  const at = percent(x);
  return (
    <line x1={at} x2={at} y1={line - half} y2={line + half} className={`own-track__${kind}`} />
  );
}

const reach = {
  above: { y1: 0, y2: line },
  below: { y1: line, y2: '100%' },
  through: { y1: 0, y2: '100%' },
} as const;

function Upright({ x, part, handOff, state, arrives }: Drop) {
  return (
    <g className={`own-track__drop own-track__drop--${state}`} data-hand-off={handOff || undefined}>
      <line x1={percent(x)} x2={percent(x)} {...reach[part]} />
      {handOff && arrives && (
        <svg x={percent(x)} y={line} aria-hidden="true">
          <path d={arrives === 'down' ? 'M-5-16 0-9 5-16' : 'M-5 16 0 9 5 16'} />
        </svg>
      )}
    </g>
  );
}
