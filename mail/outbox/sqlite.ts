import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isFull, sizeOf } from './data-directory.ts';
import { type Database, type Query, type Row, StoreError, UnusableStoreError } from './database.ts';

const busyTimeoutMs = 5_000;
const busyRetryMs = 20;
/** Milliseconds of statements after which the thread gets to serve pages: awaiting what is done already is no pause. */
const turnMs = 10;
const busyCode = 5;
// SQLITE_ERROR 1, MISMATCH 20, CONSTRAINT 19, TOOBIG 18: the data or the statement, not the state of the disk.
const refusedCodes = new Set([1, 18, 19, 20]);
const fullCode = 13;
const damagedCodes = new Set([11, 26]);

/**
 * The largest file, in bytes, whose every page is read when it is opened: that takes a second for 32 MB on a slow disk,
 * and 20 for 600 MB. `check-while-open.ts` reads larger ones.
 */
export const checkedOnOpening = 32 * 1024 * 1024;

/**
 * Opens the embedded database: WAL, every commit synced to the disk. One connection, so a transaction holds back
 * every other statement until it ends. Once one of its files is replaced or deleted, every call is refused, since what
 * is written then belongs to no file anybody will open again; so it is once `isDamaged` says that a later check found it
 * so. Throws UnusableStoreError for a file that is found damaged on opening, which is left as it is.
 */
export function openSqlite(
  path: string,
  now: () => number = Date.now,
  isDamaged = () => false,
): Database {
  mkdirSync(dirname(path), { recursive: true });
  const connection = open(path);
  const opened = identify(path);
  const prepared = new Map<string, StatementSync>();
  let tail: Promise<unknown> = Promise.resolve();
  let turnBegan = 0;

  function run(sql: string, parameters: readonly (string | number | null)[] = []): Row[] {
    if (!connection.isOpen) throw new StoreError('unavailable', 'closed');
    try {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
        prepared.set(sql, statement);
      }
      return statement.all(...parameters);
    } catch (error) {
      throw toStoreError(error);
    }
  }
  const query: Query = async (sql, parameters) => run(sql, parameters);

  function expectUsable(): void {
    if (identify(path) !== opened) throw new StoreError('unavailable', 'files replaced');
    if (isDamaged()) throw new StoreError('unavailable', 'damaged');
  }

  /**
   * Waits for a lock that another program holds, until `deadline`; SQLite's own waiting would hold up this thread, which
   * serves pages.
   */
  async function patiently(deadline: number, ...statement: Parameters<typeof run>): Promise<Row[]> {
    while (true) {
      try {
        return run(...statement);
      } catch (error) {
        const busy = error instanceof StoreError && error.code === `sqlite ${busyCode}`;
        if (!busy || performance.now() > deadline) throw error;
        await setTimeout(busyRetryMs);
      }
    }
  }

  /** Runs one call after the other. The time that a call has for a lock begins now, while others wait before it. */
  function exclusively<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + busyTimeoutMs;
    const result = tail.then(async () => {
      if (performance.now() - turnBegan > turnMs) {
        await setImmediate();
        turnBegan = performance.now();
      }
      return work(deadline);
    });
    tail = result.catch(() => undefined);
    return result;
  }

  async function transaction<T>(deadline: number, work: (query: Query) => Promise<T>): Promise<T> {
    expectUsable();
    await patiently(deadline, 'BEGIN IMMEDIATE');
    try {
      const result = await work(query);
      run('COMMIT');
      return result;
    } catch (error) {
      // A full disk makes SQLite roll back by itself.
      if (connection.isTransaction) run('ROLLBACK');
      throw error;
    }
  }

  return {
    dialect: 'sqlite',
    query: (sql, parameters) =>
      exclusively(async (deadline) => {
        expectUsable();
        return patiently(deadline, sql, parameters);
      }),
    transaction: (work) => exclusively((deadline) => transaction(deadline, work)),
    now,
    close: () =>
      exclusively(async () => {
        prepared.clear();
        if (connection.isOpen) connection.close();
      }),
  };
}

/**
 * Writes a consistent copy of a database that may be in use; the copy needs no log beside it. An existing file is
 * never overwritten. Throws UnusableStoreError for a file that is no database.
 */
export function saveSnapshot(path: string, copy: string): void {
  try {
    readOnly(path, (connection) => connection.prepare('VACUUM INTO ?').run(copy));
  } catch (error) {
    // Half a copy would keep a full disk full.
    for (const suffix of ['', '-journal']) rmSync(copy + suffix, { force: true });
    throw error;
  }
}

/** Reads every page of a database, which may be in use. Throws UnusableStoreError if it is damaged. */
export function checkDatabase(path: string): void {
  readOnly(path, (connection) => expectSound(path, connection));
}

function readOnly(path: string, work: (connection: DatabaseSync) => void): void {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, readOnly: true });
  try {
    work(connection);
  } catch (error) {
    throw damagedCodes.has(errorCode(error)) ? notADatabase(path, error) : toStoreError(error);
  } finally {
    connection.close();
  }
}

/** Which files a database consists of at the moment. */
function identify(path: string): string {
  return ['', '-wal', '-shm']
    .map((suffix) => statSync(path + suffix, { throwIfNoEntry: false, bigint: true }))
    .map((file) => `${file?.dev} ${file?.ino}`)
    .join(', ');
}

function notADatabase(path: string, cause: unknown): UnusableStoreError {
  return new UnusableStoreError(`The database ${path} is damaged or not a database`, { cause });
}

function open(path: string): DatabaseSync {
  expectWholeFile(path);
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Overwrite erased data instead of leaving it in free pages.
    connection.exec('PRAGMA secure_delete = ON');
    expectPragma(connection, 'journal_mode', 'wal');
    expectPragma(connection, 'synchronous', 2);
    if ((sizeOf(path) ?? 0) <= checkedOnOpening) expectSound(path, connection);
    connection.exec('PRAGMA busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    if (damagedCodes.has(errorCode(error))) throw notADatabase(path, error);
    if (errorCode(error) !== 0 && isFull(dirname(path))) {
      throw new StoreError('unavailable', 'disk full', error);
    }
    throw toStoreError(error);
  }
}

/** SQLite deletes a log beside a missing or empty database, and with it acknowledged requests. */
function expectWholeFile(path: string): void {
  if (!sizeOf(path) && sizeOf(`${path}-wal`)) {
    throw new UnusableStoreError(
      `The database ${path} is damaged: it is empty or missing, beside a log that is not`,
    );
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

/** SQLite's primary result code; 0 where the error is not SQLite's. */
function errorCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0;
  return typeof code === 'number' ? code & 0xff : 0;
}

function toStoreError(error: unknown): unknown {
  const code = errorCode(error);
  if (code === 0) return error;
  const kind = refusedCodes.has(code) ? 'refused' : 'unavailable';
  return new StoreError(kind, code === fullCode ? 'disk full' : `sqlite ${code}`, error);
}
