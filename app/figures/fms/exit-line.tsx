import { scaleLinear } from 'd3-scale';
import { sum } from '#app/sample-operations/arithmetic.ts';
import { now } from '#app/sample-operations/company.ts';
import { exitAndHandover } from '#app/sample-operations/exit-and-handover.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { Stop } from '../marks.tsx';
import { At, Dimension, Fluid, Level, NowFlag, Plumb } from './fluid.tsx';

const { stops, total } = exitAndHandover;
const x = scaleLinear([0, total], [0.008, 0.985]);
const used = sum(stops.map((stop) => stop.used));
const line = 62;

/** Start of each step, in working minutes after the flow's. */
const starts = stops.map((_, index) => sum(stops.slice(0, index).map(({ tat }) => tat)));

/** Exit and handover to scale, half-way (figure: examples). */
export function ExitLine() {
  return (
    <Fluid height={144} className="drawn exit-line">
      <Level from={x(0)} to={x(used)} y={line} className="track-done" />
      <Level from={x(used)} to={x(total)} y={line} className="track-planned" />
      {stops.map((stop, index) => {
        const start = starts[index] ?? 0;
        return (
          <g key={stop.name}>
            <At x={x(start)} y={line}>
              <Stop state={stop.state} />
              <text x={-9} y={-25} className="muted small">
                {formatInstant(stop.opens)}{' '}
              </text>
              <text x={-9} y={31} className="name">
                {stop.name}{' '}
              </text>
              <text x={-9} y={48} className="muted small">
                {stop.department}{' '}
              </text>
            </At>
            <Dimension
              from={x(start)}
              to={x(start + stop.tat)}
              y={134}
              label={
                stop.state === 'now'
                  ? `TAT ${formatDuration(stop.tat)}, ${formatDuration(stop.used)} used`
                  : formatDuration(stop.tat)
              }
              state={stop.state === 'planned' ? 'planned' : 'plain'}
            />
          </g>
        );
      })}
      <At x={x(total)} y={line}>
        <Stop r={6} state="planned" />
      </At>
      <Plumb x={x(used)} from={0} to={line + 12} className="now-pole" />
      <At x={x(used)} y={0}>
        <NowFlag label={`Now, ${formatInstant(now)}`} />
      </At>
    </Fluid>
  );
}
