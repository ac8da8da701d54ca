/** Whether `work` ends within `limitMs`. What it fails with in that time is thrown; later failures are its own. */
export async function endsWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, Math.max(0, limitMs), false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
