import { chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MailConfig } from '#mail/config.ts';
import {
  databaseFiles,
  databasePath,
  lockDataDirectory,
  removeRestoring,
  restoringPath,
} from '#mail/outbox/data-directory.ts';
import { integer, StoreError, UnusableStoreError } from '#mail/outbox/database.ts';
import { migrated } from '#mail/outbox/open-store.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { checkDatabase, openFile, saveSnapshot } from '#mail/outbox/sqlite-file.ts';
import { CommandError } from './command-error.ts';

/**
 * Puts a backup in the place of the embedded database while no server runs on it. The backup is checked first, and the
 * database that was there is kept beside it.
 * @throws CommandError or UnusableStoreError, in one line, before anything is changed
 */
export async function restore(
  { databaseUrl, dataDir }: Pick<MailConfig, 'databaseUrl' | 'dataDir'>,
  file: string,
  print: (line: string) => void,
): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new CommandError('DATABASE_URL is set: restore PostgreSQL with pg_restore');
  }
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new CommandError(`${file} is not a file`);
  }
  using _lock = lockDataDirectory(dataDir);
  const path = databasePath(dataDir);
  const copy = restoringPath(path);
  removeRestoring(path);
  try {
    saveSnapshot(file, copy);
    checkDatabase(copy);
    const database = await openSqlite(copy);
    const tables = await database.query("SELECT 1 FROM sqlite_schema WHERE name = 'requests'");
    if (tables.length === 0) {
      await database.close();
      throw new CommandError(`${file} is no backup of this site: it has no demo requests`);
    }
    await migrated(database);
    const rows = await database.query('SELECT count(*) AS count FROM requests');
    await database.close();
    emptyWal(path);
    const kept = keepAside(dataDir);
    renameSync(copy, path);
    print(`Restored requests: ${integer(rows[0], 'count')}`);
    if (kept) {
      print(`The database before it is kept as ${kept}, with the requests since the backup:`);
      print('send what is queued in it as docs/operations.md says, then delete it');
    }
  } finally {
    removeRestoring(path);
    giveToOwnerOf(dataDir);
  }
}

/**
 * Gives the database with its WAL file a second name; the result is its path, undefined if there was none. The first
 * name stays until the backup takes it, so that a crash leaves no room for an empty database.
 */
function keepAside(dataDir: string): string | undefined {
  const path = databasePath(dataDir);
  const kept = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`);
  const found = databaseFiles(path).filter((file) => existsSync(file));
  for (const file of found) linkSync(file, kept + file.slice(path.length));
  // Never to be read into the backup.
  for (const file of found) if (file !== path) rmSync(file);
  return found.length > 0 ? kept : undefined;
}

/**
 * Writes the WAL file into the database, as SQLite does when the last connection closes, even to a damaged one: a crash
 * right after that file is removed then loses nothing.
 */
function emptyWal(path: string): void {
  if (!existsSync(path)) return;
  try {
    openFile(path).close();
  } catch (error) {
    if (!(error instanceof UnusableStoreError || error instanceof StoreError)) throw error;
  }
}

/** Root may restore, but the server runs as another user. */
function giveToOwnerOf(dataDir: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const path of [databasePath(dataDir), join(dataDir, 'server.lock')]) {
    if (existsSync(path)) chownSync(path, uid, gid);
  }
}
