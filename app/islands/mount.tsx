import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Hydrates what the server rendered in an element; resolves when event handlers are attached. */
export function mount(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((onReady) => {
    // In slices, between which the page answers: an island wakes while somebody is using it.
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
