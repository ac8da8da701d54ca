import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  /** Every call in order, whatever the answer was. */
  received: Received[];
  /** How the next calls are answered. */
  respond(answer: (response: ServerResponse) => void): void;
  /** Stops listening until `up` is called. */
  down(): Promise<void>;
  up(): Promise<void>;
} & AsyncDisposable;

/** A webhook receiver on a loopback port with scripted answers; 204 by default. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  const server = createServer(async (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    for await (const part of request) body += part;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response);
  });
  let port = 0;
  async function up(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  async function down(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
  await up();
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    respond(next) {
      answer = next;
    },
    down,
    up,
    [Symbol.asyncDispose]: () => (server.listening ? down() : Promise.resolve()),
  };
}
