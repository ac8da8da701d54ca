import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import { TabNotes } from '#app/components/tabs.tsx';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import { ClosedHours } from '#app/figures/fms/fluid.tsx';
import { FmsTabs } from '#app/sections/fms-tabs.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import './fms-details.css';

export function meta() {
  return pageMeta(copy.meta);
}

export default function FmsDetails() {
  const [first, ...others] = copy.tabs;
  const notes = [
    { id: first.id, text: copy.promise },
    ...others.map(({ id, lead }) => ({ id, text: lead })),
  ];
  return (
    <div className="fms">
      <PageIntro
        breadcrumbs={copy.breadcrumbs}
        title={copy.title}
        promise={<TabNotes notes={notes} />}
      />
      <ClosedHours />
      <FmsTabs />
      <ClosingCall copy={copy.closing} />
    </div>
  );
}
