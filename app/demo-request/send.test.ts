import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installStorage } from '#tests/browser-storage.ts';
import { isWorthRetrying, retryDelay, retryPolicy, sendDemoRequest } from './send.ts';

const request = {
  name: 'Asha Rao',
  companyName: 'Rao Castings',
  website: '',
  phoneNumber: '+91 98765 43210',
  email: 'asha@rao-castings.example',
  employees: '51-200',
} as const;

type Call = { key: string | null; params: Record<string, string> };

/** Answers with these statuses, then with 200; gives the calls as they come. */
function answerWith(...statuses: number[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { template_params: params } = JSON.parse(String(init.body));
    calls.push({ key: new Headers(init.headers).get('Idempotency-Key'), params });
    return new Response('', { status: statuses.shift() ?? 200 });
  });
  return calls;
}

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = installStorage().local;
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request goes out once, and its acknowledgement after it, each under its key', async () => {
  const calls = answerWith();
  expect(await sendDemoRequest(request, 'key', () => {})).toEqual({ status: 'sent' });
  expect(calls.map(({ key }) => key)).toEqual(['key', 'key.ack']);
  expect(calls.map(({ params }) => Object.keys(params)[0])).toEqual(['name', 'to_name']);
});

test('the retries are the specification’s: three, after 1, 2 and 4 seconds, never more than 30', async () => {
  expect(retryPolicy).toEqual({
    gcTime: 300_000,
    retry: 3,
    firstDelay: 1000,
    longestDelay: 30_000,
  });
  expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  const calls = answerWith(500, 503, 429, 500);
  const outcome = sendDemoRequest(request, 'key', () => {});
  for (const [delay, count] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delay);
    expect(calls).toHaveLength(count);
  }
  expect(await outcome).toEqual({ status: 'failed' });
  expect(calls.every(({ key }) => key === 'key')).toBe(true);
});

test('a refusal is not repeated, and nothing is acknowledged', async () => {
  const calls = answerWith(400);
  expect(await sendDemoRequest(request, 'key', () => {})).toEqual({ status: 'failed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('what is worth another try', () => {
  const refused = (status: number) => ({ ok: false, reason: 'refused', status, text: '' }) as const;
  expect([429, 500, 503].every((status) => isWorthRetrying(refused(status)))).toBe(true);
  expect([400, 403, 404, 413, 422].some((status) => isWorthRetrying(refused(status)))).toBe(false);
  expect(isWorthRetrying({ ok: false, reason: 'unreachable' })).toBe(true);
  expect(isWorthRetrying({ ok: true })).toBe(false);
});

test('offline it waits and says so, and goes out when the network returns', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const calls = answerWith();
  const waiting: boolean[] = [];
  const outcome = sendDemoRequest(request, 'key', (now) => waiting.push(now));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  expect(waiting.at(-1)).toBe(true);
  onlineManager.setOnline(true);
  expect(await outcome).toEqual({ status: 'sent' });
  expect(waiting.at(-1)).toBe(false);
});

test('with an id missing nothing is sent', async () => {
  stored.set('emailjs_service_id', '');
  const calls = answerWith();
  expect(await sendDemoRequest(request, 'key', () => {})).toEqual({ status: 'not-configured' });
  expect(calls).toEqual([]);
});

test('a failed acknowledgement is nobody’s concern', async () => {
  answerWith(200, 500);
  expect(await sendDemoRequest(request, 'key', () => {})).toEqual({ status: 'sent' });
});
