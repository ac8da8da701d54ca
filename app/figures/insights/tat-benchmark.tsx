import { scaleLinear } from 'd3-scale';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { type Benchmark, benchmarks } from '#app/sample-operations/insights.ts';
import { percent } from '../percent.ts';
import '#app/styles/figures.css';
import './tat-benchmark.css';

const slowest = Math.max(...benchmarks.map((each) => each.slowest)) / 60;
/** Hours: the axis runs a little past the slowest run. */
const axisEnd = Math.ceil(slowest) + 1;
const ticks = scaleLinear([0, axisEnd], [0, 1]).ticks(4);

function hoursToX(hours: number): string {
  return percent(hours / axisEnd);
}

/** Fastest, median and slowest run of each step against its TAT, on one axis of hours. */
export function TatBenchmark() {
  return (
    <ul className="benchmark drawing">
      {benchmarks.map((each) => (
        <li key={each.step.id} className={each.median > each.step.tat ? 'over' : undefined}>
          <span>{each.step.name}</span> <Range of={each} />{' '}
          <span>
            <span className="visually-hidden">
              {`fastest ${formatDuration(each.fastest)}, slowest ${formatDuration(each.slowest)}, median `}
            </span>
            {formatDuration(each.median)}
            <span className="benchmark__tat">{`, TAT ${formatDuration(each.step.tat)}`}</span>
          </span>
        </li>
      ))}
      <li className="benchmark__axis" aria-hidden="true">
        <svg width="100%" height="26" aria-hidden="true">
          {ticks.map((tick) => (
            <text
              key={tick}
              className={tick === 0 ? 'muted' : 'muted mid'}
              x={hoursToX(tick)}
              y="20"
            >
              {tick === ticks.at(-1) ? `${tick} h` : tick}{' '}
            </text>
          ))}
        </svg>
      </li>
    </ul>
  );
}

/** One row's range on the axis, and the lines of the hours behind it. */
function Range({ of: { step, fastest, median, slowest } }: { of: Benchmark }) {
  const [low, middle, high, tat] = [fastest, median, slowest, step.tat].map((minutes) =>
    hoursToX(minutes / 60),
  );
  return (
    <span className="benchmark__track">
      <svg width="100%" height="100%" aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} className="hairline" x1={hoursToX(tick)} x2={hoursToX(tick)} y2="100%" />
        ))}
        <line className="benchmark__range" x1={low} x2={high} y1="50%" y2="50%" />
        <circle className="benchmark__median" cx={middle} cy="50%" r="8" />
        <line className="benchmark__target" x1={tat} x2={tat} y1="24%" y2="76%" />
      </svg>
    </span>
  );
}
