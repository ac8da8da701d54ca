import { readStored } from '#app/ui/browser/storage.ts';
import { tryHydrate } from './load-island.ts';

/** Whether the browser holds something under this name; the state of the history entry outlasts a reload and Back. */
function isHeld(name: string): boolean {
  return (
    readStored(name) !== null ||
    readStored(name, 'sessionStorage') !== null ||
    Object.hasOwn(history.state ?? {}, name) ||
    (name === '#' ? location.hash !== '' : new URLSearchParams(location.search).has(name))
  );
}

/** Once the page has loaded, hydrates islands whose state is in the browser's storage or history, or in the address. */
export function hydrateStoredState(): void {
  addEventListener('load', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate-if]')) {
      if (island.dataset.hydrateIf?.split(' ').some(isHeld)) tryHydrate(island);
    }
  });
}
