import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Row, StoreError, UnusableStoreError, type Value } from './database.ts';
import { identify, openFile, toSqliteError } from './sqlite-file.ts';

/** Milliseconds that a statement may wait for another program's lock; undefined inside a transaction. */
export type Statement = { sql: string; parameters: readonly Value[]; busyMs: number | undefined };

/** An error loses its class and its fields on the way to another thread. */
export type Failure = {
  error: unknown;
  store?: Pick<StoreError, 'kind' | 'code'>;
  unusable?: boolean;
};

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

  function run({ sql, parameters, busyMs }: Statement): Row[] {
    if (busyMs !== undefined) {
      if (identify(path) !== opened) throw new StoreError('unavailable', 'files replaced');
      // A checkpoint that waited for a reader would hold up requests; its caller tries again.
      const waitMs = sql.includes('wal_checkpoint') ? 0 : busyMs;
      connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
    }
    // A full disk makes SQLite roll back by itself.
    if (sql === 'ROLLBACK' && !connection.isTransaction) return [];
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

function answer(work: () => Row[]): Answer {
  try {
    return { rows: work() };
  } catch (cause) {
    const error = toSqliteError(cause);
    if (!(error instanceof StoreError))
      return { error, unusable: error instanceof UnusableStoreError };
    return { error, store: { kind: error.kind, code: error.code } };
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
