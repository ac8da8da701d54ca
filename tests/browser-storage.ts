import { vi } from 'vitest';

/** Web storage in memory, as much of it as the site uses. */
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

/** Puts a `window` with empty storage in place for one test; gives what is stored. */
export function installStorage() {
  const localStorage = new MemoryStorage();
  const sessionStorage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage, sessionStorage });
  return { local: localStorage.items, session: sessionStorage.items };
}

/** Puts a `window` in place whose storage throws on every access, as where a visitor blocks it. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  );
}
