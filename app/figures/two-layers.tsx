import { scaleLinear } from 'd3-scale';
import { site } from '#app/content/site.ts';
import { type Instant, workingMinutesBetween } from '#app/sample-operations/calendar.ts';
import { formatDuration } from '#app/sample-operations/format-time.ts';
import {
  actingStop,
  type ErpRecord,
  erpGap,
  erpRecords,
  lane,
  laneStops,
} from '#app/sample-operations/order-2041.ts';
import { Stop } from './marks.tsx';
import './two-layers.css';
import { gapText, layerNames, TwoLayersList } from './two-layers-list.tsx';

const width = 1184;
/** Each plane is sheared, so that one appears below the other. Units of the view box. */
const planes = {
  fms: { top: 1, height: 122, shear: 64 },
  erp: { top: 150, height: 110, shear: 58 },
} as const;
const line = 84;
const recordTop = 206;

/** Widest a character of a name, and of the text under it, is drawn. Units; measured over the site's copy. */
const nameCharacter = 7.2;
const textCharacter = 7.4;
/** Least space between two labels. Units. */
const labelGap = 14;
/** Where the layers' names begin, and where the words under that of the upper plane end. */
const layerX = 58;
const layerEnd =
  layerX + textCharacter * Math.max(...layerNames.fms.lines.map((text) => text.length));

/** Working minutes to units, so that the lengths on both planes can be compared. */
const minutesToX = scaleLinear([0, lane.expectedMinutes], [206, 1100]);

function x(at: Instant): number {
  return Math.round(minutesToX(workingMinutesBetween(lane.started, at)));
}

function outline({ top, height, shear }: (typeof planes)[keyof typeof planes]): string {
  return `M64 ${top}H${width}l${-shear} ${height}H0Z`;
}

/** Where each label begins: at its stop, or further left where the next label needs the room. */
function startLabels(): readonly number[] {
  const starts: number[] = [];
  let next = x(lane.expectedClose) - 8;
  for (const { step, opens } of laneStops.toReversed()) {
    const length = Math.max(
      step.name.length * nameCharacter,
      step.department.length * textCharacter,
    );
    next = Math.round(Math.min(x(opens) - 8, next - labelGap - length));
    starts.unshift(next);
  }
  return starts;
}

const labelStarts = startLabels();

/** Whether all labels fit side by side: in a translation they may not, and the list replaces the drawing. */
const labelsFit = (labelStarts[0] ?? 0) >= layerEnd + 2;

/**
 * FMS above ERP as two planes: between two records the ERP sees a gap, and FMS sees who works in it. On narrow screens
 * the layers are a list side by side; that list is the drawing's text equivalent at every width.
 */
export function TwoLayers() {
  const overFrom = Math.round(
    minutesToX(workingMinutesBetween(lane.started, actingStop.opens) + actingStop.step.tat),
  );
  const nowX = x(actingStop.closes);
  return (
    <figure className="two-layers">
      {labelsFit && (
        <svg
          className="two-layers__planes drawing"
          viewBox={`0 0 ${width} 262`}
          width={width}
          height="262"
          aria-hidden="true"
        >
          <path className="plane plane--erp" d={outline(planes.erp)} />
          <path className="plane" d={outline(planes.fms)} />
          {erpRecords.map(({ name, at }) => (
            <path key={name} className="two-layers__writes" d={`M${x(at)} ${line}V${recordTop}`} />
          ))}
          <path className="track-done" d={`M${x(lane.started)} ${line}H${overFrom}`} />
          <path className="track-late" d={`M${overFrom} ${line}H${nowX}`} />
          <path className="track-planned" d={`M${nowX} ${line}H${x(lane.expectedClose)}`} />
          <text className="mid late" x={Math.round((overFrom + nowX) / 2)} y={line - 14}>
            {`${formatDuration(actingStop.over)} over`}{' '}
          </text>
          {laneStops.map(({ step, state, opens }, index) => (
            <Pin
              key={step.id}
              at={x(opens)}
              labelAt={labelStarts[index]}
              name={step.name}
              department={step.department}
              state={state}
            />
          ))}
          <Pin at={x(lane.expectedClose)} name="Closed" state="planned" />
          <Gap from={x(erpGap.from.at)} to={x(erpGap.until.at)} />
          {erpRecords.map((record) => (
            <Record key={record.name} record={record} />
          ))}
          {[layerNames.fms, layerNames.erp].map(({ name, lines }, index) => (
            <g key={name}>
              <text className="two-layers__name" x={layerX} y={72 + index * 132}>
                {name}{' '}
              </text>
              {lines.map((text, row) => (
                <text key={text} className="muted" x={layerX} y={94 + index * 132 + row * 18}>
                  {text}{' '}
                </text>
              ))}
            </g>
          ))}
        </svg>
      )}
      <TwoLayersList />
      <figcaption className="meta">{site.sampleData}</figcaption>
    </figure>
  );
}

type PinProps = {
  at: number;
  /** Where the label begins; a little before the stop unless given. */
  labelAt?: number | undefined;
  name: string;
  department?: string;
  state: 'done' | 'now' | 'planned';
};

/** What the ERP sees between two records: a dimension line with 45° slashes, and nothing in it. */
function Gap({ from, to }: { from: number; to: number }) {
  const y = 182;
  return (
    <g className="two-layers__gap dimension">
      <path d={`M${from} ${y}H${to}`} />
      {[from, to].map((x) => (
        <path key={x} className="slash" d={`M${x - 4} ${y + 4}l8-8`} />
      ))}
      <text x={(from + to) / 2} y={y + 4.5} className="mid">
        {gapText}{' '}
      </text>
    </g>
  );
}

/** A stop on the upper plane, with its name and department above it. */
function Pin({ at, labelAt = at - 8, name, department, state }: PinProps) {
  return (
    <>
      <text className="name" x={labelAt} y="40">
        {name}{' '}
      </text>
      {department && (
        <text className="muted" x={labelAt} y="60">
          {department}{' '}
        </text>
      )}
      <Stop x={at} y={line} state={state} r={state === 'planned' ? 7 : 8} />
    </>
  );
}

/** A sheet on the lower plane; dashed until it is written. */
function Record({ record: { name, at, written } }: { record: ErpRecord }) {
  const left = x(at) - 11;
  return (
    <>
      <path
        className={written ? 'sheet' : 'sheet sheet--due'}
        d={`M${left} ${recordTop}h22v28h-22zm6 9h10m-10 6h10m-10 6h6`}
      />
      <text
        className={written ? 'name' : 'name end'}
        x={written ? left + 32 : left - 10}
        y={recordTop + 20}
      >
        {name}{' '}
      </text>
    </>
  );
}
