import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { type Database, StoreError } from './database.ts';
import { migrate } from './migrations.ts';
import { type OperationName, perform } from './outbox.ts';
import { abandonLeases } from './queue.ts';
import { DamagedStoreError, openSqlite } from './sqlite.ts';

/**
 * The thread that owns the embedded database: it opens it, carries out orders in turn and answers each by its number.
 * `sqlite-outbox.ts` starts it and gives the orders.
 */
export type Order = {
  number: number;
  name: 'open' | OperationName | 'close';
  rest: readonly unknown[];
};

export type Answer = { number: number } & ({ result: unknown } | { fault: Fault });

/** An error as it can be sent: classes do not survive the way between threads. */
export type Fault =
  | { kind: 'store'; store: StoreError['kind']; code: string; cause: string | undefined }
  | { kind: 'damaged'; message: string }
  | { kind: 'other'; error: unknown };

const { path } = v.parse(v.object({ path: v.string() }), workerData);
const opened = Promise.withResolvers<Database>();

async function open(): Promise<void> {
  const database = openSqlite(path);
  try {
    await migrate(database);
    // The one server on this database has just started: whoever held a lease is gone.
    await abandonLeases(database);
    opened.resolve(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function carryOut({ name, rest }: Order): Promise<unknown> {
  if (name === 'open') return open();
  const database = await opened.promise;
  return name === 'close' ? database.close() : perform(database, name, rest);
}

function faultOf(error: unknown): Fault {
  if (error instanceof StoreError) {
    const cause = error.cause instanceof Error ? error.cause.name : undefined;
    return { kind: 'store', store: error.kind, code: error.code, cause };
  }
  if (error instanceof DamagedStoreError) return { kind: 'damaged', message: error.message };
  return { kind: 'other', error };
}

parentPort?.on('message', (order: Order) => {
  const { number } = order;
  carryOut(order).then(
    (result) => parentPort?.postMessage({ number, result } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ number, fault: faultOf(error) } satisfies Answer),
  );
});
