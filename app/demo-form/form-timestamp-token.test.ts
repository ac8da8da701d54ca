import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Imports the module anew, as each page does, and records the addresses that it fetches. */
async function openPage(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  return { asked, ...(await import('./form-timestamp-token.ts')) };
}

test('the form timestamp token is fetched once, and sent only once it is old enough', async () => {
  const page = await openPage(async () => new Response('lq2f.signature'));
  expect(page.formTimestampHeaders()).toEqual({});
  page.fetchFormTimestampToken();
  page.fetchFormTimestampToken();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(page.asked).toEqual(['/api/v1.0/email/form-timestamp']);
  expect(page.formTimestampHeaders()).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(page.formTimestampHeaders()).toEqual({ 'X-Form-Timestamp': 'lq2f.signature' });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a service without form timestamps', async () => new Response('Not found', { status: 404 })],
  ['an answer that is not a token', async () => new Response('<!DOCTYPE html>')],
])('with %s no token is sent, and nothing fails', async (_case, answer) => {
  const page = await openPage(answer);
  page.fetchFormTimestampToken();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.asked).toHaveLength(1);
  expect(page.formTimestampHeaders()).toEqual({});
});
