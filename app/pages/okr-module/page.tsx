import { Island } from '#app/islands/island.tsx';
import { Cells } from '#app/product/cells.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { site } from '#app/ui/copy.ts';
import { PageTop } from '#app/ui/page-top.tsx';
import { RoadmapStrip } from '#app/ui/roadmap-strip.tsx';
import { fill } from '#request/fill.ts';
import { okrModule as copy } from './copy.ts';
import { OkrGoal } from './okr-goal.tsx';
import { keyResults, objective } from './sample.ts';
import './page.css';

export const meta = pageMeta(copy.meta);

/** A sample goal at the size of a headline, down to the task that holds it back. */
export default function OkrModule() {
  const { reading, counting, closing } = copy;
  const [, quotes] = keyResults;
  return (
    <>
      <div className="wrap">
        <PageTop breadcrumbs={copy.breadcrumbs} today={copy.today} />
        <Island id="okr" name="okr-goal" component={OkrGoal} props={{}} />
        <p className="sample">{site.sampleData}</p>
        <section className="okr-reading section-head">
          <h2>{reading.title}</h2>
          <p className="lead">{reading.text}</p>
        </section>
      </div>
      <section className="wrap section okr-counting">
        <h2>{counting.title}</h2>
        <ol className="rows">
          <li className="row">
            <p>{counting.task}</p>
            <Cells onTime={1} late={0} added={1} />
            <b>{counting.one}</b>
          </li>
          <li className="row">
            <p>{counting.keyResult}</p>
            <Share {...quotes} />
          </li>
          <li className="row">
            <p>{counting.objective}</p>
            <Share {...objective} />
          </li>
        </ol>
      </section>
      <ClosingCall
        title={
          <>
            {closing.title} <span className="okr-blank" />
          </>
        }
        text={closing.text}
        action={closing.action}
      />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}

/** What one more step on time makes of a share. */
function Share({ onTime, closed }: { readonly onTime: number; readonly closed: number }) {
  const before = Math.round((100 * onTime) / closed);
  const after = Math.round((100 * (onTime + 1)) / (closed + 1));
  return (
    <>
      <Cells onTime={onTime + 1} late={closed - onTime} added={1} />
      <b>{fill(copy.counting.change, { before, after })}</b>
    </>
  );
}
