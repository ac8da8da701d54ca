/**
 * Loads a page of the back/forward cache anew if other pages have changed this tab's storage since it was left, so that
 * its form and editor show what the storage holds. All that was typed into them is there, too.
 */
export function reloadIfOutdated(): void {
  let left: string | undefined;
  addEventListener('pagehide', () => {
    left = stored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    const islands = document.querySelectorAll('[data-hydrate-if]');
    if (!persisted || islands.length === 0 || stored() === left) return;
    // A browser that restores fields after a reload would restore the old answers.
    for (const island of islands) {
      if (island.matches('[data-hydrated]')) island.querySelector('form')?.reset();
    }
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
