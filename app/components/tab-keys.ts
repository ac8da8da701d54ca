/** Keys and addresses of a tab list (ARIA Authoring Practices, tabs with automatic activation). */

/** Index of the tab that `key` moves to from `current`, wrapping around; null for any other key. */
export function tabReachedBy(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The id in an address's fragment: `#time-tat` → `time-tat`; empty without one. */
export function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
