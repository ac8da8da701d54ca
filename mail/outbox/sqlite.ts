import { Worker } from 'node:worker_threads';
import { type Database, type Row, StoreError, UnusableStoreError, type Value } from './database.ts';
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

  /** Runs one call after the other. */
  function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  }

  return {
    dialect: 'sqlite',
    query: (sql, parameters) => exclusively(() => run(sql, parameters)),
    transaction: (work) =>
      exclusively(async () => {
        await run('BEGIN IMMEDIATE');
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

  async function run(sql: string, parameters: readonly Value[] = []): Promise<Row[]> {
    if (ended) throw ended;
    thread.postMessage({ sql, parameters } satisfies Statement);
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

function toError({ error, kind, code = '' }: Failure): unknown {
  if (!kind || !(error instanceof Error)) return error;
  const { message, cause } = error;
  return kind === 'unusable'
    ? new UnusableStoreError(message, { cause })
    : new StoreError(kind, code, cause);
}
