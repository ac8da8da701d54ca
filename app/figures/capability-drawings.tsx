import { scaleLinear } from 'd3-scale';
import { arc } from 'd3-shape';
import { dialScale, speedometer } from '#app/sample-operations/insights.ts';
import { actingStop, erpRecords } from '#app/sample-operations/order-2041.ts';
import './capability-drawings.css';
import { Stop } from './marks.tsx';

/** Drawings of the five Industry 4.0 capabilities; view box 168 × 94 from (0, -4). */

export function AutomationDrawing() {
  return (
    <>
      <path d="M8 44H62" className="track-done" />
      <path d="M62 44h74m-9-6 9 6-9 6" className="capability__line" />
      <Stop x={8} y={44} state="done" />
      <Stop x={62} y={44} state="done" />
      <Stop x={150} y={44} r={8} state="now" />
      <text x="74" y="31" className="muted">
        next step{' '}
      </text>
      <text x="74" y="68">
        opens at once{' '}
      </text>
    </>
  );
}

export function AssistantDrawing() {
  return (
    <>
      <path d="M1 6h142v28H17l-8 10V34H1zM25 54h142v28H25z" className="capability__line" />
      <path d="M12 20h90M37 68h98" className="capability__words" />
      <text x="11" y="25">
        Who is late today?{' '}
      </text>
      <text x="36" y="73" className="strong">
        {`${actingStop.step.department}, 1 step`}{' '}
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
        <path d={band({ from: percent, to: dialScale.to }) ?? ''} className="capability__rest" />
        <path
          d={ray(percent, 0, dial.inner - 4) + ray(target, dial.inner - 5, dial.outer + 7)}
          className="capability__line"
        />
        <circle r="5" className="stop-done" />
      </g>
      <text x="112" y="26" className="strong">
        {`${percent}%`}{' '}
      </text>
      <text x="134" y="63" className="muted">
        {`${target}%`}{' '}
      </text>
    </>
  );
}

export function RecordsDrawing() {
  return (
    <>
      <path d="M0 20H160" className="track-done" />
      {erpRecords.map(({ name }, index) => (
        <g key={name} transform={`translate(${20 + index * 56})`}>
          <path d="M0 34v22" className="capability__line capability__line--dotted" />
          <path d="M-10 58h20v25h-20zM-5 67h10M-5 74h6" className="capability__line" />
          <Stop x={0} y={20} state="done" />
        </g>
      ))}
    </>
  );
}

export function TwinDrawing() {
  const stops = [8, 48, 112, 152];
  return (
    <>
      <path d="M8 26h40l14-12h36l14 12h40" className="track-done" />
      <path d="M8 64h40l14 12h36l14-12h40" className="capability__line" />
      <path d="M0 45h160" className="track-planned" />
      {stops.map((x) => (
        <g key={x}>
          <Stop x={x} y={26} r={7} state="done" />
          <circle cx={x} cy="64" r="5" className="stop-planned" />
        </g>
      ))}
      <text y="8">the floor </text>
      <text y="87" className="muted">
        its twin{' '}
      </text>
    </>
  );
}
