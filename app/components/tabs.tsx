import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { HeadStyle } from './head-style.tsx';
import { type Tab, TabList } from './tab-list.tsx';
import './tabs.css';

type TabWithLead = Tab & { readonly lead: string };

type TabsProps = { label: string; tabs: readonly Tab[]; children: ReactNode };

/**
 * Tabs whose panels are all in the HTML. Without scripting all panels show, under their headings, and the tabs are
 * links to them. With scripting `tabStyles` shows the addressed panel before any script has run.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  return (
    <div className="tabs">
      <HeadStyle id="tabs" css={tabStyles(tabs.map(({ id }) => id))} />
      <Island
        id="tabs"
        name="tab-list"
        component={TabList}
        props={{ label, tabs: tabs.map(({ id, label }) => ({ id, label })) }}
        hydrateIf={['#']}
      />
      {children}
    </div>
  );
}

/** One panel. Its heading is visible where all panels show (no scripting, print), and always read by screen readers. */
export function TabPanel({ tab, children }: { tab: TabWithLead; children: ReactNode }) {
  return (
    <div className="tabs__panel" id={tab.id} role="tabpanel" aria-labelledby={`tab-${tab.id}`}>
      <div className="tabs__head wrap">
        <h2>{tab.label}</h2>
        <p className="lead">{tab.lead}</p>
      </div>
      {children}
    </div>
  );
}

/**
 * The rules that name ids: which panel shows and which tab looks chosen. Hydrated, `data-chosen` on `.tabs` decides; until
 * then the address, by naming a panel or something inside one, or else the first tab.
 *
 * On each style change browsers evaluate `:has()` again for everything it can reach, which was half the cost of showing
 * a panel. So the selectors look at children and siblings first, and inside panels only if none of those is the target.
 */
function tabStyles(ids: readonly string[]): string {
  const unhydrated = '.tabs:not([data-chosen])';
  const notNear = `${unhydrated}:not(:has(>:target))`;
  const unaddressed = `${notNear}:not(:has(:target))`;
  const [first] = ids;
  const panels = [
    `${unhydrated}>.tabs__panel:target`,
    `${notNear}>.tabs__panel:has(:target)`,
    `${unaddressed}>#${first}`,
    ...ids.map((id) => `.tabs[data-chosen=${id}]>#${id}`),
  ];
  const tabs = [
    '.tabs[data-chosen] [aria-selected=true]',
    `${unaddressed} #tab-${first}`,
    ...ids.map((id) => `${unhydrated}:has(>#${id}:target) #tab-${id}`),
    ...ids.map((id) => `${notNear}:has(>#${id} :target) #tab-${id}`),
  ];
  return `@media screen and (scripting:enabled){.tabs__panel{display:none}
${panels}{display:block}
${tabs}{color:var(--ink);border-color:var(--accent)}}`;
}
