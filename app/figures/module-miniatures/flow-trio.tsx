import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import {
  loopMiniature,
  type MiniatureStop,
  splitMiniature,
  straightMiniature,
} from '#app/sample-operations/flow-miniatures.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { At, Stop, Track } from '../marks.tsx';
import { Miniature } from './miniature.tsx';

const copy = home.modules.miniatures.flows;
const height = 120;
/** Distance of the first and the last stop from the edges. */
const inset = 9;

function markOf({ state }: MiniatureStop): 'done' | 'now' | 'planned' {
  return state === 'acting' ? 'now' : state;
}

/** What a stop took, or what it is allowed. */
function timeOf({ state, takes }: MiniatureStop): string {
  if (takes === null) return '';
  const time = formatDuration(takes);
  return state === 'done' ? time : fill(copy.tat, { tat: time });
}

function toneOf({ state }: MiniatureStop): string {
  return state === 'acting' ? 'acting' : 'muted';
}

/** One step opens the next. */
export function StraightFlow() {
  const line = 46;
  const last = straightMiniature.length - 1;
  const x = (index: number) => `${Math.round(3 + (index / last) * 94)}%`;
  return (
    <Miniature
      height={line + 48}
      description={fill(copy.straight, {
        steps: straightMiniature.map((stop) => `${stop.name} ${timeOf(stop)}`.trim()).join(', '),
      })}
    >
      {straightMiniature.map((stop, index) => (
        <g key={stop.name}>
          {index < last && (
            <line
              x1={x(index)}
              x2={x(index + 1)}
              y1={line}
              y2={line}
              className={`track-${stop.state === 'done' ? 'done' : 'planned'}`}
            />
          )}
          <text
            x={x(index + 0.5)}
            y={line - 13}
            className={`mid ${stop.state === 'done' ? '' : 'muted'}`}
          >
            {timeOf(stop)}
          </text>
        </g>
      ))}
      {straightMiniature.map((stop, index) => (
        <g key={stop.name}>
          <Stop x={x(index)} y={line} state={markOf(stop)} />
          <text
            x={index === 0 ? 0 : index === last ? '100%' : x(index)}
            y={line + 36}
            className={`${toneOf(stop)} ${index === 0 ? '' : index === last ? 'end' : 'mid'}`}
          >
            {stop.name}
          </text>
        </g>
      ))}
    </Miniature>
  );
}

/** A rejected step goes back, and the second attempt is counted. */
export function LoopFlow() {
  const line = 46;
  const spacing = 84;
  const { stops, rejectedBy, backTo, attempt, lost } = loopMiniature;
  const onLine = stops.slice(0, -1).map((stop, index) => ({ stop, x: inset + index * spacing }));
  const last = stops.at(-1);
  const [to, from] = [backTo, rejectedBy].map(
    (name) => onLine.find(({ stop }) => stop.name === name)?.x ?? inset,
  );
  const acting = onLine.at(-1);
  if (last === undefined || acting === undefined || to === undefined || from === undefined) {
    throw new RangeError('A loop needs a stop to return from and one to return to');
  }
  const rejected = fill(copy.rejected, { attempt });
  const extra = fill(copy.lost, { lost: formatDuration(lost) });
  const middle = (from + to) / 2;
  return (
    <Miniature
      height={height}
      description={fill(copy.loop, { from: rejectedBy, to: backTo, rejected, lost: extra })}
    >
      <Track d={`M${inset} ${line}H${acting.x}`} state="done" />
      <line x1={acting.x} x2="97%" y1={line} y2={line} className="track-planned" />
      <path
        d={`M${from} ${line}c0 62-${from - to} 62-${from - to} 16m-6 7l6-9 6 9`}
        className="sketch"
      />
      {onLine.map(({ stop, x }, index) => (
        <g key={stop.name}>
          <Stop x={x} y={line} state={markOf(stop)} />
          <text x={index ? x : 0} y="24" className={`${toneOf(stop)} ${index ? 'mid' : ''}`}>
            {stop.name}
          </text>
        </g>
      ))}
      <text x="50%" dx={acting.x / 2} y={line + 24} className="muted mid">
        {timeOf(acting.stop)}
      </text>
      <text x={middle} y={line + 26} className="late mid">
        {extra}
      </text>
      <text x={middle} y={line + 68} className="mid">
        {rejected}
      </text>
      <At x="100%">
        <Stop x={-inset} y={line} state={markOf(last)} />
        <text y="24" className="muted end">
          {last.name}
        </text>
      </At>
    </Miniature>
  );
}

/** Two tracks run side by side; an open ring waits for both. */
export function SplitFlow() {
  const [first, second] = splitMiniature;
  const { upper, middle, lower } = { upper: 26, middle: 56, lower: 86 };
  const bend = middle - upper;
  /** Where the tracks turn towards the ring, from the right edge. */
  const join = 118;
  return (
    <Miniature
      height={height}
      description={fill(copy.split, { first: first.name, second: second.name })}
    >
      <g transform={`translate(-${join})`}>
        <line x1={94 + join} x2="100%" y1={upper} y2={upper} className="track-done" />
        <line x1={134 + join} x2="100%" y1={lower} y2={lower} className="track-planned" />
      </g>
      <At x="100%">
        <Track d={`M-${join} ${upper}c22 0 18 ${bend} 40 ${bend}`} state="done" />
        <Track d={`M-${join} ${lower}c22 0 18-${bend} 40-${bend}h68`} state="planned" />
        <Stop x={-76} y={middle} state="join" />
        <Stop x={-inset} y={middle} state="planned" />
        <text y={middle + 36} className="muted end">
          {copy.waits}
        </text>
      </At>
      <Track
        d={`M${inset} ${middle}h46c22 0 18-${bend} 40-${bend}M${inset + 46} ${middle}c22 0 18 ${bend} 40 ${bend}h34`}
        state="done"
      />
      <Stop x={inset} y={middle} state="done" />
      <Stop x={120} y={upper} state={markOf(first)} />
      <Stop x={134} y={lower} state={markOf(second)} />
      <text x="120" y={upper - 14}>
        {`${first.name}, ${timeOf(first)}`}
      </text>
      <text x="122" y={lower + 28} className="acting">
        {`${second.name}, ${timeOf(second)}`}
      </text>
    </Miniature>
  );
}
