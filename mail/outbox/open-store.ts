import type { MailConfig } from '#mail/config.ts';
import { databasePath, lockDataDirectory, removeRestoring } from './data-directory.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { postgresHost, toOpeningError } from './postgres-errors.ts';
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
  if (config.databaseUrl !== undefined) return openMigrated(config.databaseUrl);
  using opening = new DisposableStack();
  opening.use(lockDataDirectory(config.dataDir));
  const path = databasePath(config.dataDir);
  // A restore that was killed has left personal data.
  removeRestoring(path);
  const database = await migrated(await openSqlite(path), expireLeases);
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
export async function openStoreForReview(config: Where): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl === undefined
    ? migrated(await openSqlite(databasePath(dataDir)))
    : openMigrated(databaseUrl);
}

async function openMigrated(url: string): Promise<Database> {
  try {
    return await migrated(await openPostgres(url));
  } catch (error) {
    throw toOpeningError(error, url);
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
