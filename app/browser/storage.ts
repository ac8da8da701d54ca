/**
 * Web storage that may be blocked, full or absent: then reading gives null and writing false, and nothing throws.
 */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // What can't be reached can't be removed either, and can't be read back.
  }
}
