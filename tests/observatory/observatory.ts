/**
 * Mozilla's own package, installed on first use into node_modules/.cache. Why it is no dependency, and what of it is
 * left out: docs/decisions/015-observatory.md.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const wanted = fileURLToPath(new URL('package', import.meta.url));
const folder = fileURLToPath(new URL('../../node_modules/.cache/observatory', import.meta.url));
const scorer = join(folder, 'node_modules/@mdn/mdn-http-observatory');

/** npm's errors when the registry does not answer, as opposed to a package that is wrong. */
const unreachable = /npm error code (?:EAI_AGAIN|ECONN\w+|EHOSTUNREACH|ENET\w+|ENOT\w+|E?TIMEDOUT)/;

/** Each of the package's tests with its result. */
export type Score = { name: string; result: string; pass: boolean; points: number }[];

/** The part of the package that we use. */
type Parts = {
  retrieve(host: string, ports: { httpPort: number; httpsPort: number }): Promise<object>;
  tests: readonly ((requests: object) => {
    constructor: { name: string };
    result: string | null;
    pass: boolean;
  })[];
  pointsOf(result: string): number;
};

export type Observatory =
  | { outcome: 'unreachable' }
  | { outcome: 'installed'; score(host: string, ports: Ports): Promise<Score> };

/** Loopback ports on which the host answers. */
export type Ports = { http: number; https: number };

/**
 * Installs the versions of the lock file unless they are there, without running their install scripts.
 * @param preloadList used in place of the list that the package's install script would fetch
 */
export async function openObservatory(
  preloadList: Record<string, { mode: string; includeSubDomains: boolean }>,
): Promise<Observatory> {
  if (!(await isInstalled()) && !(await install())) return { outcome: 'unreachable' };
  await writeFile(join(scorer, 'conf/hsts-preload.json'), JSON.stringify(preloadList));
  const { retrieve, tests, pointsOf } = await load();
  return {
    outcome: 'installed',
    async score(host, ports) {
      const requests = await retrieve(host, { httpPort: ports.http, httpsPort: ports.https });
      return tests.map((test) => {
        const output = test(requests);
        const result = output.result ?? '';
        const points = pointsOf(result);
        return { name: output.constructor.name, result, pass: output.pass, points };
      });
    },
  };
}

/** Bonus points count only where at least 90 points are left without them. */
export function total(score: Score): number {
  const lost = score.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  return lost < 90 ? lost : score.reduce((sum, { points }) => sum + points, 100);
}

/** The lock file is copied last, so an interrupted installation is repeated. */
async function isInstalled(): Promise<boolean> {
  const lock = await readFile(join(wanted, 'package-lock.json'), 'utf8');
  const installed = await readFile(join(folder, 'installed.json'), 'utf8').catch(() => '');
  return installed === lock;
}

async function install(): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  await cp(wanted, folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier'];
  const soon = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=30000'];
  try {
    await promisify(execFile)('npm', ['ci', '--ignore-scripts', ...quiet, ...soon], {
      cwd: folder,
    });
  } catch (error) {
    if (error instanceof Error && unreachable.test(error.message)) return false;
    throw error;
  }
  await cp(join(folder, 'package-lock.json'), join(folder, 'installed.json'));
  return true;
}

async function load(): Promise<Parts> {
  const part = (path: string) => import(pathToFileURL(join(scorer, 'src', path)).href);
  const { retrieve } = await part('retriever/retriever.js');
  const { ALL_TESTS: tests } = await part('constants.js');
  const { getScoreModifier: pointsOf } = await part('grader/grader.js');
  return { retrieve, tests, pointsOf };
}
