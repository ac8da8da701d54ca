import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './islands/registry.ts';
import { messages } from './ui/messages.ts';

const started = new WeakMap<HTMLElement, Promise<void>>();

function isIslandName(name = ''): name is IslandName {
  return name in islands;
}

/**
 * Hydrates one island; resolves when its event handlers are attached. Repeated calls share one hydration, until it
 * fails: a file that could not be loaded is asked for again.
 */
export function hydrate(element: HTMLElement): Promise<void> {
  const running = started.get(element) ?? start(element);
  started.set(element, running);
  running.catch(() => started.delete(element));
  return running;
}

async function start(element: HTMLElement): Promise<void> {
  const { island, id: identifierPrefix = '', props = '{}' } = element.dataset;
  if (!isIslandName(island)) throw new Error(`There is no island named ${island}`);
  // The server wrote these props for this component, typed by the registry.
  const Component = (await islands[island]()) as ComponentType;
  if ('posted' in element.dataset) throw new Error('The browser posts this form');
  // From here on React replays presses, so the inline script must not repeat them.
  element.dataset.hydrating = '';
  for (const pressed of element.querySelectorAll('[aria-busy=true]')) pressed.ariaBusy = null;
  const focused = document.activeElement;
  await new Promise<void>((onReady) => {
    const content = (
      <Hydrated onReady={onReady}>
        <Component {...JSON.parse(props)} />
      </Hydrated>
    );
    function onUncaughtError(error: unknown) {
      console.error(error);
      const alert = document.createElement('p');
      alert.append(`${messages.fallback.title} ${error}`);
      element.append(Object.assign(alert, { role: 'alert', className: 'alert' }));
    }
    // A transition hydrates in slices, so the page stays responsive.
    startTransition(() => {
      hydrateRoot(element, content, { identifierPrefix, onUncaughtError });
    });
  });
  if (!focused?.isConnected && document.activeElement === document.body) {
    focusAgain(element, focused?.getAttribute('name') ?? '');
  }
  element.dataset.hydrated = '';
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useLayoutEffect(onReady, [onReady]);
  return children;
}

/** Where a translator has changed the markup, React has rendered the island anew: typing goes on in the new field. */
function focusAgain(element: HTMLElement, name: string): void {
  const field = element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
  // The editor of a process selects the text of a field that takes the focus.
  if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
}
