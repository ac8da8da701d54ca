export const dayMs = 24 * 60 * 60_000;

/** Whether `work` ends within `limitMs`. Rejects if it fails in that time; a later failure is ignored here. */
export async function endsWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, Math.max(0, limitMs), false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
