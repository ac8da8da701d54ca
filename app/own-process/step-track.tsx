import type { DayMark, DrawnRow, Drop, Stretch } from './run-drawing.ts';
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
export function StepTrack({ row, days, due }: Props) {
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
      {row.waits.map(({ from, to }) => (
        <line
          key={from}
          x1={percent(from)}
          x2={percent(to)}
          y1={line}
          y2={line}
          className="track-planned"
        />
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
}

const tracks = {
  done: 'own-track__done',
  now: 'own-track__done',
  planned: 'track-planned',
} as const;

function Worked({ from, to, due, state, planned }: Stretch) {
  const late = to > due;
  return (
    <>
      {planned !== null && planned < to && (
        <line
          x1={percent(planned)}
          x2={percent(planned)}
          y1={line - 10}
          y2={line + 10}
          className="own-track__planned"
        />
      )}
      <line
        x1={percent(from)}
        x2={percent(Math.min(to, due))}
        y1={line}
        y2={line}
        className={tracks[state]}
      />
      {late && (
        <line x1={percent(due)} x2={percent(to)} y1={line} y2={line} className="own-track__over" />
      )}
      <line
        x1={percent(to)}
        x2={percent(to)}
        y1={line - 6}
        y2={line + 6}
        className={late ? 'own-track__end own-track__end--late' : 'own-track__end'}
      />
    </>
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
