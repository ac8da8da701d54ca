import { PageTop } from '#app/components/page-top.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { RoadmapStrip } from '#app/components/roadmap-strip.tsx';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { site } from '#app/content/site.ts';
import { CapacityBoard } from '#app/figures/capacity/capacity-board.tsx';
import { CapacityLegend } from '#app/figures/capacity/capacity-legend.tsx';
import { ScheduleDemo } from '#app/figures/capacity/schedule-demo.tsx';
import { suggestions } from '#app/figures/capacity/suggestions.ts';
import { Island } from '#app/islands/island.tsx';
import { percent } from '#app/sample-operations/arithmetic.ts';
import { capacityRows, fullWeek, teamWeeks } from '#app/sample-operations/capacity.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './capacity-iq.css';

export function meta() {
  return pageMeta(copy.meta);
}

/** The most overbooked person this week, as a share of a full week. */
function busiest() {
  const weeks = capacityRows().flatMap(({ person, cells }) =>
    cells.slice(0, 1).map(({ hours }) => ({ name: person.name, hours })),
  );
  const [first] = weeks.toSorted((one, other) => other.hours - one.hours);
  if (!first) throw new Error('Nobody is on the board.');
  return { ...first, share: percent(first.hours, fullWeek) };
}

/** The team's next week: hours taken, of how many, and hours left. */
function nextWeek() {
  const week = teamWeeks()[1];
  if (!week) throw new Error('The board has no next week.');
  return { ...week, free: week.capacity - week.hours };
}

/** A sample team's next six weeks, and what to do about the overload: move work, or hire. */
export default function CapacityIq() {
  const { labels, sum, schedule, closing } = copy;
  const { name, hours, share } = busiest();
  const next = nextWeek();
  return (
    <>
      <div className="wrap capacity-head">
        <PageTop breadcrumbs={copy.breadcrumbs} roadmap />
        <h1>{copy.title}</h1>
        <div>
          <p>{copy.lead}</p>
          <a className="button" href={copy.action.href}>
            {copy.action.label}
          </a>
        </div>
      </div>
      <figure className="capacity" aria-label={copy.figure}>
        <div className="capacity__sheet">
          <div className="capacity__bar">
            <h2>{copy.figure}</h2>
            <CapacityLegend
              legend={{ ...copy.legend, over: fill(copy.legend.over, { hours: fullWeek }) }}
            />
            <p>{site.sampleData}</p>
          </div>
          <Island
            id="capacity"
            name="capacity-board"
            component={CapacityBoard}
            props={{ labels, controls: copy.controls, insights: suggestions(copy.insights) }}
          />
          <div className="capacity__schedule">
            <h3>{schedule.title}</h3>
            <Island
              id="schedule"
              name="schedule-demo"
              component={ScheduleDemo}
              props={{ label: schedule.button, message: schedule.message }}
              hydrate="interaction"
            />
            <p>
              <span className="with-script">{schedule.note} </span>
              <RichText text={schedule.reach} />
            </p>
          </div>
        </div>
      </figure>
      <section className="wrap capacity-sum">
        <h2>{sum.title}</h2>
        <ol>
          {sum.parts.map((part) => (
            <li key={part.name}>
              <span aria-hidden="true">{part.sign}</span>
              <h3>{part.name}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ol>
        <div className="capacity-sum__example">
          <div>
            {fill(sum.example, { hours, full: fullWeek })} <strong>{share}%</strong>
          </div>
          <p>{fill(sum.reading, { name })}</p>
        </div>
      </section>
      <section className="wrap capacity-closing">
        <p>{fill(labels.hours, { hours: next.free })}</p>
        <div>
          <h2>{closing.title}</h2>
          <p>{fill(closing.text, { hours: next.hours, capacity: next.capacity })}</p>
          <a className="button" href={closing.action.href}>
            {closing.action.label}
          </a>
        </div>
      </section>
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
