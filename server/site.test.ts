import { mkdir, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages } from '#app/content/messages.ts';
import { demoRequestInbox } from '#app/demo-request/inbox.ts';
import { action, headers as pageHeaders } from '#app/pages/book-demo.tsx';
import { callBody, demoParams, openService, temporaryDirectory, visitor } from '#mail/testing.ts';
import { createHttpServer } from './http-server.ts';
import type { PageRenderer } from './pages.ts';
import {
  assetPolicy,
  commonHeaders,
  inlineHashes,
  pagePolicy,
  siteHeaders,
  transportHeader,
} from './security-headers.ts';
import { createSite } from './site.ts';
import { loadStaticFiles } from './static-files.ts';

const page = '<!DOCTYPE html><style>p{}</style><p>Page</p>';

type Answer = { status: number; headers: Record<string, unknown>; text: string };
type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  setHost?: boolean;
};

/** A site of one page and one script; `seen` holds what came as far as the page renderer. */
async function openSite({
  siteUrl = 'https://flow.example',
  renderPage,
  rateLimit = 'off',
}: {
  siteUrl?: string;
  renderPage?: PageRenderer;
  rateLimit?: string;
} = {}) {
  const directory = temporaryDirectory();
  const built = join(directory.path, 'built');
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(built, 'index.html'), page);
  await writeFile(join(built, 'assets/a.js'), 'run()');
  const files = await loadStaticFiles(built, (_path, html) => ({
    ...siteHeaders({ siteUrl }),
    'Content-Security-Policy': html ? pagePolicy(html) : assetPolicy,
  }));
  const mail = await openService({
    DATA_DIR: directory.path,
    SITE_URL: siteUrl,
    RATE_LIMIT: rateLimit,
  });
  const seen: { method: string; origin: string | null; body: string }[] = [];
  const render: PageRenderer = async (request) => {
    const { method, headers } = request;
    seen.push({ method, origin: headers.get('origin'), body: await request.text() });
    if (method === 'POST') {
      return new Response(null, { status: 303, headers: { Location: '/book-demo?receipt=r' } });
    }
    return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html' } });
  };
  const knownHashes = new Set(inlineHashes(page));
  const server = createHttpServer({ siteUrl }).on(
    'request',
    createSite({
      files,
      renderPage: renderPage ?? render,
      mail,
      siteUrl,
      origins: {},
      knownHashes,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const { port } = address;
  return {
    port,
    seen,
    mail,
    ask: (path: string, { method = 'GET', headers = {}, body, setHost = true }: Asked = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const asked = send(
          { port, host: '127.0.0.1', path, method, headers, setHost },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk) => {
              text += chunk;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
          },
        );
        asked.on('error', reject).end(body);
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mail[Symbol.asyncDispose]();
      directory[Symbol.dispose]();
    },
  };
}

const form = 'application/x-www-form-urlencoded';
const json = { 'content-type': 'application/json', origin: 'https://flow.example' };

test('every response carries the security headers, whatever it answers', async () => {
  await using site = await openSite();
  const { etag } = (await site.ask('/')).headers;
  const cases: [number, string, Asked?][] = [
    [200, '/'],
    [200, '/', { method: 'HEAD' }],
    [304, '/', { headers: { 'if-none-match': String(etag) } }],
    [200, '/assets/a.js'],
    [404, '/nowhere'],
    [404, '/assets/nowhere.js'],
    [404, '/%E0%A4%A'],
    [303, '/book-demo', { method: 'POST', headers: { 'content-type': form }, body: 'name=A' }],
    [415, '/book-demo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
    [405, '/book-demo', { method: 'PUT', body: 'a' }],
    [200, '/healthz'],
    [200, '/metrics'],
    [404, '/metrics', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
    [404, '/api/v1.0/nowhere'],
    [405, '/api/v1.0/email/send'],
    [400, '/api/v1.0/email/send', { method: 'POST', headers: json, body: '{' }],
    [403, '/api/v1.0/email/send', { method: 'POST', headers: { origin: 'https://a.example' } }],
    [
      200,
      '/api/v1.0/email/send',
      { method: 'POST', headers: json, body: JSON.stringify(callBody(demoParams)) },
    ],
    [204, '/api/v1.0/email/send', { method: 'OPTIONS', headers: json }],
    [400, '/nowhere', { headers: { host: 'a b' } }],
    [400, '/', { setHost: false }],
    [405, '/', { method: 'DELETE' }],
    [405, '/assets/a.js', { method: 'OPTIONS' }],
    [405, '/', { method: 'TRACE' }],
    [200, '/', { headers: { range: 'bytes=0-1' } }],
    [200, '/api/v1.0/email/ticket'],
  ];
  for (const [status, path, asked] of cases) {
    const answer = await site.ask(path, asked);
    const name = `${asked?.method ?? 'GET'} ${path}, ${status}`;
    expect(answer.status, name).toBe(status);
    for (const [header, value] of Object.entries({ ...commonHeaders, ...transportHeader })) {
      expect(answer.headers[header.toLowerCase()], `${header} of ${name}`).toBe(value);
    }
    const policy = String(answer.headers['content-security-policy']);
    expect(policy, name).toMatch(/^default-src 'none'; /);
    expect(policy, name).toContain("frame-ancestors 'none'");
    expect(policy, name).not.toMatch(/unsafe|\*/);
    expect(answer.headers['set-cookie'], name).toBeUndefined();
  }
});

test('a page that is rendered on request allows what the built pages have inline, and nothing that came with it', async () => {
  const injected = `${page}<script>attack()</script><style>p{display:none}</style>`;
  const renderPage = async () =>
    new Response(injected, { status: 404, headers: { 'Content-Type': 'text/html' } });
  await using site = await openSite({ renderPage });
  const built = String((await site.ask('/')).headers['content-security-policy']);
  const rendered = String((await site.ask('/nowhere')).headers['content-security-policy']);
  expect(rendered).toBe(built);
});

test('a request that names two hosts is refused, with the headers', async () => {
  await using site = await openSite();
  const socket = connect(site.port, '127.0.0.1');
  socket.end('GET /healthz HTTP/1.1\r\nHost: flow.example\r\nHost: a.example\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain(`content-security-policy: ${assetPolicy}`);
});

test('no query but a receipt has a page rendered', async () => {
  await using site = await openSite();
  for (const path of ['/?receipt=r', '/?a=receipt=', '/assets/a.js?receipt=r', '/?b']) {
    expect((await site.ask(path)).status, path).toBe(200);
  }
  expect(site.seen).toEqual([]);
  await site.ask('/book-demo?receipt=r');
  expect(site.seen).toHaveLength(1);
});

test('a renderer that fails is answered 500 with the headers and without its words', async () => {
  const renderPage = () => Promise.reject(new Error('the reason'));
  await using site = await openSite({ renderPage });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await site.ask('/nowhere');
  expect(said).toHaveBeenCalledOnce();
  expect(answer).toMatchObject({ status: 500, text: '' });
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' });
});

test('a site that is not served over HTTPS does not ask for it', async () => {
  await using site = await openSite({ siteUrl: 'http://localhost:3000' });
  for (const path of ['/', '/nowhere', '/healthz']) {
    expect((await site.ask(path)).headers).not.toHaveProperty('strict-transport-security');
  }
});

test('a native post is read up to the limit of the API, and never by the page beyond it', async () => {
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

test('a native post comes from the site’s own pages, also behind a proxy that ends TLS', async () => {
  await using site = await openSite();
  async function statusFrom(origin: string): Promise<number> {
    const headers = { 'content-type': form, origin, host: 'flow.example' };
    return (await site.ask('/book-demo', { method: 'POST', headers, body: 'name=A' })).status;
  }
  expect(await statusFrom('https://flow.example')).toBe(303);
  expect(site.seen).toEqual([{ method: 'POST', origin: null, body: 'name=A' }]);
  for (const origin of ['https://evil.example', 'https://flow.example.evil.example', 'null']) {
    expect(await statusFrom(origin), origin).toBe(403);
  }
  expect(site.seen).toHaveLength(1);
});

function NoPage() {
  return null;
}

/** The page's own action, and what it hands to its form instead of the HTML around it. */
const runAction: PageRenderer = async (request, inbox) => {
  const id = 'book-demo';
  const requestContext = new RouterContextProvider();
  requestContext.set(demoRequestInbox, inbox);
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
  // So many that most are over the rate even if a minute ends among them.
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
  await site.mail.stop(0);
  const { status, headers, text } = await site.ask('/book-demo', nativePost);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5' });
  expect(JSON.parse(text)).toMatchObject(notSent);
});
