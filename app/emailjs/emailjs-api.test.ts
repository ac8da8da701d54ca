import { expect, test, vi } from 'vitest';
import { callTimeout, sendMail } from './emailjs-api.ts';

const ids = { userId: 'user', serviceId: 'service', templateId: 'template' };

function answerWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('No answer is left');
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('status 200 or the text OK is success, anything else is a refusal with status and text', async () => {
  answerWith(
    new Response('anything', { status: 200 }),
    new Response('OK', { status: 202 }),
    new Response('The Public Key is invalid', { status: 400 }),
  );
  expect(await sendMail(ids, {}, { origin: '' })).toMatchObject({ ok: true });
  expect(await sendMail(ids, {}, { origin: '' })).toMatchObject({ ok: true });
  expect(await sendMail(ids, {}, { origin: '' })).toEqual({
    ok: false,
    reason: 'refused',
    status: 400,
    text: 'The Public Key is invalid',
  });
});

test('no answer is a result, not an exception', async () => {
  answerWith(new TypeError('Failed to fetch'));
  expect(await sendMail(ids, {}, { origin: '' })).toEqual({ ok: false, reason: 'unreachable' });
});

test('a call is given up after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answerWith(new Response('OK'));
  await sendMail(ids, {}, { origin: '' });
  expect(callTimeout).toBe(10_000);
  expect(timeout).toHaveBeenCalledWith(callTimeout);
});
