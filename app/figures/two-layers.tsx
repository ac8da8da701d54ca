import { scaleLinear } from 'd3-scale';
import { home } from '#app/content/home.ts';
import { type Instant, workingMinutesBetween } from '#app/sample-operations/calendar.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import {
  actingStop,
  type ErpRecord,
  erpGap,
  erpRecords,
  lane,
  laneStops,
} from '#app/sample-operations/order-2041.ts';
import { Dimension, Stop, Track } from './marks.tsx';
import { clockText, recordState, TwoLayersNarrow } from './two-layers-narrow.tsx';
import '#app/styles/figures.css';
import './two-layers.css';

const { captions, figure } = home.layers;
const { closed, expected } = home.hero.drawing;

/** Both planes are sheared by this many units, so that one is seen to lie under the other. */
const shear = 74;
const width = 1184;
const planeHeight = 132;
const fmsTop = 90;
const erpTop = 312;
const line = fmsTop + 52;
const recordTop = erpTop + 60;

const hoursToX = scaleLinear([0, lane.expectedMinutes], [92, 1088]);

function x(at: Instant): number {
  return Math.round(hoursToX(workingMinutesBetween(lane.started, at)));
}

function plane(top: number): string {
  return `M${shear} ${top}H${width}l${-shear} ${planeHeight}H0Z`;
}

const stopStates = { done: 'done', acting: 'now', planned: 'planned' } as const;

/**
 * FMS above ERP, as two planes: the clocks between two records add up to the one gap that the ERP sees. Narrower than
 * the drawing, the layers stand side by side; that list is the drawing's text equivalent at every width.
 */
export function TwoLayers() {
  const overFrom = hoursToX(
    workingMinutesBetween(lane.started, actingStop.opens) + actingStop.step.tat,
  );
  return (
    <figure className="two-layers">
      <svg
        className="two-layers__planes drawing"
        viewBox={`0 0 ${width} 494`}
        width={width}
        height="494"
        aria-hidden="true"
      >
        <path className="plane plane--erp" d={plane(erpTop)} />
        <path className="plane" d={plane(fmsTop)} />
        {erpRecords.map(({ name, at }) => (
          <path key={name} className="writes" d={`M${x(at)} ${line}V${recordTop - 8}`} />
        ))}
        <g className="two-layers__erp">
          <Dimension
            from={x(erpGap.from.at)}
            to={x(erpGap.until.at)}
            y={erpTop + 28}
            label={`ERP: one gap of ${formatDuration(erpGap.minutes)}`}
          />
          {erpRecords.map((record) => (
            <Record key={record.name} record={record} />
          ))}
        </g>
        <Track state="done" d={`M${x(lane.started)} ${line}H${Math.round(overFrom)}`} />
        <Track state="late" d={`M${Math.round(overFrom)} ${line}H${x(actingStop.closes)}`} />
        <Track state="planned" d={`M${x(actingStop.closes)} ${line}H${x(lane.expectedClose)}`} />
        <text
          className="mid late"
          x={Math.round((overFrom + x(actingStop.closes)) / 2)}
          y={line - 15}
        >
          {formatDuration(actingStop.over)} over TAT
        </text>
        {erpGap.stops.map((stop) => (
          <Dimension
            key={stop.step.id}
            from={x(stop.opens)}
            to={x(stop.closes)}
            y={line + 48}
            label={
              stop === actingStop
                ? `FMS: ${stop.step.desk} holds it, ${clockText(stop)}`
                : clockText(stop)
            }
          />
        ))}
        {laneStops.map(({ step, state, opens }, index) => (
          <Pin
            key={step.id}
            at={x(opens)}
            name={step.name}
            desk={step.desk}
            state={stopStates[state]}
            shift={index === 0 ? -8 : 0}
          />
        ))}
        <Pin at={x(lane.expectedClose)} name={closed} desk={expected} state="planned" shift={0} />
        <LayerName top={fmsTop} name={captions.fms.name} text={captions.fms.text} />
        <LayerName top={erpTop} name={captions.erp.name} text={captions.erp.text} />
      </svg>
      <TwoLayersNarrow />
      <figcaption className="two-layers__caption meta">
        <span>
          {figure.note} <span className="figure__sample">{figure.sample}</span>
        </span>
        <span>{captions.writes}</span>
      </figcaption>
    </figure>
  );
}

type PinProps = {
  at: number;
  name: string;
  desk: string;
  state: 'done' | 'now' | 'planned';
  /** Moves the words aside where the next stop is near. */
  shift: number;
};

/** A stop on the upper plane and the words that stand above it. */
function Pin({ at, name, desk, state, shift }: PinProps) {
  return (
    <>
      <path className="connector" d={`M${at} 60V${line - 10}`} />
      <text className="name" x={at + shift} y="30">
        {name}
      </text>
      <text className="muted" x={at + shift} y="50">
        {desk}
      </text>
      <Stop x={at} y={line} state={state} r={state === 'planned' ? 8.5 : 10} />
    </>
  );
}

/** A sheet on the lower plane; dashed until it is written. */
function Record({ record }: { record: ErpRecord }) {
  const left = x(record.at);
  const textX = record.written ? left + 38 : left - 36;
  const anchor = record.written ? undefined : 'end';
  return (
    <g className={anchor}>
      <path
        className={record.written ? 'sheet' : 'sheet sheet--due'}
        d={`M${left - 9} ${recordTop}h34l-16 46h-34zm7 12h17m-20 10h17m-20 10h17`}
      />
      <text className="name" x={textX} y={recordTop + 20}>
        {record.name}
      </text>
      <text className="muted" x={textX} y={recordTop + 40}>
        {recordState(record)} {formatInstant(record.at)}
      </text>
    </g>
  );
}

function LayerName({ top, name, text }: { top: number; name: string; text: string }) {
  return (
    <>
      <text className="name" y={top + planeHeight + 26}>
        {name}
      </text>
      <text className="muted" y={top + planeHeight + 47}>
        {text}
      </text>
    </>
  );
}
