import { Worker } from 'node:worker_threads';
import { type Database, type Row, StoreError, UnusableStoreError, type Value } from './database.ts';
import { busyTimeoutMs } from './sqlite-file.ts';
import type { Answer, Failure, Statement } from './sqlite-thread.ts';

/**
 * Opens the embedded database in a thread of its own, so that no sync of the disk, lock or long statement holds up the
 * thread that serves pages. One connection, so a transaction holds back every other statement until it ends. Calls are
 * refused once a file is replaced or deleted, since nobody will open again what is written then, or once the thread has
 * crashed. Rejects with UnusableStoreError for a file that is found damaged on opening, which is left as it is.
 */
export async function openSqlite(path: string, now: () => number = Date.now): Promise<Database> {
  const { run, end } = await startThread(path);
  let tail: Promise<unknown> = Promise.resolve();

  /** Runs one call after the other. The time that a call has for a lock begins now, while others wait before it. */
  function exclusively<T>(work: (busyMs: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + busyTimeoutMs;
    const result = tail.then(() => {
      return work(Math.max(0, Math.round(deadline - performance.now())));
    });
    tail = result.catch(() => undefined);
    return result;
  }

  return {
    dialect: 'sqlite',
    query: (sql, parameters) => exclusively((busyMs) => run(sql, parameters, busyMs)),
    transaction: (work) =>
      exclusively(async (busyMs) => {
        await run('BEGIN IMMEDIATE', [], busyMs);
        try {
          const result = await work(run);
          await run('COMMIT');
          return result;
        } catch (error) {
          await run('ROLLBACK');
          throw error;
        }
      }),
    now,
    close: () => tail.then(end),
  };
}

/** Starts the thread; resolves once it has opened the file. When it cannot, it has ended before this rejects. */
async function startThread(path: string) {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path });
  const waiting: PromiseWithResolvers<Row[]>[] = [];
  let ended: StoreError | undefined;
  let crash: unknown;
  let closing = false;
  const exited = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      ended = new StoreError('unavailable', closing ? 'closed' : 'thread ended', crash);
      for (const { reject } of waiting.splice(0)) reject(ended);
      resolve();
    });
  });
  thread.on('error', (error) => {
    crash = error;
  });
  thread.on('message', (answer: Answer) => {
    // Under `node --watch` the thread also posts what it imports.
    if (!('rows' in answer || 'error' in answer)) return;
    const call = waiting.shift();
    if ('rows' in answer) call?.resolve(answer.rows);
    else call?.reject(toError(answer));
  });

  function answered(): Promise<Row[]> {
    const call = Promise.withResolvers<Row[]>();
    waiting.push(call);
    return call.promise;
  }

  async function run(
    sql: string,
    parameters: readonly Value[] = [],
    busyMs?: number,
  ): Promise<Row[]> {
    if (ended) throw ended;
    thread.postMessage({ sql, parameters, busyMs } satisfies Statement);
    return answered();
  }

  async function end(): Promise<void> {
    closing = true;
    thread.postMessage('close');
    await exited;
  }

  try {
    await answered();
    return { run, end };
  } catch (error) {
    await exited;
    throw error;
  }
}

function toError({ error, store, unusable }: Failure): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  if (store) return new StoreError(store.kind, store.code, cause);
  return unusable && error instanceof Error
    ? new UnusableStoreError(error.message, { cause })
    : error;
}
