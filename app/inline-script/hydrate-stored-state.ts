import { readStored } from '#app/browser/storage.ts';
import { tryHydrate } from './load-island.ts';

function isStored(key: string): boolean {
  return readStored(key) !== null || readStored(key, 'sessionStorage') !== null || inHistory(key);
}

/** The state of the history entry, which a reload and Back keep. */
function inHistory(key: string): boolean {
  return Object.hasOwn(history.state ?? {}, key);
}

function isInAddress(name: string): boolean {
  return name === '#' ? location.hash !== '' : new URLSearchParams(location.search).has(name);
}

/** Once the page has loaded, hydrates islands whose state is in the browser's storage or history, or in the address. */
export function hydrateStoredState(): void {
  addEventListener('load', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      const { hydrateIfStored, address } = island.dataset;
      if (hydrateIfStored?.split(' ').some(isStored) || address?.split(' ').some(isInAddress)) {
        tryHydrate(island);
      }
    }
  });
}
