import { onlineManager } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contextField, contextHeader, encodeContext } from '#request/context.ts';
import {
  acknowledgementHeader,
  acknowledgementQueued,
  defaultMailIds,
  honeypotField,
} from '#request/mail-api.ts';
import { maxNameLength, maxSteps } from '#request/process/process.ts';
import { installStorage } from '#tests/browser-storage.ts';
import { visitor } from '#tests/mail/service.ts';
import { keyField, leaveOutField } from './form-context.ts';
import { sendDemoRequest } from './send.ts';

const step = { name: 'Ask', owner: '', time: '4', unit: 'hours' } as const;
const context = { process: { name: 'Ours', steps: [step] }, delay: { step: 0, hours: 2 } };

type Call = { url: string; headers: Headers; body: string };

/** Answers every call with this response, and collects the calls. */
function answerBy(answer: (call: Call, index: number) => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = { url, headers: new Headers(init.headers), body: String(init.body) };
    calls.push(call);
    return answer(call, calls.length - 1);
  });
  return calls;
}

/** Answers with these statuses, then with 200. */
const answerWith = (...statuses: number[]) =>
  answerBy((_call, index) => new Response('', { status: statuses[index] ?? 200 }));

const keysOf = (calls: readonly Call[]) =>
  calls.map(({ headers }) => headers.get('Idempotency-Key'));

const never = new Promise<never>(() => {});

function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

function send(
  beside: Record<string, string> = {},
  onState: Parameters<typeof sendDemoRequest>[2] = () => {},
) {
  const form = new FormData();
  form.set(keyField, 'key');
  for (const [name, value] of Object.entries(beside)) form.set(name, value);
  return sendDemoRequest(visitor, form, onState);
}

/** Sends, and lets a minute pass. */
async function sendForAMinute() {
  const outcome = send();
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a request is sent once, then its acknowledgement, each under its own key and for ten seconds at most', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const calls = answerWith();
  expect(await send()).toMatchObject({ status: 'sent' });
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  expect(keysOf(calls)).toEqual(['key', 'key.ack']);
});

test('after three retries, one, two and four seconds apart, a send fails', async () => {
  const calls = answerWith(500, 503, 429, 500);
  const outcome = send();
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
  expect(new Set(keysOf(calls))).toEqual(new Set(['key']));
});

test('a refusal is not repeated, and nothing is acknowledged', async () => {
  const calls = answerWith(400);
  expect(await sendForAMinute()).toMatchObject({ status: 'failed' });
  expect(calls).toHaveLength(1);
});

test.each([
  ['/book-demo?receipt=a', { status: 'sent', answer: { receipt: 'a', acknowledged: false } }, 3],
  ['/book-demo', { status: 'failed' }, 4],
])(
  'after two calls that a blocker stopped, a native post is answered with %s',
  async (path, outcome, count) => {
    const page = Object.defineProperty(new Response(), 'url', { value: `http://a.test${path}` });
    const calls = answerBy(({ url }) => (url.includes('email') ? noAnswer() : page));
    expect(await sendForAMinute()).toMatchObject(outcome);
    expect(calls.filter(({ url }) => url.includes('email'))).toHaveLength(count);
  },
);

test('if the site does not answer either, the call is retried to the end and fails', async () => {
  const calls = answerBy(noAnswer);
  expect(await sendForAMinute()).toMatchObject({ status: 'failed' });
  expect(calls.filter(({ url }) => url.includes('email'))).toHaveLength(4);
});

test('custom ids send both calls to hosted EmailJS without our headers, and a timeout is not retried', async () => {
  stored.set('emailjs_user_id', 'mine');
  stored.set('emailjs_autoresponse_template_id', 'thanks');
  const failed = answerBy(noAnswer);
  expect(await sendForAMinute()).toMatchObject({ status: 'failed' });
  expect(failed).toHaveLength(1);
  const calls = answerWith();
  expect(await send({ [contextField]: JSON.stringify(context) })).toMatchObject({ status: 'sent' });
  for (const { url, headers } of [...failed, ...calls]) {
    expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
    expect([...headers.keys()]).toEqual(['content-type']);
  }
  const templates = calls.map(({ body }) => JSON.parse(body).template_id);
  expect(templates).toEqual([defaultMailIds.templateId, 'thanks']);
});

