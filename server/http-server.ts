import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Metrics } from '#mail/operations/metrics.ts';
import { assetPolicy, type HeaderChoices, siteHeaders } from './security-headers.ts';

/** Longest wait, in milliseconds, for a request's headers, and for all of it; bodies have their own, shorter limit. */
const headersTimeout = 10_000;
const requestTimeout = 30_000;
const connectionsCheckingInterval = 2_000;
/** How long, in milliseconds, a client may read nothing of an answer before its connection is closed. */
const answerTimeout = 30_000;

/** Pipelined requests that may wait on one connection: some tools send a few, browsers and proxies none. */
const mostAhead = 64;

/** Status by the code of Node's error, for requests that it refuses itself; anything else is malformed. */
const refusals: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Node's HTTP server, whose own answers carry the site's headers as well: malformed requests, headers over 16 KB,
 * requests that take too long, unknown expectations. A missing Host is left to the site.
 */
export function createHttpServer(choices: HeaderChoices, idleMs = answerTimeout): Server {
  const headers = { ...siteHeaders(choices), 'Content-Security-Policy': assetPolicy };
  const server = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    requireHostHeader: false,
  });
  // Node's default is never. Counts from the last byte in either direction.
  server.timeout = idleMs;
  const answers = new WeakMap<Duplex, ServerResponse>();
  const waiting = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
    const ahead = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, ahead);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    // 64 KB read at once may hold 1,500 requests, each with an answer kept in memory until it is read.
    if (ahead > mostAhead) socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const underWay = answer?.headersSent === true && !answer.writableFinished;
    // Client gone or answer under way: destroy the socket.
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

/** Has clients open new connections, which a load balancer directs elsewhere, while requests are still answered. */
export function closeAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
}

/** Observes how long each request takes, from its headers to the last byte of its answer. */
export function measureRequests(server: Server, metrics: Pick<Metrics, 'observeRequest'>): void {
  server.on('request', ({ method = '' }, response) => {
    const began = performance.now();
    response.once('finish', () => {
      metrics.observeRequest(method, response.statusCode, (performance.now() - began) / 1000);
    });
  });
}
