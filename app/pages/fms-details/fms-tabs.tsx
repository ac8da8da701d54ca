import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { site } from '#app/ui/copy.ts';
import { fmsDetails } from './copy.ts';
import { Examples } from './examples.tsx';
import { OneStep, OwnerKinds } from './key-elements.tsx';
import { TabList } from './tab-list.tsx';
import { Units, WeekAroundT } from './time-tat.tsx';
import { WorkflowTypes } from './workflow-types.tsx';
import './tabs.css';

const { tabsLabel, tabs } = fmsDetails;

const panels: Readonly<Record<(typeof tabs)[number]['id'], ReactNode>> = {
  'key-elements': [<OneStep key="step" />, <OwnerKinds key="owners" />],
  'time-tat': [<WeekAroundT key="week" />, <Units key="units" />],
  'workflow-types': <WorkflowTypes />,
  examples: <Examples />,
};

/**
 * The four tabs of the Flow Management System page. All panels are in the HTML: without scripting all show, under their
 * headings, and the tabs are links to them. With scripting `tabStyles` shows the addressed panel before any script has
 * run; headings are then for screen readers only.
 */
export function FmsTabs() {
  return (
    <div className="tabs">
      <style href="tabs" precedence="generated">
        {tabStyles(tabs.map(({ id }) => id))}
      </style>
      <Island
        id="tabs"
        name="tab-list"
        component={TabList}
        props={{ label: tabsLabel, tabs: tabs.map(({ id, label }) => ({ id, label })) }}
        hydrateIf={['#']}
      />
      {tabs.map(({ id, label, lead }) => (
        <div
          key={id}
          id={id}
          className="tabs__panel wrap"
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
        >
          <div className="tabs__head">
            <h2>{label}</h2>
            <p className="lead">{lead}</p>
          </div>
          {panels[id]}
          {id !== 'key-elements' && <p className="sample">{site.sampleData}</p>}
        </div>
      ))}
    </div>
  );
}

/**
 * The style rules that show one panel and mark its tab. Once hydrated, the list's `data-chosen` names it. Until then it
 * is the panel that the address names, or that holds what the address names, or else the first.
 *
 * On each style change browsers evaluate `:has()` again for everything it can reach, which was half the cost of showing
 * a panel. So the selectors look at children and siblings first, and inside panels only if none of those is the target.
 */
function tabStyles(ids: readonly string[]): string {
  const unhydrated = '.tabs:not(:has(>*>[data-chosen]))';
  const notNear = `${unhydrated}:not(:has(>:target))`;
  const unaddressed = `${notNear}:not(:has(:target))`;
  const [first] = ids;
  const panels = [
    `${unhydrated}>.tabs__panel:target`,
    `${notNear}>.tabs__panel:has(:target)`,
    `${unaddressed}>#${first}`,
    ...ids.map((id) => `.tabs>:has(>[data-chosen=${id}])~#${id}`),
  ];
  const tabs = [
    '[data-chosen]>[aria-selected=true]',
    `${unaddressed} #tab-${first}`,
    ...ids.map((id) => `${unhydrated}:has(>#${id}:target) #tab-${id}`),
    ...ids.map((id) => `${notNear}:has(>#${id} :target) #tab-${id}`),
  ];
  return `@media screen and (scripting:enabled){.tabs__panel{display:none}
${panels}{display:block}
${tabs}{color:var(--ink);border-color:var(--accent)}}`;
}
