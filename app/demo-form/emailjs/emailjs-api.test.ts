import { afterEach, expect, test, vi } from 'vitest';
import { type MailOutcome, sendMail } from './emailjs-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function outcomeOf(body: string | null, init: ResponseInit): Promise<MailOutcome> {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  return sendMail(
    { userId: 'user', serviceId: 'service', templateId: 'template' },
    {},
    { origin: '' },
  );
}

const page = '<!doctype html><title>Log in</title>';
const html = { 'Content-Type': 'text/html' };

test.each<[string, string | null, ResponseInit]>([
  ['OK', 'OK', { status: 200 }],
  ['OK as HTML', 'OK', { headers: html }],
  ['no body and no type', null, { status: 200 }],
  ['no body as HTML', null, { headers: html }],
  ['another word', 'Sent', { headers: html }],
  ['JSON', '{"status":"ok"}', { headers: { 'Content-Type': 'application/json' } }],
  ['OK under another status', 'OK', { status: 202 }],
])('an answer of 200, or the text OK, is a success: %s', async (_, body, init) => {
  expect(await outcomeOf(body, init)).toMatchObject({ ok: true });
});

test.each<[string, ResponseInit]>([
  ['as HTML', { headers: html }],
  ['as XHTML', { headers: { 'Content-Type': 'application/xhtml+xml' } }],
  ['without a type', { headers: { 'Content-Type': '' } }],
])('a page of HTML is no answer of the service: %s', async (_, init) => {
  expect(await outcomeOf(`\n ${page}`, init)).toEqual({ ok: false, reason: 'unreachable' });
});
