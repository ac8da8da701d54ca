import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { assetPolicy, type HeaderChoices, siteHeaders } from './security-headers.ts';

/** Longest wait, in milliseconds, for a request's headers, and for all of it; bodies have their own, shorter limit. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;
const connectionsCheckingInterval = 2_000;
/** How long, in milliseconds, a client may take nothing of an answer before its connection is given up. */
const answerTimeout = 30_000;

/** Requests of one connection that may wait for their answers: some tools ask a few ahead, browsers and proxies none. */
const mostAhead = 64;

/** What Node refuses before there is a request to hand on, by the code of its error; anything else is malformed. */
const refusals: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Node's HTTP server, but that what it answers by itself carries the site's headers as well: lines it can't read,
 * headers over 16 KB, requests that take too long, expectations that it doesn't know. A missing Host is left to the site.
 */
export function createHttpServer(choices: HeaderChoices, idleMs = answerTimeout): Server {
  const headers = { ...siteHeaders(choices), 'Content-Security-Policy': assetPolicy };
  const server = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    requireHostHeader: false,
  });
  // Node's own is never. It counts from the last byte either way; a request that is worked on takes no such time.
  server.timeout = idleMs;
  const answers = new WeakMap<Duplex, ServerResponse>();
  const waiting = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
    const ahead = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, ahead);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    // Sixty-four kilobytes read at once may hold 1,500 requests, each with an answer that is kept until it is taken.
    if (ahead > mostAhead) socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const underWay = answer?.headersSent === true && !answer.writableFinished;
    // Who has gone hears nothing, and into an answer under way no second one is written.
    if (!socket.writable || error.code === 'ECONNRESET' || underWay) {
      socket.destroy();
      return;
    }
    const status = refusals[error.code ?? ''] ?? 400;
    const fields = { ...headers, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });
  return server;
}
