import type { Minutes } from '#app/sample-operations/calendar.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  loopMinutes,
  type Visit,
  type WorkflowShape,
} from '#app/sample-operations/workflow-types.ts';
import { Stop } from '../marks.tsx';
import { percent } from '../percent.ts';
import type { Frame, WorkState } from './flow-frames.ts';
import { At, Dimension, Fluid, Level } from './fluid.tsx';

type Props = {
  shape: WorkflowShape;
  /** Labels of the bend, the fork or the wait (content, `notes`). */
  notes: readonly string[];
  /** The moment to draw; without one, the whole run. */
  frame?: Frame | undefined;
};

/** Rows of the drawing, in px: the main line, the second track under it, and the dimensions. */
const layouts = {
  straight: { main: 16, dimensions: 84, height: 92 },
  loop: { main: 68, dimensions: 136, height: 144 },
  split: { main: 32, dimensions: 120, height: 146 },
} as const;
/**
 * A fork goes down and right by this much: 45°. The shortest segment on a phone only has room for the smaller one;
 * there the drawing is lower by the difference.
 */
const drops = { wide: 50, narrow: 38 } as const;

/** One workflow shape on a time line; an hour has the same length in every shape. */
export function FlowShape({ shape, notes, frame }: Props) {
  const layout = layouts[shape.join ? 'split' : shape.id === 'loop' ? 'loop' : 'straight'];
  const x = (at: Minutes) => at / shape.last.opens;
  const state = (visit: Visit): WorkState => frame?.visits[shape.visits.indexOf(visit)] ?? 'done';
  const main = shape.visits.filter(({ track }) => track === 'main');
  const second = shape.visits.find(({ track }) => track === 'second');
  const lastState = frame && !frame.finished ? 'planned' : 'done';
  return (
    <Fluid height={layout.height} className="flow-shape">
      {main.map((visit) => (
        <Level
          key={visit.from}
          from={x(visit.from)}
          to={x(visit.until)}
          y={layout.main}
          className={`track-${state(visit)}`}
        />
      ))}
      {/* For both widths; CSS shows the one that fits. */}
      {Object.entries(drops).map(
        ([width, drop]) =>
          second &&
          shape.join && (
            <g key={width} className={`flow-${width}`}>
              <SecondTrack
                second={second}
                x={x}
                y={layout.main}
                drop={drop}
                dimensions={layout.dimensions - drops.wide + drop}
                {...shape.join}
                state={state(second)}
                notes={notes}
                number={shape.visits.indexOf(second) + 1}
              />
            </g>
          ),
      )}
      {shape.id === 'loop' && (
        <Return shape={shape} note={notes[0] ?? ''} y={layout.main} frame={frame} />
      )}
      {main.map((visit) => {
        const inside = shape.join !== null && visit.from > 0;
        return inside ? (
          <MainLabel
            key={visit.from}
            visit={visit}
            x={x}
            y={layout.main}
            number={shape.visits.indexOf(visit) + 1}
          />
        ) : (
          <NamedStop
            key={visit.from}
            name={visit.name}
            department={visit.attempt > 1 ? `attempt ${visit.attempt}` : visit.department}
            at={x(visit.from)}
            y={layout.main}
            state={state(visit)}
            number={shape.visits.indexOf(visit) + 1}
            numberAbove={shape.join !== null}
          />
        );
      })}
      {shape.join && (
        <>
          <At x={x(shape.join.forks)} y={layout.main}>
            <Stop
              x={0}
              y={0}
              r={6}
              state={frame && frame.at < shape.join.forks ? 'planned' : 'done'}
            />
          </At>
          <At x={x(shape.join.joins)} y={layout.main}>
            <Stop state="join" />
            <text x={2} y={29} className="strong small">
              {notes.at(-1)}{' '}
            </text>
          </At>
        </>
      )}
      <NamedStop
        name={shape.last.name}
        department={shape.last.department}
        at={1}
        y={layout.main}
        state={lastState}
        number={shape.visits.length + 1}
        numberAbove={shape.join !== null}
      />
      {!shape.join && (
        <Dimensions shape={shape} x={x} y={layout.dimensions} note={notes[1] ?? ''} />
      )}
    </Fluid>
  );
}

type Scale = (at: Minutes) => number;

type NamedStopProps = {
  name: string;
  department: string;
  at: number;
  y: number;
  state: 'done' | 'now' | 'planned';
  number: number;
  numberAbove?: boolean;
};

/** A stop with its step's name below; on a phone its number, which refers to the list below the drawing. */
function NamedStop({
  name,
  department,
  at,
  y,
  state,
  number,
  numberAbove = false,
}: NamedStopProps) {
  const side = at === 0 ? '' : at === 1 ? ' end' : ' mid';
  const x = at === 0 ? -8 : at === 1 ? 8 : 0;
  return (
    <At x={at} y={y}>
      <Stop state={state} />
      <text x={x} y={29} className={`name flow-word${side}`}>
        {name}{' '}
      </text>
      <text x={x} y={46} className={`muted small flow-word${side}`}>
        {department}{' '}
      </text>
      <text y={numberAbove ? -14 : 30} className="strong flow-number mid">
        {number}{' '}
      </text>
    </At>
  );
}

