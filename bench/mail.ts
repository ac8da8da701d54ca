import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { temporaryDirectory } from '#mail/testing.ts';
import { openFaultyMailHost } from '#tests/faults/faulty-mail-host.ts';
import { startMailProcess } from '#tests/faults/mail-process-parent.ts';
import { startPostgres } from '#tests/faults/postgres-server.ts';
import { has } from './has-command.ts';
import { connections, type Load, load } from './mail/load.ts';
import { fillQueue } from './mail/queue.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

/**
 * `npm run bench -- mail [section …]`: what it costs the built site to accept requests durably. Cases are measured side
 * by side; figures are medians of the rounds. The load generator shares the machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Long enough that the first request of each connection is less than one in a hundred: the server accepts one new
    // connection in each turn of the event loop, and the last of 50 waits some 400 ms.
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    // 100,000 requests and 10,000 mails instead of a tenth of both.
    long: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const many = values.long ? 100_000 : 10_000;
const site = { program: fileURLToPath(new URL('./mail/site-process.ts', import.meta.url)) };

/** Seconds of full load before measuring: a process is slower until V8 has compiled what is used. */
const warmUpSeconds = 5;

/**
 * Measures one process per case, in turns. Each ratio is to the first case of the same round; the median of the rounds
 * is printed.
 */
async function alternate(
  title: string,
  cases: Record<string, Record<string, string>>,
): Promise<void> {
  const subjects = await Promise.all(
    Object.entries(cases).map(async ([name, env]) => ({
      name,
      runs: [] as (Load & { cpu: number })[],
      service: await startMailProcess(env, site),
    })),
  );
  try {
    for (const { service } of subjects) await load(service.port, warmUpSeconds);
    for (let round = 0; round < rounds; round++) {
      // The order alternates, so that no case always inherits the caches of the same other one.
      for (const { runs, service } of round % 2 === 0 ? subjects : subjects.toReversed()) {
        const start = cpuMicroseconds(service.child.pid);
        const run = await load(service.port, seconds);
        const cpu = (cpuMicroseconds(service.child.pid) - start) / run.requests;
        runs.push({ ...run, cpu });
      }
    }
  } finally {
    for (const { service } of subjects) await service[Symbol.asyncDispose]();
  }
  const base = subjects[0]?.runs ?? [];
  printTable(
    title,
    ['', 'per second', 'ratio', 'best', 'p50 ms', 'p99 ms', 'best', 'CPU µs', 'failed'],
    subjects.map(({ name, runs }) => {
      const middle = (value: (run: (typeof runs)[number]) => number): number =>
        median(runs.map(value));
      const ratios = runs.map((run, round) => run.perSecond / (base[round]?.perSecond ?? 1));
      return [
        name,
        middle(({ perSecond }) => perSecond).toFixed(0),
        median(ratios).toFixed(2),
        Math.max(...runs.map(({ perSecond }) => perSecond)).toFixed(0),
        middle(({ p50 }) => p50).toFixed(1),
        middle(({ p99 }) => p99).toFixed(1),
        Math.min(...runs.map(({ p99 }) => p99)).toFixed(1),
        middle(({ cpu }) => cpu).toFixed(0),
        `${runs.reduce((sum, { failed }) => sum + failed, 0)}`,
      ];
    }),
  );
}

/** Durable acceptance with every row made: each request with two deliveries, synced to the disk before the answer. */
async function acceptance(): Promise<void> {
  await using postgres = await startPostgres({ durable: true });
  await alternate(
    `Acceptance, ${connections} connections, medians of ${rounds} rounds of ${seconds} s`,
    {
      'SQLite, WAL, synchronous FULL': { DELIVER: 'no' },
      'PostgreSQL, fsync on': { DELIVER: 'no', DATABASE_URL: await postgres.createDatabase() },
    },
  );
}

async function delivery(): Promise<void> {
  console.log('\nDelivery to a mail host on this machine');
  using directory = temporaryDirectory();
  await using host = await openFaultyMailHost('QUIT', 'stall');
  await host.heal();
  const mails = many / 10;
  await fillQueue(directory.path, mails);
  const started = performance.now();
  await using _service = await startMailProcess({ DATA_DIR: directory.path, SMTP_URL: host.url });
  while (host.taken.length < mails) await setTimeout(20);
  const elapsed = (performance.now() - started) / 1000;
  console.log(`${mails} mails, one at a time: ${(mails / elapsed).toFixed(0)} per second`);
}

async function memory(): Promise<void> {
  await using service = await startMailProcess({ DELIVER: 'no' }, site);
  const rows: string[][] = [];
  for (let requests = 0; requests < many; ) {
    requests += (await load(service.port, 3)).requests;
    const { heapUsed, rss } = await memoryOf(service.child);
    rows.push([`${requests}`, megabytes(heapUsed), megabytes(rss)]);
  }
  printTable('Memory, after a collection of garbage', ['requests', 'heap MB', 'resident MB'], rows);
}

/** User and system time so far; the kernel counts it in hundredths of a second. */
function cpuMicroseconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function memoryOf(child: ChildProcess): Promise<{ heapUsed: number; rss: number }> {
  child.send('memory');
  const [answer] = await once(child, 'message');
  return v.parse(v.object({ heapUsed: v.number(), rss: v.number() }), answer);
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

if (!has('wrk')) {
  console.log('mail: skipped, wrk is not installed');
  process.exit(0);
}
const sections = { acceptance, delivery, memory };
const unknown = positionals.find((name) => !Object.hasOwn(sections, name));
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}. There are: ${Object.keys(sections).join(', ')}`);
  process.exit(2);
}
for (const [name, section] of Object.entries(sections)) {
  if (positionals.length === 0 || positionals.includes(name)) await section();
}
