import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyProcess } from '#app/own-process/process.ts';
import { writeProcess } from '#app/own-process/process-address.ts';
import { longestProcessText, processHeaderName } from '#app/own-process/process-names.ts';
import { createProofOfWork } from '#mail/submission/proof-of-work.ts';
import { installStorage } from '#tests/browser-storage.ts';
import { readNote } from './note.ts';
import { isWorthRetrying, retryDelay, retryPolicy } from './retry-policy.ts';
import { sendDemoRequest } from './send.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  correctsHeader,
  noteHeader,
} from './service-headers.ts';

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

/** Answers OK; gives what each call carried in these headers. */
function recordHeaders(...names: string[]): (string | null)[][] {
  const sent: (string | null)[][] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push(names.map((name) => headers.get(name)));
    return new Response('OK');
  });
  return sent;
}

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = installStorage().local;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'http://localhost:3000' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request is sent once, then its acknowledgement, each under its own key', async () => {
  const calls = answerWith();
  expect(await sendDemoRequest(request, 'key', () => {})).toMatchObject({ status: 'sent' });
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
  expect(await outcome).toMatchObject({ status: 'failed' });
  expect(calls.every(({ key }) => key === 'key')).toBe(true);
});

test('a refusal is not repeated, and nothing is acknowledged', async () => {
  const calls = answerWith(400);
  expect(await sendDemoRequest(request, 'key', () => {})).toMatchObject({ status: 'failed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('what is retried depends on whether the service recognizes a repeat', () => {
  const refused = (status: number) => ({ ok: false, reason: 'refused', status, text: '' }) as const;
  const own = { isOwnService: true };
  expect([429, 500, 503].every((status) => isWorthRetrying(refused(status), own))).toBe(true);
  expect([400, 403, 404, 413, 422].some((status) => isWorthRetrying(refused(status), own))).toBe(
    false,
  );
  expect(isWorthRetrying({ ok: false, reason: 'unreachable' }, own)).toBe(true);
  expect(isWorthRetrying({ ok: true, headers: new Headers() }, own)).toBe(false);
  const hosted = { isOwnService: false };
  expect(isWorthRetrying(refused(429), hosted)).toBe(true);
  expect([400, 412, 500, 503].some((status) => isWorthRetrying(refused(status), hosted))).toBe(
    false,
  );
  expect(isWorthRetrying({ ok: false, reason: 'unreachable' }, hosted)).toBe(false);
});

/** Fails or answers by the address that is called; gives the addresses. */
function answerBy(answer: (url: string) => Response): string[] {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return answer(url);
  });
  return urls;
}

test('a call stopped by a blocker while the site answers is left to the native post', async () => {
  const urls = answerBy((url) => {
    if (url.includes('email')) throw new TypeError('Failed to fetch');
    return new Response('ok');
  });
  const outcome = sendDemoRequest(request, 'key', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ status: 'blocked' });
  expect(urls.filter((url) => url.includes('email'))).toHaveLength(2);
});

test('if the site does not answer either, the call is retried to the end and fails', async () => {
  const urls = answerBy(() => {
    throw new TypeError('Failed to fetch');
  });
  const outcome = sendDemoRequest(request, 'key', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ status: 'failed' });
  expect(urls.filter((url) => url.includes('email'))).toHaveLength(4);
});

test('custom ids send both calls to hosted EmailJS without our headers, and a timeout is not retried', async () => {
  stored.set('emailjs_user_id', 'mine');
  const headers: string[][] = [];
  const urls: string[] = [];
  let down = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    urls.push(url);
    headers.push([...new Headers(init.headers).keys()]);
    if (down) throw new TypeError('Failed to fetch');
    return new Response('OK');
  });
  const failed = sendDemoRequest(request, 'key', () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ status: 'failed' });
  const hosted = 'https://api.emailjs.com/api/v1.0/email/send';
  expect(urls).toEqual([hosted]);
  down = false;
  const process = writeProcess(emptyProcess);
  expect(await sendDemoRequest(request, 'key', () => {}, { process })).toMatchObject({
    status: 'sent',
  });
  expect(urls).toEqual([hosted, hosted, hosted]);
  expect(headers).toEqual([['content-type'], ['content-type'], ['content-type']]);
});

