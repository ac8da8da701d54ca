import { expect, test, vi } from 'vitest';
import { isWorthRetrying, retryDelay, retryPolicy } from './retry-policy.ts';

test('the constants are the specification’s: three retries, after 1, 2 and 4 seconds, never more than 30', () => {
  expect(retryPolicy).toEqual({
    gcTime: 300_000,
    retry: 3,
    firstDelay: 1000,
    maxDelay: 30_000,
  });
  expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

test('what is retried depends on whether the service recognizes a repeat', () => {
  const refused = (status: number) => ({ ok: false, reason: 'refused', status, text: '' }) as const;
  const retried = (isOwnService: boolean) =>
    [400, 403, 412, 413, 422, 429, 500, 503].filter((status) =>
      isWorthRetrying(refused(status), { origin: '', isOwnService }),
    );
  expect(retried(true)).toEqual([429, 500, 503]);
  expect(retried(false)).toEqual([429]);
  for (const isOwnService of [true, false]) {
    const own = { origin: '', isOwnService };
    expect(isWorthRetrying({ ok: false, reason: 'unreachable' }, own)).toBe(isOwnService);
    expect(isWorthRetrying({ ok: true, headers: new Headers() }, own)).toBe(false);
  }
  vi.stubGlobal('navigator', { onLine: false });
  const hosted = { origin: '', isOwnService: false };
  expect(isWorthRetrying({ ok: false, reason: 'unreachable' }, hosted)).toBe(true);
  vi.unstubAllGlobals();
});
