/** Longest wait for the site's answer, in milliseconds. */
const probeTimeout = 4_000;

/** Whether a server that accepts native posts answers. A static host refuses the method or has no such page. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    });
    return response.ok;
  } catch {
    // No answer: offline, or the server is away.
    return false;
  }
}
