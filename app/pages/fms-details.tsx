import { ClosingCall } from '#app/components/closing-call.tsx';
import { PageIntro } from '#app/components/page-intro.tsx';
import tabs from '#app/components/tabs.css?inline';
import { TabNotes, tabStyles } from '#app/components/tabs.tsx';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import examples from '#app/figures/fms/examples.css?inline';
import fluid from '#app/figures/fms/fluid.css?inline';
import { ClosedHours } from '#app/figures/fms/fluid.tsx';
import oneStep from '#app/figures/fms/one-step.css?inline';
import { drawnProcess, processIds, processStyles } from '#app/figures/fms/process-picker.tsx';
import rulers from '#app/figures/fms/rulers.css?inline';
import tatRuler from '#app/figures/fms/tat-ruler.css?inline';
import workflowTypes from '#app/figures/fms/workflow-types.css?inline';
import type { PageHandle } from '#app/root.tsx';
import { FmsTabs } from '#app/sections/fms-tabs.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { subPageStyles } from '#app/styles/site-styles.ts';
import styles from './fms-details.css?inline';

export const handle: PageHandle = {
  styles: [
    ...subPageStyles,
    tabs,
    fluid,
    oneStep,
    tatRuler,
    rulers,
    workflowTypes,
    examples,
    styles,
    tabStyles(copy.tabs.map(({ id }) => id)),
    processStyles(processIds, drawnProcess),
  ],
};

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
