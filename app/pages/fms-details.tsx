import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { drawSection } from '#app/content/draw-section.ts';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import { ownProcess } from '#app/content/own-process.ts';
import { FmsTabs } from '#app/figures/fms/fms-tabs.tsx';
import { ProcessLine } from '#app/kit/process-line.tsx';
import { DrawSection } from '#app/own-process/draw-section.tsx';
import { drawSectionId } from '#app/own-process/process-address.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import './fms-print.css';

export function meta() {
  return pageMeta(copy.meta);
}

/** How a process is built: four tabs, thirty examples, the visitor's own process, and the four answers of a step. */
export default function FmsDetails() {
  const { breadcrumbs, title, promise, closing } = copy;
  const { answers, ...call } = closing;
  return (
    <div className="fms">
      <PageIntro breadcrumbs={breadcrumbs} title={title} promise={promise} />
      <FmsTabs />
      <DrawSection lead={drawSection.lead} />
      <ClosingCall {...call} also={{ label: ownProcess.title, href: `#${drawSectionId}` }}>
        <ProcessLine
          stops={answers.map(({ name, text }) => ({ name, note: text, state: 'planned' }))}
          size="l"
          options={['tail']}
        />
      </ClosingCall>
    </div>
  );
}