test('where the browser takes itself for offline, it is tried once, waits and says so, and is sent when the network returns', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const calls = answerBy((_call, index) => (index === 0 ? noAnswer() : new Response('')));
  const states: string[] = [];
  const outcome = send({}, (now) => states.push(now));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(states.at(-1)).toBe('offline');
  onlineManager.setOnline(true);
  expect(await outcome).toMatchObject({ status: 'sent' });
  expect(states.at(-1)).toBe('submitting');
});

test('a browser that is wrong about the network sends all the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith();
  expect(await send()).toMatchObject({ status: 'sent' });
});

test('a filled honeypot and the context go beside the first call', async () => {
  const besides = [
    [{}, {}],
    [{ [honeypotField]: 'Hello' }, { 'X-Form-Honeypot': '1' }],
    [
      { [contextField]: JSON.stringify(context) },
      { [contextHeader]: await encodeContext(context) },
    ],
    [{ [contextField]: JSON.stringify(context), [leaveOutField]: 'Yes' }, {}],
  ] as const;
  const usual = ['content-type', 'idempotency-key'];
  for (const [beside, expected] of besides) {
    const calls = answerWith();
    await send(beside);
    const sent = calls.map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !usual.includes(name))),
    );
    expect(sent).toEqual([Object.fromEntries([...new Headers(expected)]), {}]);
  }
});

test('a context that no header takes goes with the form itself', async () => {
  const name = 'क'.repeat(maxNameLength);
  const process = {
    name,
    steps: Array.from({ length: maxSteps }, () => ({ ...step, name, owner: name })),
  };
  // Compresses nothing, so that twenty steps of the same name exceed the header's limit.
  function unpacked() {
    return new TransformStream();
  }
  vi.stubGlobal('CompressionStream', unpacked);
  const page = Object.defineProperty(new Response(), 'url', { value: 'http://a.test/?receipt=a' });
  const calls = answerBy(() => page);
  expect(await send({ [contextField]: JSON.stringify({ process }) })).toMatchObject({
    status: 'sent',
    answer: { receipt: 'a' },
  });
  expect(calls[0]?.url).toBe('/book-demo');
  expect(calls.filter(({ url }) => url === '/book-demo')).toHaveLength(1);
});

test('a mail is claimed only where our service queued one, or EmailJS is known in time to have taken the second call', async () => {
  const claims: boolean[] = [];
  const claim = async () => {
    const outcome = await send();
    if (outcome.status === 'sent') claims.push(outcome.answer.acknowledged);
  };
  for (const headers of [{ [acknowledgementHeader]: acknowledgementQueued }, undefined]) {
    answerBy(() => new Response('OK', { headers }));
    await claim();
  }
  stored.set('emailjs_user_id', 'of another account');
  for (const second of [new Response('OK'), new Response('', { status: 500 }), never]) {
    answerBy((_call, index) => (index === 0 ? new Response('OK') : second));
    const claimed = claim();
    await vi.advanceTimersByTimeAsync(1_000);
    await claimed;
  }
  expect(claims).toEqual([true, false, true, false, false]);
});

test('the time of sending is the service’s, whatever the visitor’s clock says', async () => {
  const date = 'Sat, 28 Nov 2026 16:00:00 GMT';
  answerBy(() => new Response('OK', { headers: { Date: date } }));
  expect(await send()).toMatchObject({ answer: { sentAt: Date.parse(date) } });
  answerWith();
  expect(await send()).toMatchObject({ answer: { sentAt: undefined } });
});
