import { closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '#mail/log.ts';
import { StoreError, UnusableStoreError } from './database.ts';
import { toSqliteError } from './sqlite-errors.ts';

const lockTimeoutMs = 1_000;

export function databasePath(dataDir: string): string {
  return join(dataDir, 'requests.db');
}

/** The files that SQLite may keep for a database at `path`: the database itself first, then those that belong to it. */
export function databaseFiles(path: string): string[] {
  return ['', '-journal', '-wal', '-shm'].map((suffix) => path + suffix);
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
  } catch (cause) {
    if (/^(?:ENOSPC|EDQUOT)$/.test(errorCode(cause))) {
      throw new StoreError('unavailable', 'disk full', cause);
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnusableStoreError(`DATA_DIR ${dataDir} cannot be used: ${reason}`, { cause });
  }
  const lock = new DatabaseSync(lockPath, { timeout: lockTimeoutMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    const error = toSqliteError(cause);
    if (!(error instanceof StoreError && error.code === 'locked')) throw error;
    throw new UnusableStoreError(`Another server runs on DATA_DIR ${dataDir}`, { cause });
  }
}

/** A request and its part of the WAL file take some pages of 4 KB, for which SQLite may hold blocks already, or not. */
const minRoom = 1024 * 1024;

/** Whether the disk that a path lies on has hardly any room left for this user. */
export function isFull(path: string): boolean {
  const { bavail, bfree, bsize } = statfsSync(path);
  // Some blocks are reserved for root.
  return (process.geteuid?.() === 0 ? bfree : bavail) * bsize < minRoom;
}
