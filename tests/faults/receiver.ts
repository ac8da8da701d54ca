import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  /** Every call in order, whatever the answer was. */
  received: Received[];
  /** How the next calls are answered. */
  respond(answer: (response: ServerResponse) => void): void;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    respond(next) {
      answer = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
