import type { Config } from '#mail/config/config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { databasePath, lockDataDirectory, openSqlite } from './sqlite.ts';
import { openSqliteOutbox } from './sqlite-outbox.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the configured store for the server and brings its tables up to date. Of SQLite it is the only server. */
export async function openStore(config: Where): Promise<Outbox> {
  if (config.databaseUrl !== undefined) {
    return openOutbox(await migrated(await openPostgres(config.databaseUrl)));
  }
  const lock = lockDataDirectory(config.dataDir);
  try {
    const outbox = await openSqliteOutbox(databasePath(config.dataDir));
    return {
      ...outbox,
      async close() {
        try {
          await outbox.close();
        } finally {
          lock[Symbol.dispose]();
        }
      },
    };
  } catch (error) {
    lock[Symbol.dispose]();
    throw error;
  }
}

/** Opens the store beside a server that may be running on it. */
export async function openStoreForReview(config: Where): Promise<Database> {
  return migrated(
    config.databaseUrl === undefined
      ? openSqlite(databasePath(config.dataDir))
      : await openPostgres(config.databaseUrl),
  );
}

/** A database with its tables up to date, or none: what cannot be brought up to date is closed. */
export async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
