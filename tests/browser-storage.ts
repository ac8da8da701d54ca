import { vi } from 'vitest';

/** Web storage in memory, as far as the site uses it. */
class MemoryStorage {
  readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** Installs a `window` with empty storage for one test; returns what is stored. */
export function installStorage() {
  const localStorage = new MemoryStorage();
  const sessionStorage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage });
  return { local: localStorage.items, session: sessionStorage.items };
}
