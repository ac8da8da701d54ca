import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { callBody, demoParams } from '#tests/mail/service.ts';

const loadSchema = v.object({
  requests: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
  failed: v.number(),
});

export type Load = v.InferOutput<typeof loadSchema>;

const script = fileURLToPath(new URL('./demo-requests.lua', import.meta.url));
const visitor = { name: 'Visitor %', email: 'v%@rao%.example' };
const body = JSON.stringify(callBody({ ...demoParams, ...visitor }));
let serial = 0;

/** Open at once, as the goal says (docs/decisions/012-two-databases-one-contract.md). */
export const connections = 50;

/**
 * Posts demo requests for so many seconds over 50 connections, each waiting for its answer; times in milliseconds.
 * Uses `wrk`: a client in Node would take as much of the shared machine as the server under test.
 */
export async function load(port: number, seconds: number): Promise<Load> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}s`],
    ...['--timeout', '30s', '--script', script],
    ...[`http://127.0.0.1:${port}/`, '--', body, `${serial}`],
  ]);
  const result = stdout.split('\n').find((line) => line.startsWith('{'));
  if (result === undefined) throw new Error(`wrk measured nothing:\n${stdout}`);
  const measured = v.parse(loadSchema, JSON.parse(result));
  // Requests that still wait for an answer at the end were sent but not counted.
  serial += measured.requests + connections;
  return measured;
}
