import { TabPanel, Tabs } from '#app/components/tabs.tsx';
import { fmsDetails as copy } from '#app/content/fms-details.ts';
import { site } from '#app/content/site.ts';
import { Examples } from '#app/figures/fms/examples.tsx';
import { OneStep, OwnerKinds } from '#app/figures/fms/key-elements.tsx';
import { Units, WeekAroundT } from '#app/figures/fms/time-tat.tsx';
import { WorkflowTypes } from '#app/figures/fms/workflow-types.tsx';

const [keyElements, timeTat, workflowTypes, examples] = copy.tabs;

/** The four tabs of the Flow Management System page. */
export function FmsTabs() {
  return (
    <Tabs label={copy.tabsLabel} tabs={copy.tabs}>
      <TabPanel tab={keyElements}>
        <div className="wrap">
          <OneStep />
          <OwnerKinds />
        </div>
      </TabPanel>
      <TabPanel tab={timeTat}>
        <div className="wrap">
          <WeekAroundT />
          <Units />
          <p className="sample">{site.sampleData}</p>
        </div>
      </TabPanel>
      <TabPanel tab={workflowTypes}>
        <div className="wrap">
          <WorkflowTypes />
          <p className="sample">{site.sampleData}</p>
        </div>
      </TabPanel>
      <TabPanel tab={examples}>
        <div className="wrap">
          <Examples />
          <p className="sample">{site.sampleData}</p>
        </div>
      </TabPanel>
    </Tabs>
  );
}
