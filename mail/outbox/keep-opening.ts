import { endsWithin } from '#mail/time-limit.ts';
import { StoreError } from './database.ts';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

export type Opening = {
  /** Ends the attempts; resolves when the last one is over. */
  stop(): Promise<void>;
};

/**
 * Calls `open` until it succeeds; resolves after the first attempt. While the store is unavailable (away, starting, its
 * disk full) it retries after 1, 2, 4 … 30 seconds and reports every failure to `onFailure`. Any other error rejects on
 * the first attempt; later, when pages are already served, it counts as a failure too.
 */
export async function keepOpening(
  open: () => Promise<void>,
  onFailure: (error: unknown, retryMs: number) => void,
): Promise<Opening> {
  try {
    await open();
    return { stop: async () => undefined };
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind === 'refused') throw error;
    onFailure(error, firstDelayMs);
  }
  const stopped = Promise.withResolvers<void>();
  const attempts = (async () => {
    let delayMs = firstDelayMs;
    while (!(await endsWithin(delayMs, stopped.promise))) {
      delayMs = Math.min(delayMs * 2, longestDelayMs);
      try {
        await open();
        return;
      } catch (error) {
        onFailure(error, delayMs);
      }
    }
  })();
  return {
    stop() {
      stopped.resolve();
      return attempts;
    },
  };
}
