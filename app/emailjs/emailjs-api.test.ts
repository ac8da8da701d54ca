import { expect, test, vi } from 'vitest';
import { callTimeout, sendForm, sendMail } from './emailjs-api.ts';

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

test('send-form posts the form as multipart with the ids beside its fields', async () => {
  const fetch = answerWith(new Response('OK'));
  const form = new FormData();
  form.set('name', 'Asha');
  form.append('tag', 'a');
  form.append('tag', 'b');
  expect(await sendForm(ids, form, { origin: '' })).toMatchObject({ ok: true });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1.0/email/send-form');
  const { body } = init ?? {};
  if (!(body instanceof FormData)) throw new Error('The body is not form data');
  expect([...body]).toEqual([
    ['name', 'Asha'],
    ['tag', 'a'],
    ['tag', 'b'],
    ['lib_version', '4.4.1'],
    ['service_id', 'service'],
    ['template_id', 'template'],
    ['user_id', 'user'],
  ]);
  expect(form.has('user_id'), 'the caller’s form stays as it was').toBe(false);
});

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
