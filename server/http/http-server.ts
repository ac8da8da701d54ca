import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Pipelined requests that may wait on one connection: some tools send a few, browsers and proxies none. */
const maxWaiting = 64;

/** Milliseconds that a refused client has to read the answer and close the connection. */
const closingMs = 2_000;

/** Status for each error code of Node's HTTP parser; anything else is malformed (400). */
const refusals: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Node's HTTP server, which sends the headers with every response, unless the site replaces one: also with those that
 * Node sends itself (malformed requests, headers over 64 KB, timeouts, unknown expectations). A missing Host is left to
 * the site.
 */
export function createHttpServer(headers: Record<string, string>): Server {
  const server = createServer({
    // Browsers send the cookies of the whole domain, though the site has none.
    maxHeaderSize: 64 * 1024,
    // Longest time, in milliseconds, for a request's headers, and for the whole request.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // Longer than proxies keep an idle connection (nginx: 60 s): they might send a request just as it is closed here.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    requireHostHeader: false,
  });
  // How long a client may read nothing of a response; Node's default is forever. Counts from the last byte either way.
  server.timeout = 30_000;
  const exchanges = new WeakMap<Duplex, { response: ServerResponse; waiting: number }>();
  server.on('request', ({ socket }, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const exchange = exchanges.get(socket) ?? { response, waiting: 0 };
    exchange.response = response;
    exchange.waiting += 1;
    exchanges.set(socket, exchange);
    response.once('close', () => {
      exchange.waiting -= 1;
    });
    // One read of 64 KB may hold 1,500 requests, whose responses stay in memory until they are read.
    if (exchange.waiting > maxWaiting) socket.destroy();
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { response } = exchanges.get(socket) ?? {};
    const underWay = response?.headersSent && !(response.writableFinished && response.req.complete);
    // Client gone, or the request is being answered or was before all of it came: destroy the socket.
    if (!socket.writable || error.code === 'ECONNRESET' || underWay) {
      socket.destroy();
      return;
    }
    const status = refusals[error.code ?? ''] ?? 400;
    const fields = { ...headers, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    // Not left to a client that keeps sending and never closes.
    setTimeout(() => socket.destroy(), closingMs).unref();
  });
  return server;
}
