import { fill } from '#app/content/fill.ts';
import { fmsDetails } from '#app/content/fms-details.ts';
import {
  closingOfWorkingDay,
  dayAfter,
  dayStart,
  type Instant,
  officeHours,
  workingMinutesBetween,
} from '#app/sample-operations/calendar.ts';
import { formatClock, formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { laneStop } from '#app/sample-operations/order-2041.ts';
import { Figure } from '../figure.tsx';
import { Stop } from '../marks.tsx';
import { percent } from '../percent.ts';
import { At, Dimension, Fluid, Level } from './fluid.tsx';

const copy = fmsDetails.timeTat.overnight;
const stop = laneStop('dispatch');
const tat = formatDuration(stop.step.tat);
const closing = closingOfWorkingDay(stop.opens, 0);
const opening = dayAfter(stop.opens) + officeHours.opens;

/** Share of the ruler's width for the closed night; the two working days share the rest. */
const night = 0.2;
const day = (1 - night) / 2;

function shareOf(at: Instant): number {
  const first = dayStart(at) === dayStart(stop.opens);
  const start = dayStart(at) + officeHours.opens;
  const worked = (at - start) / (officeHours.closes - officeHours.opens);
  return (first ? 0 : day + night) + worked * day;
}

/** The section's sentence: start, due time, and due time if nights counted. */
export const overnightText = fill(copy.text, {
  tat,
  start: formatInstant(stop.opens),
  due: formatInstant(stop.due),
  wallClock: formatClock(stop.opens + stop.step.tat),
});

/** One TAT across a night, which is not counted. */
export function NightRuler() {
  const [start, due] = [shareOf(stop.opens), shareOf(stop.due)];
  const parts = [
    workingMinutesBetween(stop.opens, closing),
    workingMinutesBetween(opening, stop.due),
  ].map(formatDuration);
  return (
    <Figure
      title={copy.figure.title}
      note={`TAT ${tat}`}
      description={
        <p>{fill(copy.figure.description, { first: parts[0] ?? '', second: parts[1] ?? '' })}</p>
      }
    >
      <Fluid height={112}>
        <Dimension from={start} to={day} y={12} label={parts[0] ?? ''} />
        <text x="50%" y={16.5} className="muted small mid">
          closed{' '}
        </text>
        <Dimension from={day + night} to={due} y={12} label={parts[1] ?? ''} />
        <rect y={32} width={percent(day)} height={42} className="ruler-bed" />
        <rect x={percent(day)} y={32} width={percent(night)} height={42} className="closed-hours" />
        <rect
          x={percent(day + night)}
          y={32}
          width={percent(day)}
          height={42}
          className="ruler-bed"
        />
        <Level from={start} to={day} y={53} className="track-done" />
        <Level from={day} to={day + night} y={53} className="track-planned" />
        <Level from={day + night} to={due} y={53} className="track-done" />
        <At x={start} y={53}>
          <Stop state="done" />
          <text y={42} className="strong small mid">
            {formatInstant(stop.opens)}{' '}
          </text>
        </At>
        <At x={due} y={53}>
          <Stop state="join" r={7} />
          <text y={42} className="strong small mid">
            {formatInstant(stop.due)}{' '}
          </text>
        </At>
        <At x={day} y={110}>
          <text className="faint mid">{formatClock(closing)} </text>
        </At>
        <At x={day + night} y={110}>
          <text className="faint mid">{formatClock(opening)} </text>
        </At>
      </Fluid>
    </Figure>
  );
}
