import { scaleLinear } from 'd3-scale';
import { arc, line, pointRadial } from 'd3-shape';
import { dialReadings, dialScale, speedometer } from '#app/sample-operations/insights.ts';
import '#app/styles/figures.css';
import './speedometer.css';

const { from, to, target } = dialScale;
const angle = scaleLinear([from, to], [-Math.PI / 2, Math.PI / 2]);
const ring = arc<{ start: number; end: number }>()
  .innerRadius(107)
  .outerRadius(129)
  .startAngle(({ start }) => angle(start))
  .endAngle(({ end }) => angle(end))
  .digits(1);
const [inner, outer] = [98, 138].map((radius) =>
  pointRadial(angle(target), radius).map(Math.round).join(' '),
);

const first = dialReadings[0];
const last = dialReadings.at(-1);
const indexToX = scaleLinear([0, dialReadings.length - 1], [5, 155]);
const readingToY = scaleLinear([target, first?.percent ?? 0], [2, 58]);
const trend = line<(typeof dialReadings)[number]>(
  (_, index) => indexToX(index),
  ({ percent }) => readingToY(percent),
).digits(0)(dialReadings);

/** Share of steps closed on time, as a dial with its target; beside it, how it read week by week. */
export function Speedometer() {
  const { percent, inTime, closes } = speedometer;
  return (
    <div className="speedometer drawing">
      <svg viewBox="-140 -132 280 136" role="img" aria-label={`${percent}% closed on time`}>
        <path className="speedometer__rest" d={ring({ start: percent, end: to }) ?? undefined} />
        <path className="speedometer__value" d={ring({ start: from, end: percent }) ?? undefined} />
        <path className="speedometer__target" d={`M${inner}L${outer}`} />
        <text className="mid speedometer__reading">{`${percent}%`} </text>
      </svg>
      <div>
        <p>
          {`${inTime} of ${closes} steps`} <b>{`target ${target}%`}</b>
        </p>
        <svg viewBox="0 -4 160 68" aria-hidden="true">
          <path className="speedometer__target" d="M0 2H160" />
          <path className="speedometer__trend" d={trend ?? undefined} />
          <circle
            className="stop-done"
            cx={indexToX(dialReadings.length - 1)}
            cy={readingToY(last?.percent ?? 0)}
            r="5"
          />
        </svg>
        <p className="meta">{`${first?.percent}% in week ${first?.week}`}</p>
      </div>
    </div>
  );
}
