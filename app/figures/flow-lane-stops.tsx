import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { type LaneStop, lane, laneStops } from '#app/sample-operations/order-2041.ts';

const { drawing } = home.hero;

/** The acting step's over-run, who it waits for, and the line of the present moment. */
function Overrun({ stop }: { stop: LaneStop }) {
  return (
    <>
      <p>
        <strong>{fill(drawing.overTat, { over: formatDuration(stop.over) })}</strong>
        {[
          '',
          fill(drawing.since, { instant: formatInstant(stop.due) }),
          fill(drawing.waiting, { person: stop.step.owner.name }),
          fill(drawing.missing, { missing: lane.quotesMissing, asked: lane.quotesAsked }),
        ].join(' ')}
      </p>
      <em>
        <span>{fill(drawing.now, { instant: formatInstant(now) })}</span>
      </em>
    </>
  );
}

/** The lane as a list, top to bottom: step, when it opened, its owner, time used or allowed. */
export function FlowLaneStops() {
  return (
    <ol className="lane__stops">
      {laneStops.map((stop) => (
        <li key={stop.step.id} data-state={stop.state}>
          <b>{stop.step.name}</b>
          <span>{formatInstant(stop.opens)}</span>
          <span>{`${stop.step.owner.name}, ${stop.step.desk}`}</span>
          <span>
            {stop.state === 'done'
              ? formatDuration(stop.takes)
              : fill(drawing.tat, { tat: formatDuration(stop.step.tat) })}
          </span>
          {stop.over > 0 && <Overrun stop={stop} />}
        </li>
      ))}
      <li data-state="planned">
        <b>{drawing.closed}</b>
        <span>{formatInstant(lane.expectedClose)}</span>
        <span className="late">
          {fill(drawing.plannedClose, { instant: formatInstant(lane.plannedClose) })}
        </span>
        <span className="late">{fill(drawing.late, { late: formatDuration(lane.lateBy) })}</span>
      </li>
    </ol>
  );
}
