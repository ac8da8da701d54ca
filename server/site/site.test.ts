import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { siteHeaders } from '#server/http/security-headers.ts';
import { callBody, demoParams, postedForm } from '#tests/mail/service.ts';
import { form, json, openSite, type SiteRequest } from '#tests/open-site.ts';

const nativePost = { method: 'POST', headers: { 'content-type': form }, body: 'name=A' };

test('every response carries the security headers, whatever it answers', async () => {
  await using site = await openSite();
  const { etag } = (await site.ask('/')).headers;
  const cases: [number, string, SiteRequest?][] = [
    [200, '/'],
    [200, '/', { method: 'HEAD' }],
    [304, '/', { headers: { 'if-none-match': String(etag) } }],
    [200, '/assets/a.js'],
    [404, '/nowhere'],
    [404, '/book-demo.br'],
    [404, '/%E0%A4%A'],
    [303, '/book-demo', { method: 'POST', headers: { 'content-type': form }, body: 'name=A' }],
    [415, '/book-demo', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
    [200, '/healthz'],
    [401, '/metrics'],
    [200, '/api/v1.0/nowhere'],
    [404, '/api/v1.0/nowhere', { method: 'POST' }],
    [400, '/api/v1.0/email/send', { method: 'POST', headers: json, body: '{' }],
    [403, '/api/v1.0/email/send', { method: 'POST', headers: { origin: 'https://a.example' } }],
    [
      200,
      '/api/v1.0/email/send',
      { method: 'POST', headers: json, body: JSON.stringify(callBody(demoParams)) },
    ],
    [204, '/api/v1.0/email/send', { method: 'OPTIONS', headers: json }],
    [404, '/', { method: 'DELETE' }],
    [200, '/', { headers: { range: 'bytes=0-1' } }],
    [400, '/', { headers: { host: 'x.1' } }],
    [200, '/LOGIN'],
  ];
  for (const [status, path, request] of cases) {
    const answer = await site.ask(path, request);
    const name = `${request?.method ?? 'GET'} ${path}, ${status}`;
    expect(answer.status, name).toBe(status);
    for (const [header, value] of Object.entries(siteHeaders('https://flow.example'))) {
      expect(answer.headers[header.toLowerCase()], `${header} of ${name}`).toBe(value);
    }
    const policy = String(answer.headers['content-security-policy']);
    expect(policy, name).toMatch(/^default-src 'none'; /);
    expect(policy, name).toContain("frame-ancestors 'none'");
    expect(policy, name).not.toMatch(/unsafe|\*/);
    expect(answer.headers['set-cookie'], name).toBeUndefined();
  }
});

test('a request without a valid URL, host and length is refused, and nothing is logged', async () => {
  await using site = await openSite();
  const before = site.events().length;
  const hidden = '0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: flow.example\r\n\r\n';
  for (const [start, headers, body = ''] of [
    ['OPTIONS *', 'Host: flow.example'],
    ['GET foo://x/livez', 'Host: flow.example'],
    ['GET /livez', 'X-Host: flow.example'],
    ['POST /', 'Host: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', hidden],
    ['POST /', 'Host: a\r\nContent-Length: 0\r\nContent-Length: 44', hidden],
  ] as const) {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`${start} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n${body}`);
    expect((await text(socket)).split('HTTP/1.1 4'), `${start} ${headers}`).toHaveLength(2);
  }
  for (const host of ['127.0.0.256', 'a b', 'a@b', '[::1', 'é.example']) {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/nowhere'],
      ['POST', '/book-demo'],
    ] as const) {
      const answer = await site.ask(path, { method, headers: { host } });
      expect(answer.status, `${method} ${path} of ${host}`).toBe(400);
    }
  }
  expect(site.events().slice(before)).toEqual([]);
  expect(site.seen).toEqual([]);
});

