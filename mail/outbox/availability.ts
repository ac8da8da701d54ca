import type { Log } from '#mail/operations/log.ts';
import { type Database, StoreError } from './database.ts';

/** How long writes have to succeed before the store counts as available: while it fails now and then, it is away. */
const steadyMs = 10_000;

/** Logs one alert when the store stops answering, and one line when it takes writes again. */
export function reportAvailability(database: Database, log: Log): Database {
  let away = false;
  let failedAt = 0;

  async function watched<T>(work: Promise<T>, writes: boolean): Promise<T> {
    try {
      const result = await work;
      // On a full disk reading goes on.
      if (away && writes && performance.now() - failedAt > steadyMs) {
        away = false;
        log('info', 'store available again');
      }
      return result;
    } catch (error) {
      if (isUnavailable(error)) {
        failedAt = performance.now();
        if (!away) log('alert', 'store unavailable', { code: error.code });
        away = true;
      }
      throw error;
    }
  }

  return {
    ...database,
    query: (...call) => watched(database.query(...call), false),
    transaction: (work) => watched(database.transaction(work), true),
  };
}

/** Whether the store was away, which has its own alert: others need not ask for a person too. */
export function isUnavailable(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'unavailable';
}

/** Writes to the store. Rejects with StoreError where no request could be stored either. */
export async function expectWritable({ transaction, now }: Database): Promise<void> {
  await transaction((query) =>
    query(
      `INSERT INTO marks (name, at) VALUES ('ready', $1)
       ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
      [now()],
    ),
  );
}
