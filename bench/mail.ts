import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startMailProcess } from '#tests/faults/mail-process-parent.ts';
import { startPostgres } from '#tests/faults/postgres-server.ts';
import { connections, type Load, load } from './mail/load.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

/**
 * `npm run bench:mail -- [--seconds 10] [--rounds 3]`: how many demo requests a second the built site accepts durably:
 * each with two deliveries, synced to the disk before the answer. Needs `wrk`, which shares the machine.
 */
const { values } = parseArgs({
  options: {
    // Long enough that the first request of each connection is less than one in a hundred: the server accepts one new
    // connection in each turn of the event loop, and the last of 50 waits some 400 ms.
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

/** Seconds of full load before measuring: a process is slower until V8 has compiled what is used. */
const warmUpSeconds = 5;

async function measure(env: Record<string, string>): Promise<Load[]> {
  const program = fileURLToPath(new URL('./mail/site-process.ts', import.meta.url));
  await using service = await startMailProcess(env, { program });
  await load(service.port, warmUpSeconds);
  const runs: Load[] = [];
  while (runs.length < rounds) runs.push(await load(service.port, seconds));
  return runs;
}

await using postgres = await startPostgres({ durable: true });
const measured = {
  'SQLite, WAL, synchronous FULL': await measure({}),
  'PostgreSQL, fsync on': await measure({ DATABASE_URL: await postgres.createDatabase() }),
};
printTable(
  `Acceptance, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
  ['', 'per second', 'p50 ms', 'p99 ms', 'failed'],
  Object.entries(measured).map(([name, runs]) => [
    name,
    median(runs.map(({ perSecond }) => perSecond)).toFixed(0),
    median(runs.map(({ p50 }) => p50)).toFixed(1),
    median(runs.map(({ p99 }) => p99)).toFixed(1),
    `${runs.reduce((sum, { failed }) => sum + failed, 0)}`,
  ]),
);
