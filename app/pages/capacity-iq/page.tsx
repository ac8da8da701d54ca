import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { site } from '#app/ui/copy.ts';
import { PageTop } from '#app/ui/page-top.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { RoadmapStrip } from '#app/ui/roadmap-strip.tsx';
import { fill } from '#request/fill.ts';
import { capacityIq as copy } from './copy.ts';
import { MoveInsight } from './move-insight.tsx';
import { fullWeek, hiring, nextWeek, suggestedMove } from './sample.ts';
import { ScheduleDemo } from './schedule-demo.tsx';
import { WeeksBoard } from './weeks-board.tsx';
import '#app/ui/quarters.css';
import './page.css';

export const meta = pageMeta(copy.meta);

/** A sample team's next six weeks, and what to do about the overload: move work, or hire. */
export default function CapacityIq() {
  const { weeks, sum, closing } = copy;
  const { name, before } = suggestedMove.from;
  return (
    <>
      <div className="capacity">
        <div className="wrap">
          <PageTop breadcrumbs={copy.breadcrumbs} today={copy.today} />
          <div className="capacity-head page-head halves">
            <div>
              <h1>{copy.title}</h1>
              <p className="lead">{copy.lead}</p>
              <a className="button" href={copy.action.href}>
                {copy.action.label}
              </a>
            </div>
            <MoveInsight />
          </div>
        </div>
        <section className="section">
          <div className="wrap">
            <div className="section-head">
              <h2>{weeks.title}</h2>
              <p className="lead">{fill(weeks.lead, { hours: fullWeek })}</p>
            </div>
            <WeeksBoard />
            <p className="sample">{site.sampleData}</p>
            <Hire />
          </div>
        </section>
      </div>
      <section className="wrap section capacity-sum">
        <h2>{sum.title}</h2>
        <ol className="quarters">
          {sum.parts.map(({ sign, part, text }) => (
            <li key={part}>
              <h3>
                {sign && <span className="muted" aria-hidden="true">{`${sign} `}</span>}
                {part}
              </h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ol>
        <p className="row row--apart muted">
          <b>
            {fill(sum.example, { hours: before, full: fullWeek })}{' '}
            <span className="is-late">{Math.round((100 * before) / fullWeek)}%</span>
          </b>{' '}
          <span>{fill(sum.reading, { name })}</span>
        </p>
      </section>
      <ClosingCall
        title={fill(closing.title, { free: nextWeek.free })}
        text={fill(closing.text, { hours: nextWeek.hours, capacity: nextWeek.capacity })}
        action={closing.action}
      />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}

/** The second insight, and the button that the specification gives the preview. */
function Hire() {
  const { hire, schedule } = copy;
  return (
    <div className="capacity-hire halves">
      <div>
        <p className="meta">{hire.kind}</p>
        <h3>{hire.title}</h3>
        <p className="muted prose">{fill(hire.text, hiring)}</p>
      </div>
      <div>
        <p className="meta">{schedule.title}</p>
        <Island id="schedule" name="schedule-demo" component={ScheduleDemo} props={{}} />
        <p className="meta">
          <span className="with-script">{schedule.note} </span>
          <RichText text={schedule.reach} />
        </p>
      </div>
    </div>
  );
}
