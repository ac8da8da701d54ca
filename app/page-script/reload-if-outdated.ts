import { waiting } from '#app/islands/load-island.ts';
import { isTyped } from '#app/ui/browser/field-state.ts';

/**
 * Sees to it that form and editor show what this tab's storage holds on a page that Back or Forward brings, after other
 * pages have changed it. All that was typed into them is in the storage, too, once they are hydrated.
 */
export function reloadIfOutdated(): void {
  const islands = [...document.querySelectorAll('[data-hydrate-if]')];
  if (islands.length === 0) return;
  // In its back/forward cache a page would have a session storage of its own, as old as the page. This keeps it out.
  if (navigator.userAgent.includes('Firefox/')) addEventListener('unload', () => undefined);

  let left: string | undefined;
  addEventListener('pagehide', () => {
    left = stored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || stored() === left) return;
    const fields = islands
      .filter((island) => island.matches(waiting))
      .flatMap((island) => [...island.querySelectorAll<HTMLElement>('input, textarea, select')]);
    if (isTyped(fields)) return;
    // Otherwise a browser that restores fields on a reload brings the old answers back.
    for (const island of islands) island.querySelector('form')?.reset();
    location.reload();
  });
}

function stored(): string | undefined {
  try {
    return JSON.stringify({ ...sessionStorage });
  } catch {
    return undefined;
  }
}
