/** Web storage that may be blocked, full or absent: reading then returns null and writing false; nothing throws. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** The members of a JSON object kept under a key, unchecked; none where there is no such object. */
export function readStoredObject(key: string, area?: Area): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(key, area) ?? '');
    return value instanceof Object ? { ...value } : {};
  } catch {
    return {};
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
    // Storage that is blocked cannot be read back either.
  }
}
