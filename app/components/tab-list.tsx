import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { fragmentId, tabReachedBy } from './tab-keys.ts';
import './tabs.css';

export type Tab = { readonly id: string; readonly label: string };

export type TabListProps = { label: string; tabs: readonly Tab[] };

function panelAround(id: string): Element | null {
  return (id && document.getElementById(id)?.closest('[role=tabpanel]')) || null;
}

/**
 * The tab list (island). As HTML it is a list of links to the panels, and CSS shows the addressed one. Hydrated, it
 * keeps `aria-selected`, roving focus and the address in sync, and writes the chosen tab to `data-chosen` on the
 * enclosing `.tabs`, so that another fragment (the skip link) does not change the panel.
 */
export function TabList({ label, tabs }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const [hydrated, setHydrated] = useState(false);

  useEffect(() => {
    function followAddress() {
      const panel = panelAround(fragmentId(location.hash));
      if (panel) setChosen(panel.id);
      else if (location.hash === '') setChosen(tabs[0]?.id);
    }
    followAddress();
    setHydrated(true);
    addEventListener('popstate', followAddress);
    addEventListener('hashchange', followAddress);
    return () => {
      removeEventListener('popstate', followAddress);
      removeEventListener('hashchange', followAddress);
    };
  }, [tabs]);

  useEffect(() => {
    const root = list.current?.closest<HTMLElement>('.tabs');
    if (!root || !hydrated) return;
    root.dataset.chosen = chosen;
  }, [chosen, hydrated]);

  function choose(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (id !== chosen || fragmentId(location.hash) !== id) history.pushState(null, '', `#${id}`);
    setChosen(id);
  }

  function steer(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const reached = tabs[tabReachedBy(event.key, index, tabs.length) ?? -1];
    if (!reached) return;
    event.preventDefault();
    // Switching tabs adds no history entries.
    history.replaceState(null, '', `#${reached.id}`);
    setChosen(reached.id);
    document.getElementById(`tab-${reached.id}`)?.focus();
  }

  return (
    <div ref={list} className="tabs__list wrap" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          id={`tab-${tab.id}`}
          className="tabs__tab"
          role="tab"
          href={`#${tab.id}`}
          aria-controls={tab.id}
          aria-selected={tab.id === chosen}
          tabIndex={hydrated && tab.id !== chosen ? -1 : undefined}
          onClick={(event) => choose(event, tab.id)}
          onKeyDown={(event) => steer(event, index)}
        >
          {tab.label}{' '}
        </a>
      ))}
    </div>
  );
}
