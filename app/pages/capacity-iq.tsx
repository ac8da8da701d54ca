import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { RoadmapStrip } from '#app/components/roadmap-strip.tsx';
import { capacityIq as copy } from '#app/content/capacity-iq.ts';
import { fill } from '#app/content/fill.ts';
import { layOutAxis } from '#app/figures/capacity-board/bars.ts';
import { CapacityBoard } from '#app/figures/capacity-board/capacity-board.tsx';
import { CapacityLegend } from '#app/figures/capacity-board/capacity-legend.tsx';
import { ScheduleDemo } from '#app/figures/capacity-board/schedule-demo.tsx';
import { suggestions } from '#app/figures/capacity-board/suggestions.ts';
import { Figure } from '#app/figures/figure.tsx';
import { Island } from '#app/islands/island.tsx';
import { fullWeek } from '#app/sample-operations/capacity.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './roadmap-page.css';

export function meta() {
  return pageMeta(copy.meta);
}

const scheduled = [copy.scheduled.title, ' ', ...copy.scheduled.text]
  .map((part) => (typeof part === 'string' ? part : part.label))
  .join('');

export default function CapacityIq() {
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} promise={copy.promise} roadmap>
        <Island
          id="schedule"
          name="schedule-demo"
          component={ScheduleDemo}
          props={{ label: copy.schedule, message: scheduled }}
          hydrate="interaction"
        />
        <p className="meta">
          <span className="with-script">{copy.scheduleCaveat} </span>
          <RichText text={copy.scheduleNote} />
        </p>
      </PageIntro>
      <div className="wrap">
        <Figure
          className="roadmap-figure capacity"
          title={fill(copy.figure.title, { hours: fullWeek })}
          note={<CapacityLegend legend={copy.legend} />}
          description={copy.description}
          readable
        >
          <Island
            id="capacity"
            name="capacity-board"
            component={CapacityBoard}
            props={{
              axis: layOutAxis(),
              labels: copy.labels,
              controls: copy.controls,
              moves: suggestions(copy.moves),
            }}
          />
        </Figure>
      </div>
      <section className="section section--after-figure wrap split">
        <div className="split__text">
          <h2>{copy.sources.title}</h2>
          <p className="lead">{copy.sources.lead}</p>
        </div>
        <dl className="ledger">
          {copy.sources.entries.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ClosingCall copy={copy.closing} />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
