import { Worker } from 'node:worker_threads';
import { StoreError } from './database.ts';
import { bind, type Outbox } from './outbox.ts';
import { DamagedStoreError } from './sqlite.ts';
import type { Answer, Fault, Order } from './sqlite-thread.ts';

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/**
 * Opens the embedded database in a thread of its own, so that neither a statement nor a sync of the disk holds up the
 * event loop. A thread that fails on its own ends the process: whatever supervises it starts both anew, and nothing
 * that was answered is lost.
 */
export async function openSqliteOutbox(path: string): Promise<Outbox> {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { path },
  });
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  let closing: Promise<void> | undefined;
  let ended = false;

  async function call(name: Order['name'], rest: readonly unknown[]): Promise<unknown> {
    if (ended) throw new StoreError('unavailable', 'thread ended', undefined);
    orders += 1;
    thread.postMessage({ number: orders, name, rest } satisfies Order);
    const { promise, ...settle } = Promise.withResolvers<unknown>();
    waiting.set(orders, settle);
    return promise;
  }

  thread.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('fault' in answer) asked?.reject(errorOf(answer.fault));
    else asked?.resolve(answer.result);
  });
  function rejectWaiting(code: string, cause?: unknown): void {
    for (const { reject } of waiting.values()) reject(new StoreError('unavailable', code, cause));
    waiting.clear();
  }

  // Whose answer it was cannot be told.
  thread.on('messageerror', (error) => rejectWaiting('answer unreadable', error));
  thread.once('exit', () => {
    ended = true;
    rejectWaiting('thread ended');
  });
  thread.once('error', (error) => {
    throw error;
  });

  async function close(): Promise<void> {
    try {
      await call('close', []);
    } finally {
      await thread.terminate();
    }
  }

  try {
    await call('open', []);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    ...bind(async (name, rest) => {
      if (closing) throw new StoreError('unavailable', 'closed', undefined);
      return call(name, rest);
    }, Date.now),
    shared: false,
    close: () => (closing ??= close()),
  };
}

function errorOf(fault: Fault): Error {
  if (fault.kind === 'store') {
    // Its name is all that is ever told of a cause: its message may quote a visitor.
    const cause = fault.cause && Object.assign(new Error(), { name: fault.cause });
    return new StoreError(fault.store, fault.code, cause);
  }
  if (fault.kind === 'damaged') return new DamagedStoreError(fault.message);
  return fault.error instanceof Error ? fault.error : new Error('The store failed');
}
