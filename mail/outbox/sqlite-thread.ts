import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { errorCode } from '#mail/log.ts';
import { databaseFiles } from './data-directory.ts';
import { type Row, StoreError, UnusableStoreError, type Value } from './database.ts';
import { toSqliteError } from './sqlite-errors.ts';

/** Milliseconds that a statement may wait for a lock that another program holds. */
const busyTimeoutMs = 5_000;

/**
 * The largest file, in bytes, whose every page is read when it is opened: that takes a second for 32 MB on a slow disk,
 * and 20 for 600 MB.
 */
const checkedOnOpening = 32 * 1024 * 1024;

export type Statement = { sql: string; parameters: readonly Value[] };

/** An error loses its class and its fields on the way to another thread. */
export type Failure = { error: unknown; kind?: StoreError['kind'] | 'unusable'; code?: string };

export type Answer = { rows: Row[] } | Failure;

/**
 * The thread that holds the connection to the embedded database at path `workerData`. It answers once for the opening,
 * and then each statement in turn; `close` ends it.
 */
function serve(port: MessagePort, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const connection = openFile(path);
  const opened = identify(path);
  const prepared = new Map<string, StatementSync>();

  function run({ sql, parameters }: Statement): Row[] {
    if (!connection.isTransaction) {
      // A full disk makes SQLite roll back by itself.
      if (sql === 'ROLLBACK') return [];
      if (identify(path) !== opened) throw new StoreError('unavailable', 'files replaced');
    }
    let statement = prepared.get(sql);
    if (!statement) {
      statement = connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
      prepared.set(sql, statement);
    }
    return statement.all(...parameters);
  }

  port.on('message', (message: Statement | 'close') => {
    if (message === 'close') {
      connection.close();
      port.close();
    } else port.postMessage(answer(() => run(message)));
  });
}

/**
 * Opens with WAL and every commit synced to the disk. Throws UnusableStoreError for a file that is found damaged,
 * StoreError for a full disk.
 */
function openFile(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: busyTimeoutMs });
  const pragma = (name: string) => connection.prepare(`PRAGMA ${name}`).get()?.[name];
  try {
    // `secure_delete` overwrites erased data instead of leaving it in free pages.
    connection.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    const durability = `${pragma('journal_mode')} ${pragma('synchronous')}`;
    if (durability !== 'wal 2') throw new Error(`SQLite runs with ${durability}, not wal 2`);
    // Only the first read creates the WAL file, and `identify` is to find them.
    connection.prepare('SELECT count(*) FROM sqlite_schema').get();
    const isChecked = statSync(path).size <= checkedOnOpening;
    const check = isChecked && connection.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (check && check !== 'ok') throw new StoreError('unavailable', 'damaged');
    return connection;
  } catch (cause) {
    connection.close();
    const error = toSqliteError(cause);
    if (!(error instanceof StoreError && error.code === 'damaged')) throw error;
    throw new UnusableStoreError(`The database ${path} is damaged or not a database`, { cause });
  }
}

/** Which files a database consists of at the moment. Throws StoreError if the folder cannot be read. */
function identify(path: string): string {
  try {
    return databaseFiles(path)
      .map((name) => statSync(name, { throwIfNoEntry: false, bigint: true }))
      .map((file) => `${file?.dev} ${file?.ino}`)
      .join(', ');
  } catch (error) {
    throw new StoreError('unavailable', errorCode(error), error);
  }
}

function answer(work: () => Row[]): Answer {
  try {
    return { rows: work() };
  } catch (cause) {
    const error = toSqliteError(cause);
    if (error instanceof UnusableStoreError) return { error, kind: 'unusable' };
    return error instanceof StoreError ? { error, kind: error.kind, code: error.code } : { error };
  }
}

if (parentPort) {
  const port = parentPort;
  port.postMessage(
    answer(() => {
      serve(port, workerData);
      return [];
    }),
  );
}
