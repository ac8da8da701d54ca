import { PageTop } from '#app/components/page-top.tsx';
import { TabNotes } from '#app/components/tabs.tsx';
import { drawSection } from '#app/content/draw-section.ts';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { ClosedHours } from '#app/figures/fms/fluid.tsx';
import { DrawSection } from '#app/own-process/draw-section.tsx';
import { drawSectionId } from '#app/own-process/process-address.ts';
import { FmsTabs } from '#app/sections/fms-tabs.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import './fms-details.css';
import './fms-print.css';

export function meta() {
  return pageMeta(copy.meta);
}

/** How a process is built: four tabs, thirty examples, the visitor's own process, and four blanks for a step of it. */
export default function FmsDetails() {
  const [first, ...others] = copy.tabs;
  const notes = [
    { id: first.id, text: copy.promise },
    ...others.map(({ id, lead }) => ({ id, text: lead })),
  ];
  const { closing } = copy;
  return (
    <div className="fms">
      <div className="wrap">
        <PageTop breadcrumbs={copy.breadcrumbs}>
          <a href={`#${drawSectionId}`}>{ownProcess.title}</a>
        </PageTop>
        <div className="fms-head">
          <h1>{copy.title}</h1>
          <p className="page-lead">
            <TabNotes notes={notes} />
          </p>
        </div>
      </div>
      <ClosedHours />
      <FmsTabs />
      <DrawSection lead={drawSection.lead} />
      <section className="fms-closing wrap">
        <h2>{closing.title}</h2>
        <ol className="fms-closing__blanks">
          {closing.blanks.map(({ id, name, text }) => (
            <li key={id}>
              <strong>{name}</strong> <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className="closing-call">
          <p>{closing.text}</p>
          <a className="button" href={closing.action.href}>
            {closing.action.label}
          </a>
        </div>
      </section>
    </div>
  );
}
