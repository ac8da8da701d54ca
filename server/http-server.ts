import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Config, ConfigError } from '#mail/config/config.ts';
import type { Metrics } from '#mail/operations/metrics.ts';
import { assetPolicy, type HeaderChoices, siteHeaders } from './security-headers.ts';

/** Longest time, in milliseconds, for a request's headers, and for the whole request. */
const headersTimeout = 10_000;
const requestTimeout = 15_000;
const connectionsCheckingInterval = 2_000;
/** How long, in milliseconds, a client may read nothing of a response before its connection is closed. */
const answerTimeout = 30_000;

/** Pipelined requests that may wait on one connection: some tools send a few, browsers and proxies none. */
const mostAhead = 64;

/** Status for each error code of Node's HTTP parser; anything else is malformed (400). */
const refusals: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Node's HTTP server, with the site's headers on the responses that Node sends itself: malformed requests, headers over
 * 16 KB, timeouts, unknown expectations. A missing Host is left to the site.
 */
export function createHttpServer(choices: HeaderChoices, idleMs = answerTimeout): Server {
  const headers = { ...siteHeaders(choices), 'Content-Security-Policy': assetPolicy };
  const server = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    requireHostHeader: false,
  });
  // Node's default is no timeout. Counts from the last byte in either direction.
  server.timeout = idleMs;
  const answers = new WeakMap<Duplex, ServerResponse>();
  const waiting = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
    const ahead = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, ahead);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    // One read of 64 KB may hold 1,500 requests, whose responses stay in memory until they are read.
    if (ahead > mostAhead) socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const underWay =
      answer?.headersSent === true && !(answer.writableFinished && answer.req.complete);
    // Client gone, or the request is being answered or was before all of it came: destroy the socket.
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

/**
 * Resolves once the server listens.
 * @throws ConfigError with the reason why it cannot, in one line
 */
export async function listen(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    throw new ConfigError(`HOST or PORT: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/**
 * Closes keep-alive connections, so that clients reconnect through the load balancer while requests are still answered.
 */
export function closeAfterAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
}

/** Records the duration of each request, from its headers to the last byte of the response. */
export function measureRequests(server: Server, metrics: Pick<Metrics, 'observeRequest'>): void {
  server.on('request', ({ method = '' }, response) => {
    const began = performance.now();
    response.once('finish', () => {
      metrics.observeRequest(method, response.statusCode, (performance.now() - began) / 1000);
    });
  });
}
