import { createServer, type Server } from 'node:http';

/** Node's HTTP server, which sends the headers with every response, unless the site replaces one. */
export function createHttpServer(headers: Record<string, string>): Server {
  const server = createServer({
    // Longest time, in milliseconds, for a request's headers, and for the whole request.
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // Longer than proxies keep an idle connection (nginx: 60 s): they might send a request just as it is closed here.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  // How long a client may read nothing of a response; Node's default is forever. Counts from the last byte either way.
  server.timeout = 30_000;
  server.on('request', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  return server;
}
