import type { MailConfig } from '#mail/config.ts';
import { databasePath, lockDataDirectory } from './data-directory.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres, postgresHost, toOpeningError } from './postgres.ts';
import { expireLeases } from './queue.ts';
import { openSqlite } from './sqlite.ts';

type Where = Pick<MailConfig, 'databaseUrl' | 'dataDir'>;

/** The configured store's name for logs and messages, without its password. */
export function describeStore({ databaseUrl, dataDir }: Where): string {
  return databaseUrl === undefined
    ? databasePath(dataDir)
    : `PostgreSQL at ${postgresHost(databaseUrl)}`;
}

/**
 * Opens and migrates the configured store for the server, which is SQLite's only one. Rejects with StoreError while the
 * store is away or its disk full, with UnusableStoreError if waiting will not help.
 */
export async function openStore(config: Where): Promise<Database> {
  if (config.databaseUrl !== undefined) return openStoreForReview(config);
  using opening = new DisposableStack();
  opening.use(lockDataDirectory(config.dataDir));
  const database = await openStoreForReview(config, expireLeases);
  const opened = opening.move();
  return {
    ...database,
    async close() {
      using _until = opened;
      await database.close();
    },
  };
}

/** Opens the store for a command, while a server may be using it. */
export async function openStoreForReview(
  { databaseUrl, dataDir }: Where,
  prepare?: (database: Database) => Promise<void>,
): Promise<Database> {
  if (databaseUrl === undefined) return migrated(await openSqlite(databasePath(dataDir)), prepare);
  try {
    return await migrated(await openPostgres(databaseUrl));
  } catch (error) {
    throw toOpeningError(error, databaseUrl);
  }
}

/** Migrates, and prepares it further; closes the database on failure. */
export async function migrated(
  database: Database,
  prepare?: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await migrate(database);
    await prepare?.(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
