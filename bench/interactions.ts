/**
 * How long after a click, tap or key the page shows its effect, on a processor slowed down four times: the browser
 * tests are run, and every interaction in them is timed (what INP is made of).
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interaction } from '../tests/e2e/interaction-timing.ts';
import { printTable } from './table.ts';

const slowdown = 4;
const limit = 50;

/** Browser tests that operate something; the others load pages, or speak to the server. */
const specs = [
  'demo-request',
  'demo-request-draft',
  'demo-request-trouble',
  'demo-request-validation',
  'fms-details',
  'home-first-half',
  'keyboard',
  'roadmap-pages',
  'settings',
  'toasts',
  'tooltips',
];

const folder = await mkdtemp(join(tmpdir(), 'interactions-'));
try {
  const rows: string[][] = [];
  const slow: Interaction[] = [];
  for (const spec of specs) {
    const file = join(folder, `${spec}.jsonl`);
    await writeFile(file, '');
    const run = spawnSync('playwright', ['test', `${spec}.spec.ts`, '--workers=1'], {
      env: { ...process.env, INTERACTIONS_FILE: file, CPU_SLOWDOWN: String(slowdown) },
      encoding: 'utf8',
    });
    if (run.error) throw run.error;
    const text = await readFile(file, 'utf8');
    const events = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Interaction => JSON.parse(line));
    const worst = Math.max(0, ...events.map(({ duration }) => duration));
    const over = events.filter(({ duration }) => duration > limit);
    slow.push(...over);
    const failed = /(\d+) failed/.exec(run.stdout)?.[1] ?? '0';
    rows.push([spec, String(events.length), String(worst), String(over.length), failed]);
  }
  printTable(
    `Interactions of the browser tests with the processor ${slowdown} times slower: events of 16 ms and more`,
    ['tests', 'events', 'longest, ms', `over ${limit} ms`, 'failed tests'],
    rows,
  );
  printTable(
    `Those over ${limit} ms`,
    ['test', 'event', 'on', 'ms', 'until the handlers', 'in them'],
    slow
      .toSorted((a, b) => b.duration - a.duration)
      .slice(0, 30)
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
