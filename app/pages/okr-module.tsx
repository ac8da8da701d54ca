import { PageTop } from '#app/components/page-top.tsx';
import { RoadmapStrip } from '#app/components/roadmap-strip.tsx';
import { fill } from '#app/content/fill.ts';
import { okrModule as copy } from '#app/content/okr-module.ts';
import { site } from '#app/content/site.ts';
import { Cells } from '#app/figures/okr/cells.tsx';
import { OkrGoal } from '#app/figures/okr/okr-goal.tsx';
import { WorkedExample } from '#app/figures/okr/worked-example.tsx';
import { Island } from '#app/islands/island.tsx';
import { okrTree } from '#app/sample-operations/okr.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './okr-module.css';

export function meta() {
  return pageMeta(copy.meta);
}

/** A sample goal at the size of a headline, down to the task that holds it back. */
export default function OkrModule() {
  const { progress } = okrTree();
  const { labels, closing } = copy;
  return (
    <>
      <div className="wrap">
        <PageTop breadcrumbs={copy.breadcrumbs} roadmap />
        <div className="okr-head">
          <div>
            <h1>{copy.title}</h1>
            <p className="page-lead">{copy.lead}</p>
          </div>
          <p className="okr-head__percent">
            <strong>{progress.percent}%</strong>{' '}
            <span>
              <b>{fill(labels.progress, { done: progress.done, all: progress.total })}</b>{' '}
              {labels.counted}
            </span>
          </p>
        </div>
        <figure className="okr-figure" aria-label={copy.figure}>
          <div className="okr-figure__key">
            <span>
              <Cells progress={{ done: 1, total: 1, percent: 100 }} /> {labels.onTime}
            </span>{' '}
            <span>
              <Cells progress={{ done: 0, total: 1, percent: 0 }} /> {labels.closedLateKey}
            </span>{' '}
            <span>{site.sampleData}</span>
          </div>
          <Island
            id="okr"
            name="okr-goal"
            component={OkrGoal}
            props={{ labels, reading: copy.reading }}
          />
        </figure>
        <section className="okr-counting">
          <h2>{copy.counting.title}</h2>
          <WorkedExample steps={copy.counting.steps} />
        </section>
        <section className="okr-closing">
          <p>
            {closing.sentence}{' '}
            <span>
              {closing.unfinished} <span className="okr-closing__blank" />
            </span>
          </p>
          <div className="closing-call">
            <p>{closing.text}</p>
            <a className="button" href={closing.action.href}>
              {closing.action.label}
            </a>
          </div>
        </section>
      </div>
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
