import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../listen.ts';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A webhook receiver on a loopback port with scripted answers; 204 by default. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: await text(request) });
    answer(response);
  });
  const { port, ...listening } = await listen(server);
  return {
    ...listening,
    url: `http://127.0.0.1:${port}/hook`,
    /** Every call in order, whatever the answer was. */
    received,
    /** How the next calls are answered. */
    respond(next: (response: ServerResponse) => void): void {
      answer = next;
    },
  };
}
