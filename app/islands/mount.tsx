import type { ComponentType } from 'react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/**
 * Hydrates what the server rendered in an element; resolves when event handlers are attached. From the call on React
 * sees every event in it, and hydrates at once when a press needs it.
 */
export function mount(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  // The inline script must not repeat a press that React answers.
  element.dataset.hydrating = '';
  return new Promise((onReady) => {
    // In slices, between which the page answers.
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
}
