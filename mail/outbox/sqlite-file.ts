import { rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, sqliteCode } from '#mail/error-code.ts';
import { databaseFiles, isFull, sizeOf } from './data-directory.ts';
import { StoreError, UnusableStoreError } from './database.ts';

/** Milliseconds that a call may wait for a lock that another program holds. */
export const busyTimeoutMs = 5_000;
// SQLITE_ERROR 1, MISMATCH 20, CONSTRAINT 19, TOOBIG 18: the data or the statement, not the state of the disk.
const refusedCodes = new Set([1, 18, 19, 20]);
const damagedCodes = new Set([11, 26]);
/** What the log calls the codes that an operator can do something about. */
const codeNames: Readonly<Record<number, string>> = {
  5: 'locked',
  11: 'damaged',
  13: 'disk full',
  26: 'damaged',
};

/**
 * The largest file, in bytes, whose every page is read when it is opened: that takes a second for 32 MB on a slow disk,
 * and 20 for 600 MB.
 */
const checkedOnOpening = 32 * 1024 * 1024;

/**
 * Writes a consistent copy of a database that may be in use; the copy needs no WAL file beside it. An existing file is
 * never overwritten. Throws UnusableStoreError for a file that is no database.
 */
export function saveSnapshot(path: string, copy: string): void {
  try {
    readOnly(path, (connection) => connection.prepare('VACUUM INTO ?').run(copy));
  } catch (error) {
    // Half a copy would keep a full disk full.
    for (const file of databaseFiles(copy)) rmSync(file, { force: true });
    throw error;
  }
}

/** Reads every page of a database, which may be in use. Throws UnusableStoreError if it is damaged. */
export function checkDatabase(path: string): void {
  readOnly(path, (connection) => expectSound(path, connection));
}

function readOnly(path: string, work: (connection: DatabaseSync) => void): void {
  try {
    using connection = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly: true });
    work(connection);
  } catch (error) {
    throw damagedCodes.has(sqliteCode(error)) ? notADatabase(path, error) : toSqliteError(error);
  }
}

/** Which files a database consists of at the moment. Throws StoreError if the folder cannot be read. */
export function identify(path: string): string {
  try {
    return databaseFiles(path)
      .map((name) => statSync(name, { throwIfNoEntry: false, bigint: true }))
      .map((file) => `${file?.dev} ${file?.ino}`)
      .join(', ');
  } catch (error) {
    throw new StoreError('unavailable', errorCode(error), error);
  }
}

function notADatabase(path: string, cause: unknown): UnusableStoreError {
  return new UnusableStoreError(`The database ${path} is damaged or not a database`, { cause });
}

/**
 * Opens with WAL and every commit synced to the disk. Throws UnusableStoreError for a file that is found damaged,
 * StoreError for a full disk.
 */
export function openFile(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Overwrite erased data instead of leaving it in free pages.
    connection.exec('PRAGMA secure_delete = ON');
    expectPragma(connection, 'journal_mode', 'wal');
    expectPragma(connection, 'synchronous', 2);
    // Only the first read creates the WAL file, and `identify` is to find them.
    connection.prepare('SELECT count(*) FROM sqlite_schema').get();
    if ((sizeOf(path) ?? 0) <= checkedOnOpening) expectSound(path, connection);
    return connection;
  } catch (error) {
    connection.close();
    if (damagedCodes.has(sqliteCode(error))) throw notADatabase(path, error);
    if (sqliteCode(error) !== 0 && isFull(dirname(path))) {
      throw new StoreError('unavailable', 'disk full', error);
    }
    throw toSqliteError(error);
  }
}

function expectSound(path: string, connection: DatabaseSync): void {
  const check = connection.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (check !== 'ok') throw new UnusableStoreError(`The database ${path} is damaged`);
}

function expectPragma(connection: DatabaseSync, name: string, expected: string | number): void {
  const value = connection.prepare(`PRAGMA ${name}`).get()?.[name];
  if (value !== expected) throw new Error(`SQLite runs with ${name} ${value}, not ${expected}`);
}

/** What SQLite refuses as a StoreError; any other error as it is. */
export function toSqliteError(error: unknown): unknown {
  const code = sqliteCode(error);
  if (code === 0) return error;
  const kind = refusedCodes.has(code) ? 'refused' : 'unavailable';
  return new StoreError(kind, codeNames[code] ?? `sqlite ${code}`, error);
}