test('offline it waits and says so, and is sent when the network returns', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const calls = answerWith();
  const states: string[] = [];
  const outcome = sendDemoRequest(request, 'key', (now) => states.push(now));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  expect(states.at(-1)).toBe('offline');
  onlineManager.setOnline(true);
  expect(await outcome).toMatchObject({ status: 'sent' });
  expect(states.at(-1)).toBe('submitting');
});

/** Answers the first call with a challenge, then as given; returns the proofs received. */
function challengeThen(text: string, ...statuses: number[]): (string | null)[] {
  const proofs: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (headers.get('Idempotency-Key')?.endsWith('.ack')) return new Response('OK');
    proofs.push(headers.get('X-Form-Proof'));
    const status = proofs.length === 1 ? 428 : (statuses.shift() ?? 200);
    return new Response(text, { status });
  });
  return proofs;
}

test('a flooded service gets its proof of work within the same attempt', async () => {
  vi.useRealTimers();
  const service = createProofOfWork('secret', () => Date.now());
  const proofs = challengeThen(JSON.stringify(await service.challenge('key:key')));
  const states: string[] = [];
  const outcome = await sendDemoRequest(request, 'key', (state) => states.push(state));
  expect(outcome).toMatchObject({ status: 'sent' });
  expect(proofs).toHaveLength(2);
  expect(proofs[0]).toBe('offered');
  expect(await service.verify(proofs[1] ?? '', 'key:key')).toBe('good');
  expect(states).toContain('proving');
  expect(states.at(-1)).toBe('submitting');
});

test('without a proof the request is sent all the same, to be held rather than lost', async () => {
  vi.useRealTimers();
  const proofs = challengeThen('no challenge that anybody could solve');
  expect(await sendDemoRequest(request, 'key', () => {})).toMatchObject({ status: 'sent' });
  expect(proofs).toEqual(['offered', null]);
});

test('a filled honeypot is reported to our own service, an empty one is not', async () => {
  const sent = recordHeaders('X-Form-Honeypot');
  await sendDemoRequest(request, 'key', () => {});
  await sendDemoRequest(request, 'key', () => {}, { honeypotFilled: true });
  expect(sent.flat()).toEqual([null, null, '1', null]);
});

test('a process is sent to our own service with the first call, if a header can hold it', async () => {
  const sent = recordHeaders(processHeaderName);
  const process = writeProcess(emptyProcess);
  for (const text of [process, 'a\nb', 'x'.repeat(longestProcessText + 1), undefined]) {
    await sendDemoRequest(request, 'key', () => {}, { process: text });
  }
  expect(sent.flat()).toEqual([process, null, null, null, null, null, null, null]);
});

test('a mail is claimed only where our service queued one, or EmailJS took the second call', async () => {
  const claims: boolean[] = [];
  const send = async () => {
    const outcome = await sendDemoRequest(request, 'key', () => {});
    if (outcome.status === 'sent') claims.push(outcome.acknowledged);
  };
  const queued = { [acknowledgementHeader]: acknowledgementQueued };
  for (const headers of [queued, {}]) {
    vi.stubGlobal('fetch', async () => new Response('OK', { headers }));
    await send();
  }
  stored.set('emailjs_user_id', 'of another account');
  for (const status of [200, 500]) {
    answerWith(200, status);
    await send();
  }
  expect(claims).toEqual([true, false, true, false]);
});

test('the line of a visitor and the receipt of a corrected request go beside the body, to our own service only', async () => {
  const sent = recordHeaders(noteHeader, correctsHeader);
  const note = readNote(new URLSearchParams('note-system=SAP B1'));
  const beside = { note, corrects: 'a.receipt' };
  await sendDemoRequest(request, 'key', () => {}, beside);
  stored.set('emailjs_user_id', 'of another account');
  await sendDemoRequest(request, 'key', () => {}, beside);
  const none = [null, null];
  expect(sent).toEqual([['note-system=SAP%20B1', 'a.receipt'], none, none, none]);
});
