import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type AcceptSettings, accept } from '#mail/outbox/accept.ts';
import { type Caps, defaultCaps } from '#mail/outbox/acknowledgement-caps.ts';
import type { Database } from '#mail/outbox/database.ts';
import { migrate } from '#mail/outbox/migrations.ts';
import { openPostgres } from '#mail/outbox/postgres.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import type { Submission } from '#mail/outbox/types.ts';
import { type PostgresServer, startPostgres } from '#tests/faults/postgres-server.ts';
import { noAcknowledgements } from '#tests/mail/caps.ts';
import { temporaryDirectory, visitor } from '#tests/mail/service.ts';

/** An empty store, reached by three connections, whose clock the test sets ahead. */
export type Store = {
  database: Database;
  others: Database[];
  clock: { ahead: number };
} & AsyncDisposable;

type Backend = { name: 'SQLite' | 'PostgreSQL'; open(): Promise<Store> };

export const caps: Caps = { ...defaultCaps, secret: 'secret' };
export const sales = { kind: 'notification', destination: 'sales@millrace.example' } as const;
export const settings: AcceptSettings = { caps, destinations: [sales] };
export const salesOnly: AcceptSettings = {
  ...settings,
  caps: { ...caps, ...noAcknowledgements },
};

/** The databases that the contract holds for. PostgreSQL is a real server, started for the test file. */
export function backends(): Backend[] {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose](), 60_000);
  return [
    { name: 'SQLite', open: openSqliteStore },
    { name: 'PostgreSQL', open: () => openPostgresStore(server) },
  ];
}

async function openSqliteStore(): Promise<Store> {
  const directory = temporaryDirectory();
  const clock = { ahead: 0 };
  const database = await openSqlite(
    join(directory.path, 'outbox.db'),
    () => Date.now() + clock.ahead,
  );
  // The embedded database has one server, so its other callers share the connection.
  return storeOf([database, database, database], clock, () => directory[Symbol.dispose]());
}

async function openPostgresStore(server: PostgresServer): Promise<Store> {
  const url = await server.createDatabase();
  const clock = { ahead: 0 };
  const databases = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const database = await openPostgres(url);
      return { ...database, now: () => database.now() + clock.ahead };
    }),
  );
  return storeOf(databases, clock, () => undefined);
}

async function storeOf(
  [database, ...others]: Database[],
  clock: Store['clock'],
  clean: () => void,
): Promise<Store> {
  if (!database) throw new Error('No database');
  // Instances that start at once migrate at once.
  await Promise.all([database, ...others].map((each) => migrate(each)));
  return {
    database,
    others,
    clock,
    async [Symbol.asyncDispose]() {
      for (const each of new Set([database, ...others])) await each.close();
      clean();
    },
  };
}

let serial = 0;

/** A request of another visitor each time. */
export function submission(change: Partial<Submission> & { email?: string } = {}): Submission {
  serial += 1;
  const { email = `visitor${serial}@rao${serial}.example`, ...rest } = change;
  return {
    fields: { ...visitor, email },
    context: {},
    idempotencyKey: `key:${serial}`,
    client: `client${serial}`,
    ...rest,
  };
}

/** Stores one submission; the result is its id. */
export async function acceptOne(
  database: Database,
  change: Parameters<typeof submission>[0] = {},
  on: AcceptSettings = settings,
): Promise<string> {
  const [acceptance] = await accept(database, [submission(change)], on);
  if (acceptance?.outcome !== 'accepted') throw new Error(`Not accepted: ${acceptance?.outcome}`);
  return acceptance.id;
}

/** The kinds of all deliveries, sorted. */
export async function kinds(database: Database): Promise<string[]> {
  const rows = await database.query('SELECT kind FROM deliveries ORDER BY kind');
  return rows.map((row) => String(row.kind));
}
