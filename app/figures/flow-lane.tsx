import { fill } from '#app/content/fill.ts';
import { home } from '#app/content/home.ts';
import { officeHours } from '#app/sample-operations/calendar.ts';
import { formatClock, formatDuration, formatInstant } from '#app/sample-operations/format-time.ts';
import { actingStop, lane, order2041 } from '#app/sample-operations/order-2041.ts';
import { Figure } from './figure.tsx';
import { FlowLaneChart } from './flow-lane-chart.tsx';
import { FlowLaneStops } from './flow-lane-stops.tsx';
import '#app/styles/figures.css';
import './flow-lane.css';

const { lane: caption, legend, drawing } = home.hero;

/** What each mark means: the marks themselves, drawn in CSS. */
function Legend() {
  return Object.entries(legend).map(([state, text]) => (
    <span key={state} className="lane__key" data-state={state}>
      {text}
    </span>
  ));
}

/**
 * Order 2041 half-way, drawn twice from the same stops: on a time axis where there is room, top to bottom where there
 * is not. The second one is also the first one's text equivalent.
 */
export function FlowLane() {
  return (
    <Figure
      className="lane"
      readable
      title={caption.title}
      note={
        <>
          <span>
            {fill(caption.note, {
              order: order2041.order,
              over: formatDuration(actingStop.over),
              late: formatDuration(lane.lateBy),
              opens: formatClock(officeHours.opens),
              closes: formatClock(officeHours.closes),
            })}
          </span>
          <span className="lane__legend">
            <Legend />
          </span>
        </>
      }
      description={fill(drawing.description, {
        plannedClose: formatInstant(lane.plannedClose),
        expectedClose: formatInstant(lane.expectedClose),
        late: formatDuration(lane.lateBy),
      })}
    >
      <FlowLaneChart />
      <FlowLaneStops />
    </Figure>
  );
}
