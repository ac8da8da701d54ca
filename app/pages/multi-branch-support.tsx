import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { RoadmapLine } from '#app/components/roadmap-line.tsx';
import { fill } from '#app/content/fill.ts';
import { multiBranchSupport as copy } from '#app/content/multi-branch-support.ts';
import { BranchSchematic } from '#app/figures/branch-schematic/branch-schematic.tsx';
import { ProcessComparison } from '#app/figures/branch-schematic/process-comparison.tsx';
import { layOut } from '#app/figures/branch-schematic/schematic.ts';
import { Figure } from '#app/figures/figure.tsx';
import { Island } from '#app/islands/island.tsx';
import { exception, officeLoads, rollUp } from '#app/sample-operations/branches.ts';
import { now } from '#app/sample-operations/company.ts';
import { formatInstant } from '#app/sample-operations/format-time.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './roadmap-page.css';

export function meta() {
  return pageMeta(copy.meta);
}

export default function MultiBranchSupport() {
  return (
    <>
      <PageIntro breadcrumbs={copy.breadcrumbs} title={copy.title} promise={copy.promise} roadmap />
      <div className="wrap">
        <Figure
          className="roadmap-figure"
          title={fill(copy.figure.title, { now: formatInstant(now) })}
          note={copy.figure.note}
          description={copy.description}
          readable
        >
          <Island
            id="branches"
            name="branch-schematic"
            component={BranchSchematic}
            props={{
              schematic: layOut(officeLoads, rollUp()),
              first: exception.office.id,
              labels: copy.labels,
              reading: {
                name: fill(copy.reading.name, { branch: exception.office.name }),
                text: fill(copy.reading.text, {
                  branchLate: exception.late,
                  late: exception.lateInAll,
                  flowLate: exception.flow.late,
                  flow: exception.flow.flow.toLowerCase(),
                }),
              },
            }}
            address={['branch']}
          />
        </Figure>
      </div>
      <section className="section section--after-figure wrap split">
        <div className="split__text">
          <h2>{copy.comparison.title}</h2>
          <p className="lead">{copy.comparison.lead}</p>
          <p className="meta">{copy.comparison.overNote}</p>
        </div>
        <ProcessComparison copy={copy.comparison} />
      </section>
      <RoadmapLine current={copy.meta.path} />
      <ClosingCall copy={copy.closing} />
    </>
  );
}
