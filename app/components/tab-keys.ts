/** How a row of tabs answers to keys and addresses (ARIA authoring practices, tabs, automatic activation). */

/** Index of the tab that `key` leads to from `current`, round the ends; null when the key means nothing to tabs. */
export function tabReachedBy(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The id that the fragment of an address names: `#time-tat` → `time-tat`; empty when it has none. */
export function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
