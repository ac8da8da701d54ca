import { pageMeta } from '#app/seo/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { site } from '#app/ui/copy.ts';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { RoadmapStrip } from '#app/ui/roadmap-strip.tsx';
import { fill } from '#request/fill.ts';
import { BranchList, BranchProcesses, ProcessComparison } from './branches.tsx';
import { multiBranchSupport as copy } from './copy.ts';
import { exception, rollup } from './sample.ts';
import './page.css';

export const meta = pageMeta(copy.meta);

export default function MultiBranchSupport() {
  const { title, lead, reading, comparison, closing } = copy;
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} today={copy.today} title={title} lead={lead} />
      <div className="branches wrap">
        <div className="branches__body halves">
          <div>
            <p className="branches__total row muted">
              <span>
                <b>{rollup.open}</b> {copy.rollup.open}
              </span>{' '}
              <span className="is-late">
                <b>{rollup.late}</b> {copy.rollup.late}
              </span>
            </p>
            <BranchList />
          </div>
          <div>
            <BranchProcesses />
            <p className="muted prose">
              <strong>{fill(reading.name, exception)}</strong>{' '}
              {fill(reading.text, { ...exception, all: rollup.late })}
            </p>
          </div>
        </div>
        <p className="sample">{site.sampleData}</p>
      </div>
      <section className="wrap section">
        <div className="section-head">
          <h2>{comparison.title}</h2>
          <p className="lead">{comparison.lead}</p>
        </div>
        <ProcessComparison />
        <p className="sample">{site.sampleData}</p>
      </section>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}
