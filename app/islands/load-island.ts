type BrowserEntry = { hydrate: (island: HTMLElement) => Promise<void> };

/** The browser entry and its imports, requested together to save a round trip. */
const entryUrls = '__ENTRY_URLS__'.split(' ');

/** Islands that React doesn't handle yet. Once it does, it hydrates on the first event and replays it. */
export const waiting = '[data-island]:not([data-hydrating])';

let entry: Promise<BrowserEntry> | undefined;

/** The island around an element, unless React handles it already. */
export function waitingIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
}

/**
 * Loads the browser entry once and hydrates an island; resolves when its event handlers are attached, rejects when a
 * file cannot be loaded. After a failure (a lost connection, a new release) the next call tries again.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  // Browsers before Chrome 120, Safari 17 and Firefox 119 lack what the scripts need. Their forms post natively.
  if (!('canParse' in URL && 'toWellFormed' in String.prototype)) throw new Error('Old browser');
  entry ??= Promise.all(entryUrls.map((url) => import(/* @vite-ignore */ url))).then((all) =>
    all.at(-1),
  );
  try {
    return await (await entry).hydrate(island);
  } catch (error) {
    entry = undefined;
    throw error;
  }
}

/** Hydrates an island, then calls back. If that fails the island stays complete HTML. */
export function tryHydrate(island: HTMLElement, whenDone?: () => void): void {
  hydrate(island).then(whenDone, () => undefined);
}
