import type { ComponentType } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * Hydrates an island's server-rendered HTML; resolves when event handlers are attached. From the call on React sees
 * every event in it, and hydrates at once when a press needs it.
 */
export async function mount(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  // Tells the inline script not to repeat presses: React replays them.
  element.dataset.hydrating = '';
  for (const pressed of element.querySelectorAll('[aria-busy=true]')) pressed.ariaBusy = null;
  const focused = document.activeElement;
  await new Promise<void>((onReady) => {
    // A transition hydrates in slices, so the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandBoundary onReady={onReady}>
          <Component {...props} />
        </IslandBoundary>,
        { identifierPrefix },
      );
    });
  });
  // Where a translator has changed the markup, React has rendered the island anew: typing goes on in the new field.
  if (focused?.isConnected || document.activeElement !== document.body) return;
  const name = CSS.escape(focused?.getAttribute('name') ?? '');
  const field = element.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  // The editor of a process selects the text of a field that takes the focus.
  if (field instanceof HTMLTextAreaElement) field.selectionStart = field.value.length;
}
