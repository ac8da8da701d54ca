import type { Log } from '#mail/log.ts';
import { type Database, StoreError } from './database.ts';
import { newRequestId } from './request-id.ts';

/** Milliseconds without a failure after which the store counts as available: one that fails now and then does not. */
const steadyMs = 10_000;

/** Logs one alert when the store stops answering, and one line when it answers again. */
export function withAvailabilityLog(database: Database, log: Log): Database {
  let unavailable = false;
  let failedAt = 0;

  async function watched<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      if (unavailable && performance.now() - failedAt > steadyMs) {
        unavailable = false;
        log('info', 'store available again');
      }
      return result;
    } catch (error) {
      if (isUnavailable(error)) {
        failedAt = performance.now();
        if (!unavailable) log('alert', 'store unavailable', { code: error.code });
        unavailable = true;
      }
      throw error;
    }
  }

  return {
    ...database,
    query: (...call) => watched(database.query(...call)),
    transaction: (work) => watched(database.transaction(work)),
  };
}

/** Whether the store was away, which has its own alert: others need not ask for a person too. */
export function isUnavailable(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'unavailable';
}

/**
 * Inserts a request of usual length and rolls it back: on a full disk PostgreSQL can still update rows in existing pages.
 * Rejects with StoreError if no request can be stored.
 */
export async function expectWritable({ transaction, now }: Database): Promise<void> {
  const at = now();
  await transaction(async (query) => {
    await query('SAVEPOINT rehearsal');
    await query(
      `INSERT INTO requests (id, idempotency_key, received_at, state, client, email, fields)
       VALUES ($1, $1, $2, 'rehearsal', $1, $1, $3)`,
      [newRequestId(at), at, 'x'.repeat(1_000)],
    );
    await query('ROLLBACK TO rehearsal');
  });
}
