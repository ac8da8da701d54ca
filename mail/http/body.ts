/** The documented limit of the EmailJS API, applied to the whole body before any of it is parsed. */
export const bodyLimitBytes = 50 * 1024;

/** Longest time to read a body, in milliseconds; a slower client is disconnected. */
const bodyTimeoutMs = 10_000;

export type Body =
  | { outcome: 'read'; text: string }
  | { outcome: 'too large' | 'too slow' | 'broken' };

/** Reads at most `bodyLimitBytes`, and gives up on a body that is longer, slower or not UTF-8. */
export async function readBody(request: Request, timeoutMs = bodyTimeoutMs): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes) {
    return { outcome: 'too large' };
  }
  if (!request.body) return { outcome: 'read', text: '' };
  const reader = request.body.getReader();
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), timeoutMs);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    while (true) {
      const step = await Promise.race([reader.read(), late.promise]);
      if (step === 'late') return { outcome: 'too slow' };
      if (step.done) return { outcome: 'read', text: text + decoder.decode() };
      size += step.value.byteLength;
      if (size > bodyLimitBytes) return { outcome: 'too large' };
      text += decoder.decode(step.value, { stream: true });
    }
  } catch {
    // The connection broke, or the bytes are not UTF-8.
    return { outcome: 'broken' };
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}
