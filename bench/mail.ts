import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { temporaryDirectory } from '#mail/testing.ts';
import { startMailProcess } from '#tests/faults/mail-process-parent.ts';
import { startPostgres } from '#tests/faults/postgres-server.ts';
import { type Load, load } from './mail/load.ts';
import { fillQueue } from './mail/queue.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

/**
 * What durable acceptance costs, measured side by side in one run: the same HTTP server and the same judging without
 * and with a database, alternating, medians of the rounds. The load generator shares the machine.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '3' },
    memory: { type: 'string', default: '100000' },
    queue: { type: 'string', default: '100000' },
  },
});
const requests = Number(values.requests);
const rounds = Number(values.rounds);

/** Loads one process a case, in turns; every ratio is to the first case. */
async function alternate(
  title: string,
  cases: Record<string, Record<string, string>>,
): Promise<void> {
  const subjects = await Promise.all(
    Object.entries(cases).map(async ([name, env]) => ({
      name,
      runs: [] as Load[],
      cpu: [] as number[],
      service: await startMailProcess(env),
    })),
  );
  try {
    for (const { service } of subjects) await load(service.port, requests / 2);
    for (let round = 0; round < rounds; round++) {
      for (const { runs, cpu, service } of subjects) {
        const before = cpuMilliseconds(service.child.pid);
        runs.push(await load(service.port, requests));
        cpu.push((cpuMilliseconds(service.child.pid) - before) / requests);
      }
    }
  } finally {
    for (const { service } of subjects) await service[Symbol.asyncDispose]();
  }
  const results = subjects.map(({ name, runs, cpu }) => ({
    name,
    rate: median(runs.map(({ perSecond }) => perSecond)),
    p50: median(runs.map(({ p50 }) => p50)),
    p99: median(runs.map(({ p99 }) => p99)),
    cpu: median(cpu) * 1000,
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  }));
  const base = results[0] ?? { rate: Number.NaN, p99: Number.NaN };
  printTable(
    title,
    ['', 'per second', 'ratio', 'p50 ms', 'p99 ms', 'ratio', 'CPU µs', 'failed'],
    results.map(({ name, rate, p50, p99, cpu, failed }) => [
      name,
      rate.toFixed(0),
      (rate / base.rate).toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
      (p99 / base.p99).toFixed(2),
      cpu.toFixed(0),
      `${failed}`,
    ]),
  );
}

{
  await using postgres = await startPostgres({ durable: true });
  await alternate(`Acceptance, 50 connections, medians of ${rounds} rounds of ${requests}`, {
    'no database (judged, answered)': { STORE: 'none', DELIVER: 'no' },
    'SQLite, WAL, synchronous FULL': { DELIVER: 'no' },
    'PostgreSQL, fsync on': { DELIVER: 'no', DATABASE_URL: await postgres.createDatabase() },
  });
}

const queued = Number(values.queue);
{
  using empty = temporaryDirectory();
  using full = temporaryDirectory();
  await fillQueue(full.path, queued);
  // A mail host that is not there: the worker runs, and nothing leaves the queue.
  const dead = { SMTP_URL: 'smtp://127.0.0.1:9' };
  await alternate(`Acceptance with ${queued} mails undelivered`, {
    'empty queue': { DATA_DIR: empty.path, ...dead },
    [`${queued} undelivered`]: { DATA_DIR: full.path, ...dead },
  });
}

console.log('\nA normal client beside 500 clients that dribble their bodies');
{
  await using service = await startMailProcess({ DELIVER: 'no' });
  await load(service.port, requests / 2, 10);
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push((await load(service.port, requests / 2, 10)).p99);
    const slow = await openSlowClients(service.port, 500);
    beside.push((await load(service.port, requests / 2, 10)).p99);
    for (const socket of slow) socket.destroy();
  }
  const [a, b] = [median(alone), median(beside)];
  console.log(
    `p99 alone ${a.toFixed(1)} ms, beside them ${b.toFixed(1)} ms (x${(b / a).toFixed(2)})`,
  );
}

console.log('\nMemory');
{
  await using service = await startMailProcess({ DELIVER: 'no' });
  const total = Number(values.memory);
  const residents: string[] = [];
  for (let part = 0; part < 5; part++) {
    await load(service.port, total / 5);
    residents.push(`${((part + 1) * total) / 5}: ${residentMegabytes(service.child.pid)} MB`);
  }
  console.log(`resident after ${residents.join(', ')}`);
}

/** User and system time so far; the kernel counts it in hundredths of a second. */
function cpuMilliseconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function openSlowClients(port: number, count: number): Promise<Socket[]> {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{',
    );
    return socket;
  });
}
