import type { Config } from '#mail/config.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { abandonLeases } from './queue.ts';
import { databasePath, lockDataDirectory, openSqlite } from './sqlite.ts';

export type Store = { database: Database; close(): Promise<void> | undefined };
type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the configured store for the server and brings its tables up to date. Of SQLite it is the only server. */
export async function openStore(config: Where): Promise<Store> {
  if (config.databaseUrl !== undefined) return migrated(await openPostgres(config.databaseUrl));
  const lock = lockDataDirectory(config.dataDir);
  try {
    const { database } = await migrated(openSqlite(databasePath(config.dataDir)));
    await abandonLeases(database);
    return {
      database,
      async close() {
        await database.close();
        lock[Symbol.dispose]();
      },
    };
  } catch (error) {
    lock[Symbol.dispose]();
    throw error;
  }
}

/** Opens the store beside a server that may be running on it. */
export async function openStoreForReview(config: Where): Promise<Store> {
  return migrated(
    config.databaseUrl === undefined
      ? openSqlite(databasePath(config.dataDir))
      : await openPostgres(config.databaseUrl),
  );
}

/** A store with its tables up to date, or none: what cannot be brought up to date is closed. */
export async function migrated(database: Database): Promise<Store> {
  try {
    await migrate(database);
    return { database, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
