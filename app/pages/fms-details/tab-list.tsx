import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import './tabs.css';

type Props = { label: string; tabs: readonly { readonly id: string; readonly label: string }[] };

/**
 * The tab list (island). As HTML it is a list of links to the panels, and CSS shows the addressed one. Hydrated, it
 * keeps `aria-selected`, roving focus and the address in sync, and names the chosen panel in `data-chosen`, so that
 * another fragment (the skip link) does not change it.
 */
export function TabList({ label, tabs }: Props) {
  const [chosen, setChosen] = useState<string>();
  const selected = chosen ?? tabs[0]?.id;

  useEffect(() => {
    function followAddress() {
      const id = location.hash.slice(1);
      const panel = id ? document.getElementById(id)?.closest('[role=tabpanel]') : null;
      setChosen((now) => panel?.id ?? ((id && now) || tabs[0]?.id));
    }
    followAddress();
    addEventListener('popstate', followAddress);
    addEventListener('hashchange', followAddress);
    return () => {
      removeEventListener('popstate', followAddress);
      removeEventListener('hashchange', followAddress);
    };
  }, [tabs]);

  function choose(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`);
    setChosen(id);
  }

  function steer(event: KeyboardEvent<HTMLElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    // As the ARIA Authoring Practices have it; -1 is the last tab.
    const moves = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const move = new Map(Object.entries(moves)).get(event.key);
    const reached = move === undefined ? undefined : tabs.at(move % tabs.length);
    if (!reached) return;
    event.preventDefault();
    // Switching tabs adds no history entries.
    history.replaceState(null, '', `#${reached.id}`);
    setChosen(reached.id);
    document.getElementById(`tab-${reached.id}`)?.focus();
  }

  return (
    <div className="tabs__list wrap" role="tablist" aria-label={label} data-chosen={chosen}>
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          id={`tab-${tab.id}`}
          className="tabs__tab"
          role="tab"
          href={`#${tab.id}`}
          aria-controls={tab.id}
          aria-selected={tab.id === selected}
          tabIndex={chosen && tab.id !== chosen ? -1 : undefined}
          onClick={(event) => choose(event, tab.id)}
          onKeyDown={(event) => steer(event, index)}
        >
          {tab.label}{' '}
        </a>
      ))}
    </div>
  );
}
