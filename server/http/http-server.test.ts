import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '#tests/listen.ts';
import { createHttpServer } from './http-server.ts';

async function openServer() {
  const server = createHttpServer({});
  const seen: string[] = [];
  server.on('request', (request, response) => {
    seen.push(`${request.method} ${request.url}`);
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

test.each([
  ['Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['Content-Length: 0\r\nContent-Length: 44', ''],
  ['Transfer-Encoding: xchunked', ''],
])('of a request with %j nothing that it hides is answered', async (length, body) => {
  await using http = await openServer();
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
  const answer = await http.say(`POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n${body}${hidden}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(http.seen).not.toContain('GET /hidden');
});

test('slow headers are cut off with 408', async () => {
  await using http = await openServer();
  // A shorter limit keeps the test fast.
  http.server.headersTimeout = 1;
  const answer = await http.say('GET / HTTP/1.1\r\nHost: a\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

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
