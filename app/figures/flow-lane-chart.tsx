import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { type Instant, weekdayOf } from '#app/sample-operations/calendar.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatClock, formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { actingStop, lane, laneStops } from '#app/sample-operations/order-2041.ts';
import { laneDays, laneEnd, laneHours, laneMiddle, laneWidth, laneX } from './flow-lane-scale.ts';
import { At, Stop } from './marks.tsx';

const { drawing } = home.hero;

/** Pixels from the top: the axis, the plan, what happened, three lines of text, the dimension row. */
const rows = { axis: 28, plan: 80, actual: 160, name: 201, owner: 223, opened: 244, measure: 288 };
const height = 324;
const flagWidth = 134;

type StretchProps = { from: Instant; to: Instant; y: number; className: string };

function Stretch({ from, to, y, className }: StretchProps) {
  return <line x1={laneX(from)} x2={laneX(to)} y1={y} y2={y} className={className} />;
}

/** Days, and a tick for each hour. */
function Axis() {
  return (
    <>
      <line
        x1={laneX(lane.started)}
        x2={laneEnd}
        y1={rows.axis + 3}
        y2={rows.axis + 3}
        pathLength={laneHours}
        className="lane__hours"
      />
      <line
        x1={laneX(lane.started)}
        x2={laneEnd}
        y1={rows.axis}
        y2={rows.axis}
        className="connector"
      />
      {laneDays.map((day) => (
        <At key={day} x={laneX(day)}>
          <path d={`M0 ${rows.axis}V${rows.actual + 20}`} className="hairline" />
          <text x="8" y="19" className="strong">
            {weekdayOf(day)}
          </text>
        </At>
      ))}
    </>
  );
}

/** The plan, dashed, and a thin line from each planned stop to the actual one: how far the work has slipped. */
function Plan() {
  const marks = [
    ...laneStops.map(({ plannedOpens, opens }) => [plannedOpens, opens] as const),
    [lane.plannedClose, lane.expectedClose] as const,
  ];
  return (
    <>
      {marks.map(([planned, actual]) => (
        <line
          key={planned}
          x1={laneX(planned)}
          x2={laneX(actual)}
          y1={rows.plan}
          y2={rows.actual}
          className="connector"
        />
      ))}
      <Stretch from={lane.started} to={lane.plannedClose} y={rows.plan} className="track-planned" />
      {marks.map(([planned]) => (
        <circle key={planned} cx={laneX(planned)} cy={rows.plan} r="5" className="lane__plan" />
      ))}
      <text x={laneMiddle(lane.started, lane.plannedClose)} y={rows.plan - 9} className="muted end">
        {fill(drawing.plan, { planned: formatDuration(lane.plannedMinutes) })}
      </text>
      <Stretch
        from={lane.plannedClose}
        to={lane.expectedClose}
        y={rows.plan}
        className="lane__slip"
      />
      <At x={laneX(lane.expectedClose)}>
        <path d={`M0 ${rows.plan - 8}v16`} className="lane__slip" />
      </At>
      <text
        x={laneMiddle(lane.plannedClose, lane.expectedClose)}
        y={rows.plan - 10}
        className="late mid"
      >
        {fill(drawing.closesLate, { late: formatDuration(lane.lateBy) })}
      </text>
    </>
  );
}

type MeasureProps = {
  from: Instant;
  to: Instant;
  label: string;
  state: 'used' | 'planned' | 'late';
};

/** One stretch of the dimension row. */
function Measure({ from, to, label, state }: MeasureProps) {
  return (
    <>
      <Stretch from={from} to={to} y={rows.measure} className={`lane__measure ${state}`} />
      {[from, to].map((at) => (
        <At key={at} x={laneX(at)}>
          <path d={`M-4 ${rows.measure + 4}l8-8`} className={`lane__slash ${state}`} />
        </At>
      ))}
      <text
        x={laneMiddle(from, to)}
        y={rows.measure + 20}
        className={`mid ${state === 'planned' ? 'muted' : state}`}
      >
        {label}
      </text>
    </>
  );
}

function Measures() {
  return laneStops.flatMap(({ step, state, opens, due, closes, takes, over }) => {
    const tat = fill(drawing.tat, { tat: formatDuration(step.tat) });
    const measure =
      state === 'done' ? (
        <Measure
          key={step.id}
          from={opens}
          to={closes}
          label={formatDuration(takes)}
          state="used"
        />
      ) : (
        <Measure
          key={step.id}
          from={opens}
          to={due}
          label={tat}
          state={state === 'planned' ? state : 'used'}
        />
      );
    if (over === 0) return [measure];
    const label = fill(drawing.over, { over: formatDuration(over) });
    return [measure, <Measure key="over" from={due} to={closes} label={label} state="late" />];
  });
}

/** What the acting step waits for, from the hour its time was up. */
function Waiting() {
  const { step, due } = actingStop;
  return (
    <At x={laneX(due)}>
      <text x="12" y={rows.name} className="late">
        {fill(drawing.tatEnded, { clock: formatClock(due) })}
      </text>
      <text x="12" y={rows.owner}>
        {fill(drawing.waiting, { person: step.owner.name })}
      </text>
      <text x="12" y={rows.opened}>
        {fill(drawing.missing, { missing: lane.quotesMissing, asked: lane.quotesAsked })}
      </text>
    </At>
  );
}

/** A stop and who acts there; beside the line of the present moment the words make room for it. */
function NamedStop(props: { at: Instant; name: string; desk: string; state: string }) {
  const { at, name, desk, state } = props;
  const x = at === now ? 14 : -11;
  return (
    <At x={laneX(at)}>
      <Stop
        x={0}
        y={rows.actual}
        r={state === 'planned' ? 9.5 : 11}
        state={state === 'acting' ? 'now' : state === 'done' ? 'done' : 'planned'}
      />
      <text x={x} y={rows.name} className="name">
        {name}
      </text>
      <text x={x} y={rows.owner} className="muted">
        {desk}
      </text>
      <text x={x} y={rows.opened} className="faint">
        {formatInstant(at)}
      </text>
    </At>
  );
}

/** The flow lane on its time axis; 36 px an hour at full width, stretched with the page, its words never. */
export function FlowLaneChart() {
  const { due, closes, over } = actingStop;
  return (
    <svg className="lane__chart" width="1184" height={height} aria-hidden="true">
      <rect
        x={laneX(due)}
        y={rows.axis}
        width={laneWidth(over)}
        height={rows.measure - rows.axis}
        className="lane__over"
      />
      <Axis />
      <Plan />
      <Stretch from={lane.started} to={due} y={rows.actual} className="track-done" />
      <Stretch from={due} to={closes} y={rows.actual} className="track-late" />
      <Stretch from={closes} to={lane.expectedClose} y={rows.actual} className="track-planned" />
      <Waiting />
      <Measures />
      <At x={laneX(now)}>
        <path d={`M0 0v${height - 8}`} className="lane__now" />
        <rect width={flagWidth} height={rows.axis} className="stop-now" />
        <text x={flagWidth / 2} y="19" className="lane__flag mid">
          {fill(drawing.now, { instant: formatInstant(now) })}
        </text>
      </At>
      {laneStops.map(({ step, state, opens }) => (
        <NamedStop key={step.id} at={opens} name={step.name} desk={step.desk} state={state} />
      ))}
      <NamedStop
        at={lane.expectedClose}
        name={drawing.closed}
        desk={drawing.expected}
        state="planned"
      />
    </svg>
  );
}
