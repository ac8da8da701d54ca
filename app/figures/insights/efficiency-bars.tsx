import { scaleBand, scaleLinear } from 'd3-scale';
import { efficiency } from '#app/sample-operations/insights.ts';
import { percent } from '../percent.ts';
import '#app/styles/figures.css';
import './efficiency-bars.css';

const base = 98;
const hoursToHeight = scaleLinear()
  .domain([0, Math.max(...efficiency.map(({ hours }) => hours))])
  .rangeRound([0, 78]);
/** Shares of the width: for the bars, and for the names of their parts. */
const weekToX = scaleBand(
  efficiency.map(({ week }) => week),
  [0, 0.78],
).paddingInner(0.2);
const namesX = '79.5%';

/** The hours of a run, week by week: worked (solid) below, waited (open) above, with their values. */
export function EfficiencyBars() {
  const [first, last] = [efficiency[0], efficiency.at(-1)];
  const lastTop = base - hoursToHeight(last?.hours ?? 0);
  const worked = base - hoursToHeight((last?.worked ?? 0) / 2);
  return (
    <svg
      className="efficiency drawing"
      width="100%"
      height="124"
      role="img"
      aria-label={`A run took ${first?.hours} h in week ${first?.week} and ${last?.hours} h in week ${last?.week}, of which ${last?.worked} h were work.`}
    >
      {efficiency.map(({ week, hours, worked: workedHours }) => {
        const left = weekToX(week) ?? 0;
        const middle = percent(left + weekToX.bandwidth() / 2);
        const box = { x: percent(left), width: percent(weekToX.bandwidth()) };
        const [top, solid] = [base - hoursToHeight(hours), base - hoursToHeight(workedHours)];
        return (
          <g key={week}>
            <rect className="efficiency__waited" {...box} y={top} height={solid - top} />
            <rect {...box} y={solid} height={base - solid} />
            <text className="mid muted" x={middle} y={(top + solid) / 2 + 5}>
              {hours - workedHours}{' '}
            </text>
            <text className="mid efficiency__worked" x={middle} y={worked + 5}>
              {workedHours}{' '}
            </text>
            <text className="mid muted" x={middle} y={base + 20}>
              {week}{' '}
            </text>
          </g>
        );
      })}
      <text className="muted" x={namesX} y={(lastTop + base) / 2 - 14}>
        waited, h{' '}
      </text>
      <text x={namesX} y={worked + 5}>
        worked, h{' '}
      </text>
      <text className="muted" x={namesX} y={base + 20}>
        week{' '}
      </text>
    </svg>
  );
}
