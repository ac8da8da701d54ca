import { afterEach, expect, test, vi } from 'vitest';
import { type MailOutcome, sendMail } from './emailjs-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function outcomeOf(body: string | null, init: ResponseInit): Promise<MailOutcome> {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  const ids = { userId: 'user', serviceId: 'service', templateId: 'template' };
  return sendMail(ids, {}, '', {});
}

test.each<[string, string | null, number]>([
  ['OK', 'OK', 200],
  ['no body', null, 200],
  ['another word', 'Sent', 200],
  ['OK under another status', 'OK', 202],
])('an answer of 200, or the text OK, is a success: %s', async (_, body, status) => {
  expect(await outcomeOf(body, { status })).toMatchObject({ ok: true });
});

test('a page of HTML is no answer of the service', async () => {
  const page = '\n <!doctype html><title>Log in</title>';
  expect(await outcomeOf(page, { status: 200 })).toEqual({ ok: false, status: 0 });
});
