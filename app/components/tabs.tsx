import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { type Tab, TabList } from './tab-list.tsx';

type TabWithLead = Tab & { readonly lead: string };

type TabsProps = { label: string; tabs: readonly Tab[]; children: ReactNode };

/**
 * Tabs whose panels are all in the HTML. Without scripting every panel shows, under its heading, and the tabs are
 * links to them. With scripting `tabStyles` shows the panel that the address names, before any script has run.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  return (
    <div className="tabs">
      <Island
        id="tabs"
        name="tab-list"
        component={TabList}
        props={{ label, tabs: tabs.map(({ id, label }) => ({ id, label })) }}
        on="touch"
        address={['#']}
      />
      {children}
    </div>
  );
}

/** One panel: its heading is seen where all panels show (no scripting, print) and read aloud always. */
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

/** One sentence per tab, in one place: the one of the chosen tab shows, and the place keeps its height. */
export function TabNotes({ notes }: { notes: readonly { id: string; text: string }[] }) {
  return (
    <span className="tabs-notes">
      {notes.map(({ id, text }) => (
        <span key={id} data-note={id}>
          {text}
        </span>
      ))}
    </span>
  );
}

/**
 * The rules that name ids: which panel shows, which tab looks chosen, which note reads. The tab list's `data-chosen`
 * decides once it is alive; until then the fragment of the address, or else the first tab.
 */
export function tabStyles(ids: readonly string[]): string {
  const rules = ids.map((id, index) => {
    const alive = `:root:has(.tabs[data-chosen="${id}"])`;
    const addressed =
      index === 0
        ? ':root:not(:has(.tabs[data-chosen],.tabs__panel:target,.tabs__panel :target))'
        : null;
    const targeted = `:root:not(:has(.tabs[data-chosen])):has(#${id}:target,#${id} :target)`;
    const chosen = `:is(${[alive, targeted, addressed].filter(Boolean).join(',')})`;
    return `${chosen} #${id}{display:block}
${chosen} #tab-${id}{color:var(--ink);box-shadow:inset 0 -4px var(--accent)}
${chosen} [data-note="${id}"]{visibility:visible}`;
  });
  return `@media screen and (scripting:enabled){.tabs__panel{display:none}
.tabs-notes>[data-note]{visibility:hidden}
${rules.join('\n')}}`;
}
