import { scaleLinear } from 'd3-scale';
import { arc, line, pointRadial } from 'd3-shape';
import { dialReadings, dialScale, speedometer } from '#app/sample-operations/insights.ts';
import { percentScale } from './percent-scale.ts';
import './keys.css';
import './speedometer.css';

const { from, to, watchFrom, target } = dialScale;

const zones = [
  { id: 'fix', from, to: watchFrom, text: `under ${watchFrom}, fix` },
  { id: 'watch', from: watchFrom, to: target, text: `to ${target}, watch` },
  { id: 'on-target', from: target, to, text: `${target} up, on target` },
] as const;

const angle = scaleLinear([from, to], [-Math.PI / 2, Math.PI / 2]);
const ring = arc().digits(0);

/** The ring between two readings of the dial, as path data. */
function sector(start: number, end: number, radius: number, thickness: number): string | undefined {
  return (
    ring({
      startAngle: angle(start),
      endAngle: angle(end),
      innerRadius: radius - thickness / 2,
      outerRadius: radius + thickness / 2,
    }) ?? undefined
  );
}

function onDial(value: number, radius: number): { x: number; y: number } {
  const [x, y] = pointRadial(angle(value), radius);
  return { x: Math.round(x), y: Math.round(y) };
}

const value = `${speedometer.percent} %`;
const needle = onDial(speedometer.percent, 155);

/** Share of steps closed in time: a dial with its zones, a bullet bar against the target, and eight weeks. */
export function Speedometer() {
  return (
    <>
      <p className="visually-hidden">
        The dial stands at {value}. Its zones: {zones.map((zone) => zone.text).join('; ')}. At the
        end of each week it read:{' '}
        {dialReadings.map(({ week, percent }) => `week ${week}, ${percent} %`).join('; ')}.
      </p>
      <div className="speedometer drawing">
        <div className="speedometer__dial">
          <svg viewBox="-152 -170 304 250" width="304" height="250" aria-hidden="true">
            <path className="dial-rest" d={sector(speedometer.percent, to, 128, 24)} />
            <path className="dial-value" d={sector(from, speedometer.percent, 128, 24)} />
            {zones.map((zone) => (
              <path
                key={zone.id}
                className={`zone-${zone.id}`}
                d={sector(zone.from + 0.4, zone.to - 0.4, 148, 6)}
              />
            ))}
            <path className="dial-ticks" pathLength="20" d="M-104 0A104 104 0 0 1 104 0" />
            <path className="dial-ticks--tens" pathLength="10" d="M-101 0A101 101 0 0 1 101 0" />
            <text className="mid" x="-138" y="22">
              {from}
            </text>
            <text className="end" {...onDial(watchFrom, 161)}>
              {watchFrom}
            </text>
            <text {...onDial(target, 157)}>{target}</text>
            <text className="mid" x="138" y="22">
              {to}
            </text>
            <path className="needle-gap" d={`M0 0L${needle.x} ${needle.y}`} />
            <path className="needle" d={`M0 0L${needle.x} ${needle.y}`} />
            <circle className="needle-hub" r="6" />
            <text className="mid reading" y="74">
              {value}
            </text>
          </svg>
          <p>
            {`${speedometer.inTime} of ${speedometer.closes} steps closed in time, ${speedometer.runs} runs`}
          </p>
        </div>
        <div>
          <p className="speedometer__zones">
            {zones.map(({ id, text }) => (
              <span key={id} className={`swatch swatch--${id}`}>
                {text}
              </span>
            ))}
          </p>
          <Bullet />
          <Weeks />
        </div>
      </div>
    </>
  );
}

/** Actual against target, from 0 to 100 %. */
function Bullet() {
  return (
    <>
      <p className="speedometer__bullet">
        <span>{`Actual ${value}`}</span>
        <span>{`Target ${target} %`}</span>
      </p>
      <svg width="100%" height="30" aria-hidden="true">
        <rect className="dial-rest" y="4" width="100%" height="22" />
        <rect className="dial-value" y="10" width={`${speedometer.percent}%`} height="10" />
        <line className="target" x1={`${target}%`} x2={`${target}%`} y2="30" />
      </svg>
    </>
  );
}

const first = dialReadings[0];
const last = dialReadings.at(-1);
const weekToX = percentScale(0, dialReadings.length - 1);
const readingToY = scaleLinear().domain([target, 70]).rangeRound([14, 62]);
const trend = line<(typeof dialReadings)[number]>(
  (_, index) => (100 * index) / (dialReadings.length - 1),
  ({ percent }) => readingToY(percent),
).digits(1)(dialReadings);

/** What the dial read week by week, below the target. */
function Weeks() {
  return (
    <svg className="weeks" width="100%" height="92" aria-hidden="true">
      <line className="target" x2="100%" y1="14" y2="14" />
      <text className="in-time" y="6">
        {`target ${target}`}
      </text>
      <svg
        viewBox="0 0 100 92"
        preserveAspectRatio="none"
        width="100%"
        height="92"
        aria-hidden="true"
      >
        <path d={trend ?? undefined} vectorEffect="non-scaling-stroke" />
      </svg>
      {dialReadings.map(({ week, percent }, index) => (
        <circle
          key={week}
          cx={weekToX(index)}
          cy={readingToY(percent)}
          r={week === last?.week ? 6 : 3}
        />
      ))}
      <text className="muted" y="86">
        {`${first?.percent} %, week ${first?.week}`}
      </text>
      <text className="end" x="100%" y="86">
        {`${last?.percent} %, week ${last?.week}`}
      </text>
    </svg>
  );
}
