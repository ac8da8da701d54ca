import { scaleBand, scaleLinear } from 'd3-scale';
import { efficiency } from '#app/sample-operations/insights.ts';
import './efficiency-bars.css';

const base = 240;
const hoursToHeight = scaleLinear().domain([0, 34]).rangeRound([0, 211]);
const weekToX = scaleBand(
  efficiency.map(({ week }) => week),
  [0, 100],
)
  .paddingInner(0.22)
  .paddingOuter(0.04);

function percent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}

const first = efficiency[0];
const last = efficiency.at(-1);

/** The hours of a run, week by week: worked (solid) below, waited (hatched) above. */
export function EfficiencyBars() {
  return (
    <>
      <p className="meta efficiency-share">
        {`Work is ${last?.workedPercent} % of a run, up from ${first?.workedPercent} %`}
      </p>
      <p className="visually-hidden">
        {efficiency
          .map(({ week, hours, worked }) => `Week ${week}: ${hours} h, ${worked} h of them worked.`)
          .join(' ')}
      </p>
      <svg className="efficiency drawing" width="100%" height="268" aria-hidden="true">
        <pattern
          id="hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v6" />
        </pattern>
        {efficiency.map(({ week, hours, worked }) => {
          const left = weekToX(week) ?? 0;
          const middle = percent(left + weekToX.bandwidth() / 2);
          const box = { x: percent(left), width: percent(weekToX.bandwidth()) };
          const [top, solid] = [base - hoursToHeight(hours), base - hoursToHeight(worked)];
          return (
            <g key={week}>
              <rect className="waited" {...box} y={top} height={solid - top} />
              <rect {...box} y={solid} height={base - solid} />
              <text
                className={week === last?.week ? 'mid strong' : 'mid muted'}
                x={middle}
                y={top - 8}
              >
                {`${hours} h`}
              </text>
              <text className="mid faint" x={middle} y={base + 20}>
                {week}
              </text>
            </g>
          );
        })}
        <line x2="100%" y1={base} y2={base} />
      </svg>
    </>
  );
}
