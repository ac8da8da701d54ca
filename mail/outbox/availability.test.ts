import { DatabaseError } from 'pg';
import { expect, test, vi } from 'vitest';
import { withAvailabilityLog } from './availability.ts';
import { type Database, StoreError } from './database.ts';
import { toStoreError } from './postgres.ts';

test('a store that fails now and then is one outage, over once nothing failed for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const events: string[] = [];
  let fails = false;
  const database: Database = {
    dialect: 'sqlite',
    now: Date.now,
    close: async () => undefined,
    query: async () => [],
    async transaction(work) {
      if (fails) throw new StoreError('unavailable', '53300');
      return work(async () => []);
    },
  };
  const watched = withAvailabilityLog(database, (_level, event) => events.push(event));
  const write = (failing: boolean) => {
    fails = failing;
    return watched.transaction(async () => undefined).catch(() => undefined);
  };
  for (let i = 0; i < 20; i++) {
    await write(i % 2 === 0);
    vi.advanceTimersByTime(1_000);
  }
  expect(events).toEqual(['store unavailable']);
  vi.advanceTimersByTime(10_001);
  // An instance that gets no requests only looks for deliveries.
  await watched.query('SELECT 1');
  expect(events).toEqual(['store unavailable', 'store available again']);
  vi.useRealTimers();
});

test.each([
  // PostgreSQL's codes for a disk that became read-only, and for a connection that it ended.
  ['42501', 'unavailable'],
  ['57P01', 'unavailable'],
  ['42601', 'refused'],
  ['23505', 'refused'],
])('after PostgreSQL says %s, the store is %s', (code, kind) => {
  const said = Object.assign(new DatabaseError('said', 4, 'error'), { code });
  expect(toStoreError(said).kind).toBe(kind);
});
