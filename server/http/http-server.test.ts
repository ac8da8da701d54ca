import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#tests/listen.ts';
import { createHttpServer } from './http-server.ts';
import { assetPolicy, defaultHeaders } from './security-headers.ts';

const headers = defaultHeaders({ siteUrl: 'https://flow.example' });

/** A server that answers `/early` before the request's body has arrived, and any other path after. */
async function openServer() {
  const server = createHttpServer(headers);
  const seen: string[] = [];
  server.on('request', (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url === '/now') response.end('answered');
    if (request.url === '/early') response.write('answered');
    request.resume().on('end', () => response.end('answered'));
  });
  const listening = await listen(server);
  return {
    ...listening,
    seen,
    server,
    /** Sends the bytes and returns everything received until the server closes the connection. */
    say: (text: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(listening.port, '127.0.0.1', () => socket.write(text, 'latin1'));
        socket.setEncoding('latin1').on('data', (part) => {
          answer += part;
        });
        socket.on('close', () => resolve(answer)).on('error', reject);
      }),
  };
}

const post = (headers: string, body = ''): string =>
  `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

test.each([
  ['a line that is no request', 'nonsense\r\n\r\n', 400],
  ['headers over 64 KB', post(`X: ${'a'.repeat(70_000)}`), 431],
  ['an expectation that nobody meets', post('Expect: the-unexpected\r\nConnection: close'), 417],
  ['a header name with a space', post('Content-Length : 5'), 400],
  ['a folded header', post('X: a\r\n b'), 400],
  ['a control character in a header', post('X: a\u0000b'), 400],
  ['a bare line feed between headers', 'GET / HTTP/1.1\nHost: a\n\n', 400],
  ['a version that there is not', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
  [
    'a length and chunks',
    post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
    400,
  ],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 44', smuggled), 400],
  ['a length with a sign', post('Content-Length: +0', smuggled), 400],
  ['a coding after chunks', post('Transfer-Encoding: chunked, identity', smuggled), 400],
  ['a coding that looks like chunks', post('Transfer-Encoding: xchunked', smuggled), 400],
  ['a chunk of no size', post('Transfer-Encoding: chunked', `\r\n${smuggled}`), 400],
])(
  '%s is refused with the site’s headers, and nothing behind it is answered',
  async (_name, text, status) => {
    await using http = await openServer();
    const answer = await http.say(text);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
    const head = answer.toLowerCase();
    for (const [name, value] of Object.entries({
      ...headers,
      Connection: 'close',
    })) {
      expect(head).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    }
    expect(http.seen.filter((each) => each.includes('smuggled'))).toEqual([]);
  },
);

test('an idle connection is kept for longer than nginx would use it', async () => {
  await using http = await openServer();
  const nginxKeepaliveTimeout = 60_000;
  expect(http.server.keepAliveTimeout).toBeGreaterThan(nginxKeepaliveTimeout);
});

test('slow headers are cut off with 408', async () => {
  await using http = await openServer();
  expect(http.server.headersTimeout).toBeGreaterThan(0);
  expect(http.server.headersTimeout).toBeLessThanOrEqual(10_000);
  // A shorter limit keeps the test fast.
  http.server.headersTimeout = 1;
  const answer = await http.say('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain(`Content-Security-Policy: ${assetPolicy}\r\n`);
});

test('a client that was refused and goes on sending is cut off', async () => {
  await using http = await openServer();
  http.server.headersTimeout = 1;
  const connected = once(http.server, 'connection');
  const endless = connect({ port: http.port, host: '127.0.0.1', allowHalfOpen: true });
  endless.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\nX: ');
  const sending = setInterval(() => endless.write('a'), 200);
  const [socket] = await connected;
  await once(socket, 'close');
  clearInterval(sending);
  endless.destroy();
}, 20_000);

test('a connection whose client reads nothing is closed', async () => {
  await using http = await openServer();
  // Shorter, to keep the test fast.
  http.server.timeout = 500;
  http.server.removeAllListeners('request');
  // More than the buffers on both ends.
  http.server.on('request', (_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  const connected = once(http.server, 'connection');
  const greedy = connect(http.port, '127.0.0.1').on('error', () => undefined);
  // Reads nothing: only the buffers fill.
  greedy.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [socket] = await connected;
  await once(socket, 'close');
  greedy.destroy();
});

test('of a thousand pipelined requests only a few are answered', async () => {
  await using http = await openServer();
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  let answers = '';
  const socket = connect(http.port, '127.0.0.1').setEncoding('latin1');
  socket
    .on('error', () => undefined)
    .on('data', (part) => {
      answers += part;
    });
  socket.write(request.repeat(1_000));
  await once(socket, 'close');
  expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThan(200);
  // A few pipelined requests are legitimate.
  const few = await http.say(
    `${request.repeat(20)}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  );
  expect(few.split('HTTP/1.1 200').length - 1).toBe(21);
});
