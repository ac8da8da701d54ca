import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { demoRequestInbox } from '#app/demo-form/inbox.ts';
import { action, headers as pageHeaders } from '#app/pages/book-demo/page.tsx';
import { messages } from '#app/ui/messages.ts';
import { visitor } from '#tests/mail/service.ts';
import { type Answer, form, openSite } from '#tests/open-site.ts';
import type { RenderPage } from './site.ts';

test('a native post is read up to the limit of the API, and a longer one never reaches the page', async () => {
  await using site = await openSite();
  const asked = { method: 'POST', headers: { 'content-type': form } };
  expect(
    await site.ask('/book-demo', { ...asked, body: `name=${'a'.repeat(60_000)}` }),
  ).toMatchObject({
    status: 413,
    text: expect.stringContaining('at most 50 KB'),
  });
  const chunked = { ...asked.headers, 'transfer-encoding': 'chunked' };
  const undeclared = { ...asked, headers: chunked, body: `name=${'a'.repeat(60_000)}` };
  expect((await site.ask('/book-demo', undeclared)).status).toBe(413);
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await site.ask('/book-demo', { ...asked, headers: multipart })).status).toBe(415);
  expect(site.seen).toEqual([]);
  await site.ask('/book-demo', { ...asked, body: 'name=Asha+Rao' });
  expect(site.seen).toEqual([{ method: 'POST', origin: null, body: 'name=Asha+Rao' }]);
});

test('a native post is accepted from the site’s own pages only, also behind a proxy that ends TLS', async () => {
  await using site = await openSite();
  async function statusFrom(origin: string, fetchSite = 'cross-site'): Promise<number> {
    const fetched = { 'sec-fetch-site': fetchSite, host: 'flow.example' };
    const headers = { 'content-type': form, origin, ...fetched };
    return (await site.ask('/book-demo', { method: 'POST', headers, body: 'name=A' })).status;
  }
  expect(await statusFrom('https://flow.example')).toBe(303);
  expect(site.seen).toEqual([{ method: 'POST', origin: null, body: 'name=A' }]);
  for (const origin of ['https://evil.example', 'https://flow.example.evil.example', 'null']) {
    expect(await statusFrom(origin), origin).toBe(403);
  }
  expect(site.seen).toHaveLength(1);
  // Under a referrer policy that a proxy has added.
  expect(await statusFrom('null', 'same-origin')).toBe(303);
});

function NoPage() {
  return null;
}

/** Runs the page's own action and returns its data instead of the rendered HTML. */
const runAction: RenderPage = async (request, inbox) => {
  const id = 'book-demo';
  const requestContext = new RouterContextProvider();
  requestContext.set(demoRequestInbox, inbox ?? null);
  const { query } = createStaticHandler([{ id, path: '/book-demo', action, Component: NoPage }]);
  const result = await query(request, { requestContext });
  if (result instanceof Response) return result;
  const none = new Headers();
  const headers = pageHeaders({
    actionHeaders: result.actionHeaders[id] ?? none,
    loaderHeaders: none,
    parentHeaders: none,
    errorHeaders: undefined,
  });
  return Response.json(result.actionData?.[id], { status: result.statusCode, headers });
};

const nativePost = {
  method: 'POST',
  headers: { 'content-type': form },
  body: new URLSearchParams(visitor).toString(),
};

const notSent = { input: visitor, errors: {}, failure: messages.request.sendFailed };

test('a native post over the rate is answered 429 with Retry-After, and every value comes back', async () => {
  await using site = await openSite({ renderPage: runAction, rateLimit: '1' });
  // Enough calls that most exceed the rate even if a minute ends among them.
  const answers: Answer[] = [];
  for (let post = 0; post < 5; post++) answers.push(await site.ask('/book-demo', nativePost));
  const limited = answers.filter(({ status }) => status !== 303);
  expect(limited.length).toBeGreaterThanOrEqual(3);
  for (const { status, headers, text } of limited) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject(notSent);
  }
});

test('a native post that cannot be stored is answered 503 with Retry-After, and every value comes back', async () => {
  await using site = await openSite({ renderPage: runAction });
  const corrects = site.mail.signReceipt('08XN4K2M0F7Q');
  await site.mail.stop(0);
  for (const fields of [visitor, { ...visitor, corrects }]) {
    const body = new URLSearchParams(fields).toString();
    const { status, headers, text } = await site.ask('/book-demo', { ...nativePost, body });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(JSON.parse(text)).toMatchObject(notSent);
  }
});
