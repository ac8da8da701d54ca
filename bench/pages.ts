/**
 * `npm run bench:pages -- [--runs 5] [--only /book-demo]`: mobile Lighthouse of every page and of its twin without
 * scripts, served the same way and measured in turn; medians.
 *
 * Lighthouse starts a browser of its own for each load: a test runner's switches would change which connections it
 * opens, and with them the simulated times.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { RunnerResult } from 'lighthouse';
import { loadStaticFiles, serveFiles } from '#server/site/static-files.ts';
import { pages } from '../app/site-map.ts';
import { findBrowser } from '../tests/find-browser.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const paths = pages.map(({ path }) => path).filter((path) => values.only?.includes(path) ?? true);

/** The built site with every script element taken out of its pages; what waits for a script applies at once. */
async function makeTwin(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'twin-'));
  await cp(client, folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (extname(name) !== '.html') continue;
    const html = await readFile(join(folder, name), 'utf8');
    const bare = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace('<style media="(scripting: none)">', '<style>');
    await writeFile(join(folder, name), bare);
  }
  return folder;
}

async function serve(
  folder: string,
): Promise<{ origin: string; server: ReturnType<typeof createAdaptorServer> }> {
  const files = await loadStaticFiles(folder, {});
  const app = new Hono().get('*', serveFiles(files));
  const server = createAdaptorServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}

type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes' | 'requests', number>;

const run = promisify(execFile);
const browser = findBrowser();

/** One cold load on a simulated phone; times in milliseconds, bytes as sent. */
async function measure(url: string): Promise<Figures> {
  const { stdout } = await run(
    'lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 27 },
  );
  const result: RunnerResult['lhr'] = JSON.parse(stdout);
  const { audits, categories } = result;
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const network = audits['network-requests']?.details;
  const requests = network?.type === 'table' ? network.items.length : Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: numeric('first-contentful-paint'),
    lcp: numeric('largest-contentful-paint'),
    tbt: numeric('total-blocking-time'),
    cls: numeric('cumulative-layout-shift'),
    bytes: numeric('total-byte-weight'),
    requests,
  };
}

function medians(all: readonly Figures[], figure: keyof Figures): number {
  return median(all.map((one) => one[figure]));
}

const twin = await makeTwin();
const site = await serve(client);
const bare = await serve(twin);
try {
  const rows: string[][] = [];
  for (const path of paths) {
    const ours: Figures[] = [];
    const theirs: Figures[] = [];
    for (let round = 0; round < runs; round += 1) {
      ours.push(await measure(`${site.origin}${path}`));
      theirs.push(await measure(`${bare.origin}${path}`));
    }
    const ratio = (figure: keyof Figures) =>
      (medians(ours, figure) / medians(theirs, figure)).toFixed(2);
    rows.push([
      path,
      medians(ours, 'score').toFixed(0),
      medians(ours, 'fcp').toFixed(0),
      ratio('fcp'),
      medians(ours, 'lcp').toFixed(0),
      ratio('lcp'),
      `${medians(ours, 'tbt').toFixed(0)}/${medians(theirs, 'tbt').toFixed(0)}`,
      medians(ours, 'cls').toFixed(3),
      (medians(ours, 'bytes') / 1024).toFixed(1),
      String(medians(ours, 'requests')),
    ]);
    if (!process.env.CI) process.stderr.write(`${path} measured\n`);
  }
  printTable(
    `Mobile Lighthouse, median of ${runs}; ratios against the same page without scripts`,
    ['page', 'score', 'FCP', 'ratio', 'LCP', 'ratio', 'TBT/twin', 'CLS', 'KB', 'requests'],
    rows,
  );
} finally {
  site.server.close();
  bare.server.close();
  await rm(twin, { recursive: true });
}
