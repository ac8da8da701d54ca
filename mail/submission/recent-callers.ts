const windowMs = 60 * 60_000;
const most = 20_000;

/**
 * Which client sent a request for which address within the last hour, as keyed hashes, in this process only. Replaces
 * the idempotency key for callers that send none, to match the second of the EmailJS API's two calls.
 */
export function createRecentCallers(elapsed: () => number): {
  note(caller: string): void;
  has(caller: string): boolean;
} {
  const seen = new Map<string, number>();
  return {
    note(caller) {
      // Deleting first moves a caller to the end: the map's first entry is always the oldest.
      seen.delete(caller);
      seen.set(caller, elapsed());
      const [oldest] = seen.keys();
      if (seen.size > most && oldest !== undefined) seen.delete(oldest);
    },
    has(caller) {
      const at = seen.get(caller);
      return at !== undefined && elapsed() - at < windowMs;
    },
  };
}
