import { PageTop } from '#app/components/page-top.tsx';
import { RoadmapStrip } from '#app/components/roadmap-strip.tsx';
import { fill } from '#app/content/fill.ts';
import { multiBranchSupport as copy } from '#app/content/multi-branch-support.ts';
import { site } from '#app/content/site.ts';
import { BranchChart } from '#app/figures/branch-map/branch-chart.tsx';
import { BranchPicker } from '#app/figures/branch-map/branch-picker.tsx';
import { marksOf } from '#app/figures/branch-map/geometry.ts';
import { ProcessBars } from '#app/figures/branch-map/process-bars.tsx';
import { exception, officeLoads, rollUp } from '#app/sample-operations/branches.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './multi-branch-support.css';

const marks = marksOf(officeLoads);

export function meta() {
  return pageMeta(copy.meta);
}

export default function MultiBranchSupport() {
  const { breadcrumbs, title, lead, comparison } = copy;
  return (
    <>
      <div className="branch-sheet">
        <div className="wrap">
          <PageTop breadcrumbs={breadcrumbs} roadmap />
          <h1>{title}</h1>
          <p className="branch-sheet__lead">{lead}</p>
          <div className="branch-sheet__offices">
            <BranchChart marks={marks} />
            <Rollup />
            <BranchPicker marks={marks} first={exception.office.id} />
            <Reading />
          </div>
        </div>
      </div>
      <section className="branch-comparison wrap">
        <h2>{comparison.title}</h2>
        <p>{comparison.lead}</p>
        <ProcessBars />
        <p className="meta">{site.sampleData}</p>
      </section>
      <Closing />
      <RoadmapStrip current={copy.meta.path} />
    </>
  );
}

/** What head office sees of all locations together. */
function Rollup() {
  const { open, late } = rollUp();
  return (
    <p className="branch-rollup">
      <span>
        <b>{open}</b> {copy.rollup.open}
      </span>{' '}
      <span className="is-late">
        <b>{late}</b> {copy.rollup.late}
      </span>{' '}
      <span className="branch-rollup__sample">{site.sampleData}</span>
    </p>
  );
}

function Reading() {
  const { office, late, lateInAll, flow } = exception;
  return (
    <p className="branch-sheet__reading">
      <strong>{fill(copy.reading.name, { branch: office.name })}</strong>{' '}
      {fill(copy.reading.text, {
        branchLate: late,
        late: lateInAll,
        flowLate: flow.late,
        flow: flow.flow.toLowerCase(),
      })}
    </p>
  );
}

function Closing() {
  const { title, stops, action } = copy.closing;
  return (
    <section className="branch-closing">
      <div className="wrap">
        <h2>{title}</h2>
        <ol>
          {stops.map(({ name, text }, index) => (
            <li key={name}>
              <strong>{name}</strong> {text}{' '}
              {index === stops.length - 1 && (
                <a className="button" href={action.href}>
                  {action.label}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
