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

/** The module anew, as each page has it, with the addresses that it asked. */
async function openPage(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  return { asked, ...(await import('./form-timestamp-token.ts')) };
}

test('the ticket is fetched once, and sent from the age on that the service takes for a person’s', async () => {
  const page = await openPage(async () => new Response('lq2f.signature'));
  expect(page.ticketSignal()).toEqual({});
  page.fetchTicket();
  page.fetchTicket();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(page.asked).toEqual(['/api/v1.0/email/ticket']);
  expect(page.ticketSignal()).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(page.ticketSignal()).toEqual({ 'X-Form-Ticket': 'lq2f.signature' });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a service without tickets', async () => new Response('Not found', { status: 404 })],
  ['an answer that is no ticket', async () => new Response('<!DOCTYPE html>')],
])('with %s there is no ticket, and no error', async (_case, answer) => {
  const page = await openPage(answer);
  page.fetchTicket();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.asked).toHaveLength(1);
  expect(page.ticketSignal()).toEqual({});
});

test('hosted EmailJS is asked for no ticket; another instance of ours is', async () => {
  vi.stubEnv('VITE_MAIL_ORIGIN', 'https://api.emailjs.com');
  const hosted = await openPage(async () => new Response('lq2f.signature'));
  hosted.fetchTicket();
  expect(hosted.asked).toEqual([]);
  vi.resetModules();
  vi.stubEnv('VITE_MAIL_ORIGIN', 'https://mail.example');
  const other = await openPage(async () => new Response('lq2f.signature'));
  other.fetchTicket();
  expect(other.asked).toEqual(['https://mail.example/api/v1.0/email/ticket']);
});
