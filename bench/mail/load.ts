import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { callBody, demoParams } from '#mail/testing.ts';

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

let serial = 0;

/** One demo request of a visitor that nobody saw before, as it goes over the wire. */
function nextRequest(): string {
  serial += 1;
  const change = { name: `Visitor ${serial}`, email: `v${serial}@rao${serial}.example` };
  const body = JSON.stringify(callBody({ ...demoParams, ...change }));
  return [
    'POST /api/v1.0/email/send HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/**
 * Posts `total` demo requests over so many connections, each waiting for its answer; times in milliseconds. Written on
 * bare sockets, and all requests before the first is sent: Node's own client takes as much of the shared machine as the
 * server that is measured.
 */
export async function load(port: number, total: number, connections = 50): Promise<Load> {
  const times: number[] = [];
  const requests = Array.from({ length: total }, nextRequest);
  let failed = 0;
  const visitor = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
      let sentAt = 0;
      let answer = '';
      function ask(): void {
        const request = requests.pop();
        if (request === undefined) {
          socket.destroy();
          resolve();
          return;
        }
        sentAt = performance.now();
        socket.write(request);
      }
      socket.on('connect', ask);
      socket.on('data', (text: string) => {
        answer += text;
        if (!isWhole(answer)) return;
        times.push(performance.now() - sentAt);
        if (!answer.startsWith('HTTP/1.1 200 ')) failed += 1;
        answer = '';
        ask();
      });
      socket.on('error', reject);
    });
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** Whether a short answer has come to its end, its length being named or its parts being counted. */
function isWhole(answer: string): boolean {
  if (answer.endsWith('\r\n0\r\n\r\n')) return true;
  const end = answer.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(answer)?.[1];
  return end !== -1 && length !== undefined && answer.length >= end + 4 + Number(length);
}
