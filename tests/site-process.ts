import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import type { RequestContext } from '#request/context.ts';
import manifest from '#root/package.json' with { type: 'json' };

const run = promisify(execFile);

/** A request as `requests list --json` prints it. */
type ListedRequest = {
  id: string;
  state: string;
  fields: Record<string, string>;
  context: RequestContext;
};

export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

type Options = {
  env?: Record<string, string>;
  dataDir?: string;
  /** The project's folder; this one by default. */
  root?: string;
  /** `built` (default) serves what the build left, `sources` is what `npm run dev` does. */
  from?: 'built' | 'sources';
};

/** The site as its own process, on a free port, with a data folder of its own. Dispose of it when done. */
export async function startSite({ env = {}, dataDir, root, from = 'built' }: Options = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const environment = {
    ...process.env,
    NODE_ENV: from === 'built' ? 'production' : 'development',
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    ...env,
  };
  const command = from === 'built' ? 'node server.ts' : manifest.scripts.dev;
  const child = spawn(process.execPath, command.split(' ').slice(1), {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const url = await readyUrl(child, said);

  /** SIGINT by default: unlike SIGTERM it waits for no load balancer. */
  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  return {
    url,
    dataDir: folder,
    stop,
    /** Every line that the process has written so far. */
    said: (): readonly string[] => said,
    /** Delivered mails, oldest first; waits until there are at least `count`. */
    mails: (count: number) =>
      delivered(folder, (mails) => (mails.length >= count ? mails : undefined)),
    /** The first delivered mail that fits; waits until there is one. */
    mailWhere: (fits: (mail: Email) => boolean) => delivered(folder, (mails) => mails.find(fits)),
    /** Stored demo requests, as `npm run requests -- list --json` prints them. */
    requests: async (): Promise<ListedRequest[]> => {
      const list = ['scripts/requests.ts', 'list', '--json'];
      const { stdout } = await run(process.execPath, list, { env: environment });
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    async [Symbol.asyncDispose]() {
      await stop();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

function readyUrl(child: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface(stream).on('line', (line) => {
        said.push(line);
        const ready = /^(?=.*\bready\b).*"(http[^"]+)"/.exec(line);
        if (ready?.[1]) resolve(ready[1]);
      });
    };
    listen(child.stdout);
    listen(child.stderr);
    child.once('exit', (code) =>
      reject(new Error(`The site stopped with ${code}:\n${said.join('\n')}`)),
    );
  });
}

/** Reads the delivered mails, oldest first, again and again until `pick` finds what it wants among them. */
async function delivered<T>(dataDir: string, pick: (mails: Email[]) => T | undefined): Promise<T> {
  const folder = join(dataDir, 'mail');
  for (const deadline = Date.now() + 20_000; ; ) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    const found = pick(mails.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '')));
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Not among the ${mails.length} delivered mails`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
