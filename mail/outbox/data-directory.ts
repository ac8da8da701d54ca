import { closeSync, existsSync, mkdirSync, openSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, sqliteCode } from '#mail/error-code.ts';
import { StoreError, UnusableStoreError } from './database.ts';

const lockTimeoutMs = 1_000;
const busyCode = 5;

export function databasePath(dataDir: string): string {
  return join(dataDir, 'requests.db');
}

/** The files that SQLite may keep for a database at `path`: the database itself first, then those that belong to it. */
export function databaseFiles(path: string): string[] {
  return ['', '-journal', '-wal', '-shm'].map((suffix) => path + suffix);
}

/** Where a backup is checked before it takes the place of the database at `path`. */
export const restoringPath = (path: string): string => `${path}.restoring`;

/** Removes an unfinished restore with the files beside it. Call it with the directory locked. */
export function removeRestoring(path: string): void {
  for (const file of databaseFiles(restoringPath(path))) rmSync(file, { force: true });
}

/**
 * Locks the embedded database against a second server, which would take the first one's deliveries for abandoned. The
 * operating system releases the lock when the process ends. Throws UnusableStoreError if the directory is in use or not
 * writable, StoreError if its disk is full or fails.
 */
export function lockDataDirectory(dataDir: string): Disposable {
  const lockPath = join(dataDir, 'server.lock');
  try {
    mkdirSync(dataDir, { recursive: true });
    closeSync(openSync(lockPath, 'a'));
    // SQLite would open without complaint what it cannot write.
    for (const path of databaseFiles(databasePath(dataDir))) {
      if (existsSync(path)) closeSync(openSync(path, 'r+'));
    }
  } catch (error) {
    throw describeRefusal(error, dataDir);
  }
  const lock = new DatabaseSync(lockPath, { timeout: lockTimeoutMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (isFull(dataDir)) throw new StoreError('unavailable', 'disk full', cause);
    const code = sqliteCode(cause);
    if (code !== busyCode) throw new StoreError('unavailable', `sqlite ${code}`, cause);
    throw new UnusableStoreError(`Another server runs on DATA_DIR ${dataDir}`, { cause });
  }
  return { [Symbol.dispose]: () => lock.close() };
}

/** A request and its part of the WAL file take some pages of 4 KB, for which SQLite may hold blocks already, or not. */
const minRoom = 1024 * 1024;

/** Whether the disk that a path lies on has hardly any room left for this user. */
export function isFull(path: string): boolean {
  const { bavail, bfree, bsize } = statfsSync(path);
  // Some blocks are reserved for root.
  return (process.geteuid?.() === 0 ? bfree : bavail) * bsize < minRoom;
}

function describeRefusal(cause: unknown, dataDir: string): Error {
  const code = errorCode(cause);
  if (/^(?:ENOSPC|EDQUOT)$/.test(code)) return new StoreError('unavailable', 'disk full', cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  const user = process.geteuid?.();
  const remedy =
    code === 'EACCES' && user !== undefined
      ? `; run as root: install --directory ${dataDir} && chown -R ${user} ${dataDir}`
      : '';
  return new UnusableStoreError(`DATA_DIR ${dataDir} cannot be used: ${reason}${remedy}`, {
    cause,
  });
}

/** The size of a file in bytes; undefined if it is missing. */
export function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
