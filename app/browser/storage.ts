/** Web storage that may be blocked, full or absent: reading then returns null and writing false; nothing throws. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    const text = window[area].getItem(key);
    if (text !== null) preventBfcache(area);
    return text;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    preventBfcache(area);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Storage that is blocked cannot be read back either.
  }
}

/**
 * Keeps a page that uses session storage out of Firefox's back/forward cache, in which it would have a session storage of
 * its own, as old as the page. Other browsers: see `reloadIfOutdated`.
 */
function preventBfcache(area: Area): void {
  if (area === 'sessionStorage') window.addEventListener('unload', nothing);
}

const nothing = () => undefined;
