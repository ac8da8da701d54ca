const windowMs = 60 * 60_000;
const most = 20_000;

/**
 * Who sent a request of which address within the last hour, as keyed hashes, in this process only. It stands in for
 * the idempotency key where a caller sends none, to answer the second of the EmailJS API's two calls.
 */
export function createRecentCallers(now: () => number): {
  note(caller: string): void;
  has(caller: string): boolean;
} {
  const seen = new Map<string, number>();
  return {
    note(caller) {
      // Set anew, a caller moves to the end: the first in the map is always the oldest.
      seen.delete(caller);
      seen.set(caller, now());
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    },
    has(caller) {
      const at = seen.get(caller);
      return at !== undefined && now() - at < windowMs;
    },
  };
}