type MainLabelProps = { visit: Visit; x: Scale; y: number; number: number };

/** A segment between fork and join has its label above the line. */
function MainLabel({ visit, x, y, number }: MainLabelProps) {
  const middle = percent((x(visit.from) + x(visit.until)) / 2);
  return (
    <>
      <text x={middle} y={y - 12} className="mid flow-word">
        {`${visit.name} · ${visit.department} · ${formatDuration(visit.until - visit.from)}`}{' '}
      </text>
      <text x={middle} y={y - 12} className="strong mid flow-number">
        {number}{' '}
      </text>
    </>
  );
}

type SecondTrackProps = {
  second: Visit;
  x: Scale;
  y: number;
  drop: number;
  dimensions: number;
  forks: Minutes;
  joins: Minutes;
  state: WorkState;
  notes: readonly string[];
  number: number;
};

function SecondTrack({
  second,
  x,
  y,
  drop,
  dimensions,
  forks,
  joins,
  state,
  notes,
  number,
}: SecondTrackProps) {
  const staggered = second.from > forks;
  const low = y + drop;
  const arrival = staggered ? second.from : second.until;
  return (
    <>
      <svg x={percent(x(forks))} y={y} width={percent(x(arrival) - x(forks))}>
        <g className={`track-${staggered ? 'planned' : state}`}>
          <path d={`M0 0L${drop} ${drop}`} />
          <line x1={drop} x2="100%" y1={drop} y2={drop} />
        </g>
      </svg>
      {staggered && (
        <Level from={x(second.from)} to={x(second.until)} y={low} className={`track-${state}`} />
      )}
      <svg x={percent(x(second.until))} y={y} width={percent(x(joins) - x(second.until))}>
        <svg x={-drop} width="100%" className="track-planned">
          <line x1={drop} x2="100%" y1={drop} y2={drop} />
          <svg x="100%">
            <path d={`M0 ${drop}L${drop} 0`} />
          </svg>
        </svg>
      </svg>
      {staggered && (
        <At x={x(second.from)} y={low}>
          <Stop state={state} />
        </At>
      )}
      <At x={x(second.until)} y={low}>
        <Stop state={state === 'done' ? 'done' : 'planned'} />
        <text y={27} className="strong flow-number mid">
          {number}{' '}
        </text>
      </At>
      <At x={x(second.from)} y={low - 12}>
        <text x={staggered ? -6 : drop + 2} className="flow-word">
          {`${second.name} · ${second.department}`}{' '}
        </text>
      </At>
      <Dimension
        from={x(forks)}
        to={x(arrival)}
        y={dimensions}
        placed="below"
        label={staggered ? (notes[0] ?? '') : formatDuration(second.until - second.from)}
      />
      <g className="flow-low">
        <Dimension
          from={x(second.until)}
          to={x(joins)}
          y={dimensions}
          placed="below"
          label={`waits ${formatDuration(joins - second.until)}`}
        />
      </g>
    </>
  );
}

type ReturnProps = { shape: WorkflowShape; note: string; y: number; frame?: Frame | undefined };

/** The way back: from the review that rejected to the step that does it again. */
function Return({ shape, note, y, frame }: ReturnProps) {
  const rejected = shape.visits.find(({ outcome }) => outcome === 'rejected');
  if (!rejected) return null;
  const state = !frame || frame.at > rejected.until ? 'done' : frame.returned ? 'now' : 'planned';
  const share = rejected.from / shape.last.opens;
  return (
    <>
      <svg
        width={percent(share)}
        height={y - 14}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={`track-${state}`}
      >
        <path d="M100 100C98-12 2-12 0 96" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg y={y - 14} className={`${`track-${state}`} flow-arrow`}>
        <path d="M-7-12L0 0L7-12" />
      </svg>
      <text x={percent(share / 2)} y={13} className="strong small on-line mid flow-word">
        {note}{' '}
      </text>
      {/* Wider than a phone's arc: from the edge. */}
      <text x={-8} y={13} className="strong small on-line flow-number">
        {note}{' '}
      </text>
    </>
  );
}

type DimensionsProps = { shape: WorkflowShape; x: Scale; y: number; note: string };

function Dimensions({ shape, x, y, note }: DimensionsProps) {
  const first = shape.visits.filter(({ attempt }) => attempt === 1);
  const loopTime = loopMinutes(shape);
  return (
    <>
      {first.map((visit) => (
        <Dimension
          key={visit.from}
          from={x(visit.from)}
          to={x(visit.until)}
          y={y}
          label={formatDuration(visit.until - visit.from)}
        />
      ))}
      {loopTime > 0 &&
        Object.entries({ word: note, number: formatDuration(loopTime) }).map(([kind, label]) => (
          <g key={kind} className={`flow-${kind}`}>
            <Dimension from={x(shape.last.opens - loopTime)} to={1} y={y} label={label} />
          </g>
        ))}
    </>
  );
}
