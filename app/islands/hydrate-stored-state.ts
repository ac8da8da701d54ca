import { drawingKey } from '#app/own-process/kept-drawing.ts';
import { readStored } from '#app/ui/browser/storage.ts';
import { tryHydrate, waiting } from './load-island.ts';

/** Whether the browser holds something under this name; the state of the history entry outlasts a reload and Back. */
function isHeld(name: string): boolean {
  return (
    readStored(name) !== null ||
    readStored(name, 'sessionStorage') !== null ||
    Object.hasOwn(history.state ?? {}, name) ||
    (name === '#' ? location.hash !== '' : new URLSearchParams(location.search).has(name))
  );
}

/**
 * Hydrates islands whose state is in the browser's storage or history, or in the address: once the page has loaded, and
 * when another island has drawn a process.
 */
export function hydrateStoredState(): void {
  for (const type of ['load', drawingKey]) {
    addEventListener(type, () => {
      for (const island of document.querySelectorAll<HTMLElement>(`${waiting}[data-hydrate-if]`)) {
        if (island.dataset.hydrateIf?.split(' ').some(isHeld)) tryHydrate(island);
      }
    });
  }
}
