import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { RoadmapLine } from '#app/components/roadmap-line.tsx';
import { fill } from '#app/content/fill.ts';
import { okrModule as copy } from '#app/content/okr-module.ts';
import { Figure } from '#app/figures/figure.tsx';
import { OkrTree } from '#app/figures/okr-tree/okr-tree.tsx';
import { WorkedExample } from '#app/figures/okr-tree/worked-example.tsx';
import { Island } from '#app/islands/island.tsx';
import { okrTree } from '#app/sample-operations/okr.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './roadmap-page.css';

export function meta() {
  return pageMeta(copy.meta);
}

export default function OkrModule() {
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} promise={copy.promise} roadmap />
      <div className="wrap">
        <Figure
          className="roadmap-figure"
          title={fill(copy.figure.title, { progress: okrTree().progress.percent })}
          note={copy.figure.note}
          description={copy.description}
          readable
        >
          <Island
            id="okr"
            name="okr-tree"
            component={OkrTree}
            props={{ labels: copy.labels, reading: copy.reading }}
          />
        </Figure>
      </div>
      <section className="section section--after-figure wrap split">
        <div className="split__text">
          <h2>{copy.counting.title}</h2>
          <p className="lead">{copy.counting.lead}</p>
        </div>
        <WorkedExample entries={copy.counting.entries} />
      </section>
      <RoadmapLine current={copy.meta.path} />
      <ClosingCall copy={copy.closing} />
    </>
  );
}
