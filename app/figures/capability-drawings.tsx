import { scaleLinear } from 'd3-scale';
import { arc } from 'd3-shape';
import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import { dialScale, speedometer } from '#app/sample-operations/insights.ts';
import { actingStop, erpRecords, laneStops } from '#app/sample-operations/order-2041.ts';
import { At, Stop, Track } from './marks.tsx';

const { drawings: copy } = home.industry;

/** When a step closes the next one opens: nothing between them in the sample order. */
const delay = (laneStops[1]?.opens ?? 0) - (laneStops[0]?.closes ?? 0);

export function AutomationDrawing() {
  return (
    <>
      <Track d="M8 44H62" state="done" />
      <path d="M62 44h74m-9-6 9 6-9 6" className="sketch" />
      <Stop x={8} y={44} state="done" />
      <Stop x={62} y={44} state="done" />
      <Stop x={150} y={44} r={8} state="now" />
      <text x="74" y="32" className="muted">
        {copy.opens}
      </text>
      <text x="74" y="66">
        {fill(copy.delay, { delay: delay === 0 ? '0 m' : formatDuration(delay) })}
      </text>
    </>
  );
}

export function AssistantDrawing() {
  return (
    <>
      <path d="M1 8h138v26H17l-8 10V34H1zM25 54h134v26H25z" className="sketch" />
      <text x="11" y="26">
        {copy.question}
      </text>
      <text x="37" y="72" className="strong">
        {fill(copy.answer, { desk: actingStop.step.desk, count: 1 })}
      </text>
    </>
  );
}

const dial = { x: 62, y: 78, outer: 62, inner: 54 };
const angle = scaleLinear()
  .domain([dialScale.from, dialScale.to])
  .range([-Math.PI / 2, Math.PI / 2]);
const band = arc<{ from: number; to: number }>()
  .innerRadius(dial.inner)
  .outerRadius(dial.outer)
  .startAngle(({ from }) => angle(from))
  .endAngle(({ to }) => angle(to))
  .digits(0);

/** A ray of the dial from one radius to another. */
function ray(value: number, from: number, to: number): string {
  const [x, y] = [Math.sin(angle(value)), -Math.cos(angle(value))];
  return `M${Math.round(x * from)} ${Math.round(y * from)}L${Math.round(x * to)} ${Math.round(y * to)}`;
}

export function SpeedometerDrawing() {
  const { percent, target } = speedometer;
  return (
    <>
      <g transform={`translate(${dial.x} ${dial.y})`}>
        <path d={band({ from: dialScale.from, to: percent }) ?? ''} className="stop-done" />
        <path d={band({ from: percent, to: dialScale.to }) ?? ''} className="sketch__rest" />
        <path
          d={ray(percent, 0, dial.inner - 4) + ray(target, dial.inner - 5, dial.outer + 7)}
          className="sketch"
        />
        <circle r="5" className="stop-done" />
      </g>
      <text x="112" y="26" className="strong">
        {fill(copy.percent, { percent })}
      </text>
      <text x="132" y="63" className="muted">
        {target}
      </text>
    </>
  );
}

export function RecordsDrawing() {
  return (
    <>
      <Track d="M0 20H160" state="done" />
      {erpRecords.map(({ name }, index) => (
        <At key={name} x={20 + index * 56}>
          <path d="M0 34v22" className="sketch sketch__dots" />
          <path d="M-10 58h20v25h-20zM-5 67h10M-5 74h6" className="sketch" />
          <Stop x={0} y={20} state="done" />
        </At>
      ))}
    </>
  );
}

export function TwinDrawing() {
  const stops = [8, 48, 112, 152];
  return (
    <>
      <Track d="M8 26h40l14-12h36l14 12h40" state="done" />
      <path d="M8 64h40l14 12h36l14-12h40" className="connector" />
      <path d="M0 45h160" className="track-planned" />
      {stops.map((x) => (
        <g key={x}>
          <Stop x={x} y={26} r={7} state="done" />
          <circle cx={x} cy="64" r="5" className="stop-planned" />
        </g>
      ))}
      <text y="9">{copy.floor}</text>
      <text y="84" className="muted">
        {copy.twin}
      </text>
    </>
  );
}