test('a load balancer may probe by HTTP/1.0, which names no host', async () => {
  await using site = await openSite();
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /livez HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('an address that a chat linked with its punctuation leads to the page', async () => {
  await using site = await openSite();
  for (const [path, location] of [
    ['/book-demo.', '/book-demo'],
    ['/Book-Demo)?process=x', '/book-demo?process=x'],
    ['/assets/a.js,', '/assets/a.js'],
    ['/login:', '/login'],
    ['/)', '/'],
  ] as const) {
    expect(await site.ask(path), path).toMatchObject({ status: 301, headers: { location } });
  }
});

test('what needs no rendering is answered from memory', async () => {
  await using site = await openSite();
  for (const [path, status] of [
    ['/nowhere', 404],
    ['//book-demo', 404],
    ['//', 200],
    ['/..%2Fbook-demo', 404],
    ['/book-demo?receipt=forged', 200],
    ['/?receipt=r', 200],
    ['/BOOK-DEMO', 200],
    ['/healthz/', 404],
    ['/Pms/Old', 200],
    ['http://flow.example/book-demo', 200],
  ] as const) {
    expect((await site.ask(path)).status, path).toBe(status);
  }
  expect(site.seen).toEqual([]);
});

test('a query longer than any form sends is not rendered, and a post’s never', async () => {
  const rendered: string[] = [];
  const renderPage = async ({ url }: Request) =>
    new Response(`${rendered.push(new URL(url).search)}`);
  await using site = await openSite({ renderPage });
  const path = `/book-demo?process=x&${'%ff&'.repeat(1_100)}`;
  await site.ask(path);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await site.ask(path, { method: 'POST', headers, body: 'a=b' });
  expect(rendered).toEqual(['']);
});

/** The address of the page that follows an accepted post. */
async function receiptPath({ mail }: Awaited<ReturnType<typeof openSite>>): Promise<string> {
  const stored = await mail.submit(postedForm);
  if (stored.outcome !== 'accepted') throw new Error(stored.outcome);
  return `/book-demo?receipt=${mail.signReceipt(stored.id)}`;
}

test('a receipt is rendered after the last post within the rate and forged ones; beyond it the visitor hears that the request arrived', async () => {
  await using site = await openSite({ rateLimit: '5' });
  const path = await receiptPath(site);
  for (let post = 0; post < 5; post++) await site.ask('/book-demo', nativePost);
  for (let forged = 0; forged < 80; forged++) await site.ask(`/book-demo?receipt=${forged}`);
  await site.ask(path);
  expect(site.seen.map(({ method }) => method)).toEqual([...Array(5).fill('POST'), 'GET']);
  // A minute may end among them, and the count begins anew: of 80 at least 30 are too many.
  const answers: Awaited<ReturnType<typeof site.ask>>[] = [];
  for (let serial = 0; serial < 80; serial++) answers.push(await site.ask(path));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(30);
  expect(refused[0]?.text).toContain('Your request has arrived');
});

test('links that a client opens, and posts that another site makes it send, take nothing from its rate', async () => {
  await using site = await openSite({ rateLimit: '2' });
  const headers = { ...nativePost.headers, origin: 'https://other.example' };
  for (let serial = 0; serial < 20; serial++) {
    await site.ask('/book-demo?context=x');
    expect((await site.ask('/book-demo', { ...nativePost, headers })).status).toBe(403);
  }
  expect(site.mail.allow('127.0.0.1')).toEqual({ level: 'free' });
});

test('a matching entity tag is answered 304 in every coding', async () => {
  await using site = await openSite();
  for (const coding of ['identity', 'gzip', 'br', 'br;q=0, gzip;q=0.5']) {
    const headers = { 'accept-encoding': coding };
    const { headers: sent } = await site.ask('/', { headers });
    const { etag } = sent;
    for (const held of [String(etag), String(etag).replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await site.ask('/', { headers: { ...headers, 'if-none-match': held } });
      expect([answer.status, answer.headers.etag], held).toEqual([304, etag]);
      expect(answer.headers['content-security-policy']).toBe(sent['content-security-policy']);
    }
    const other = { ...headers, 'if-none-match': '"other"' };
    expect((await site.ask('/', { headers: other })).status).toBe(200);
  }
});

test('a failing renderer is answered 500 with the headers, and its message is logged, not sent', async () => {
  const renderPage = () => Promise.reject(new Error('the reason'));
  await using site = await openSite({ renderPage });
  const answer = await site.ask('/book-demo', nativePost);
  expect(answer).toMatchObject({ status: 500, text: '' });
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(site.events()).toContainEqual(expect.objectContaining({ event: 'page failed' }));
  expect(JSON.stringify(site.events())).toContain('the reason');
});
