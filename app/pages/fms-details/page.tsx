import { ownProcess } from '#app/own-process/copy.ts';
import { DrawSection } from '#app/own-process/draw-section.tsx';
import { drawSection } from '#app/own-process/draw-section-copy.ts';
import { ProcessLine } from '#app/product/process-line.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { PageIntro } from '#app/ui/page-intro.tsx';
import { drawSectionId } from '#request/process/process-address.ts';
import { fmsDetails as copy } from './copy.ts';
import { FmsTabs } from './fms-tabs.tsx';
import './print.css';

export const meta = pageMeta(copy.meta);

/** How a process is built: four tabs, thirty examples, the visitor's own process, and the four answers of a step. */
export default function FmsDetails() {
  const { breadcrumbs, title, lead, closing } = copy;
  const { answers, ...call } = closing;
  return (
    <div>
      <PageIntro breadcrumbs={breadcrumbs} title={title} lead={lead} />
      <FmsTabs />
      <DrawSection lead={drawSection.lead} />
      <ClosingCall {...call} also={{ label: ownProcess.title, href: `#${drawSectionId}` }}>
        <ProcessLine
          stops={answers.map(({ name, text }) => ({ name, note: text, state: 'planned' }))}
          large
          options={['tail']}
        />
      </ClosingCall>
    </div>
  );
}
