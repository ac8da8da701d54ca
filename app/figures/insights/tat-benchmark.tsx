import { scaleLinear } from 'd3-scale';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { type Benchmark, benchmarks } from '#app/sample-operations/insights.ts';
import { percentScale } from './percent-scale.ts';
import './keys.css';
import './tat-benchmark.css';

const slowest = Math.max(...benchmarks.map((each) => each.slowest)) / 60;
/** The axis runs a little past the slowest run, to the next five hours. */
const axisEnd = Math.ceil((slowest + 1) / 5) * 5;
const ticks = scaleLinear([0, axisEnd], [0, 1]).ticks(4);
const hoursToX = percentScale(0, axisEnd);

/** Fastest, median and slowest run of each step against its TAT, on one axis of hours. */
export function TatBenchmark() {
  return (
    <>
      <ul className="benchmark drawing">
        {benchmarks.map((each, index) => (
          <li key={each.step.id} className={each.median > each.step.tat ? 'over' : undefined}>
            <strong>{each.step.name}</strong>
            <Track of={each} grid={index === 0} />
            <span>
              <span className="visually-hidden">
                {`fastest ${formatDuration(each.fastest)}, slowest ${formatDuration(each.slowest)}, `}
              </span>
              {`median ${formatDuration(each.median)}, TAT ${formatDuration(each.step.tat)}`}
            </span>
          </li>
        ))}
        <li aria-hidden="true">
          <svg width="100%" height="20" aria-hidden="true">
            {ticks.map((tick) => (
              <text key={tick} className="faint mid" x={hoursToX(tick)} y="15">
                {`${tick} h`}
              </text>
            ))}
          </svg>
        </li>
      </ul>
      <p className="benchmark-key" aria-hidden="true">
        <span>
          <svg width="44" height="14" aria-hidden="true">
            <path className="range" d="M1 1v12M43 1v12M1 7h42" />
          </svg>
          fastest to slowest
        </span>
        <span>
          <svg width="16" height="16" aria-hidden="true">
            <circle className="needle-hub" cx="8" cy="8" r="7" />
          </svg>
          median
        </span>
        <span>
          <svg width="4" height="16" aria-hidden="true">
            <path className="target" d="M2 0v16" />
          </svg>
          TAT
        </span>
      </p>
    </>
  );
}

/** One row's axis. The first row draws the hour lines that the others repeat. */
function Track({ of: { step, fastest, median, slowest }, grid }: { of: Benchmark; grid: boolean }) {
  const [low, middle, high, tat] = [fastest, median, slowest, step.tat].map((minutes) =>
    hoursToX(minutes / 60),
  );
  return (
    <svg width="100%" height="50" aria-hidden="true">
      {grid ? (
        <g id="benchmark-hours" className="hairline">
          {ticks.map((tick) => (
            <line key={tick} x1={hoursToX(tick)} x2={hoursToX(tick)} y2="50" />
          ))}
        </g>
      ) : (
        <use href="#benchmark-hours" />
      )}
      <g className="range">
        <line x1={low} x2={high} y1="25" y2="25" />
        <line x1={low} x2={low} y1="19" y2="31" />
        <line x1={high} x2={high} y1="19" y2="31" />
      </g>
      <line className="target" x1={tat} x2={tat} y1="10" y2="40" />
      <circle className="median" cx={middle} cy="25" r="8" />
    </svg>
  );
}
