/**
 * Times every interaction (click, tap or key until the page shows its effect, as INP does) while the browser tests that
 * operate something run, on a processor slowed down four times.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction } from '../tests/e2e/interaction-timing.ts';
import { printTable } from './table.ts';

const slowdown = 4;
/** Milliseconds that three quarters of the interactions must stay below (docs/performance.md). */
const limit = 100;

/** Browser tests that operate something; the others only load pages or call the server. */
const specs = [
  'branches-and-assistant',
  'capacity-iq',
  'demo-request',
  'fms-details',
  'home',
  'keyboard',
  'own-process',
  'okr-module',
  'settings',
  'toasts',
  'tooltips',
];

const folder = await mkdtemp(join(tmpdir(), 'interactions-'));
try {
  const file = join(folder, 'interactions.jsonl');
  const { error, status } = spawnSync('playwright', ['test', ...specs, '--workers=1'], {
    env: { ...process.env, INTERACTIONS_FILE: file, CPU_SLOWDOWN: String(slowdown) },
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
  const events = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line): Interaction => JSON.parse(line))
    .sort((a, b) => b.duration - a.duration);
  const p75 = events[Math.floor(events.length / 4)]?.duration ?? Number.NaN;
  console.log(
    `${events.length} events of 16 ms and more, processor ${slowdown} times slower: 75th percentile ${p75} ms, limit ${limit} ms`,
  );
  if (!(p75 < limit)) process.exitCode = 1;
  printTable(
    `Those of ${limit} ms and more`,
    ['test', 'event', 'on', 'ms', 'until the handlers', 'in them'],
    events
      .filter(({ duration }) => duration >= limit)
      .map(({ test, type, target, duration, delay, handlers }) => [
        test.slice(0, 70),
        type,
        target,
        String(duration),
        String(delay),
        String(handlers),
      ]),
  );
} finally {
  await rm(folder, { recursive: true });
}
