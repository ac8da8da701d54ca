import { expect, test } from 'vitest';
import { accept } from '#mail/outbox/accept.ts';
import { dayMs } from '#mail/outbox/acknowledgement-caps.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import type { Query } from '#mail/outbox/database.ts';
import { deleteStaleCounts, erasePerson } from '#mail/outbox/erasure.ts';
import { migrate } from '#mail/outbox/migrations.ts';
import { expireLeases, recallFromFuture } from '#mail/outbox/queue.ts';
import { readQueueState } from '#mail/outbox/queue-state.ts';
import { eraseExpired } from '#mail/outbox/retention.ts';
import { hasRequest, latestHeld } from '#mail/outbox/review.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { temporaryDirectory } from '#mail/testing.ts';
import { salesOnly, submission } from './backends.ts';

test('periodic work reads and erases pages, by an index, however many requests there are', async () => {
  using directory = temporaryDirectory();
  const clock = { ahead: 0 };
  const database = await openSqlite(databasePath(directory.path), () => Date.now() + clock.ahead);
  await migrate(database);
  const statements = new Set<string>();
  let maxRows = 0;
  const watch = (query: Query): Query =>
    async function watched(sql, parameters) {
      const rows = await query(sql, parameters);
      statements.add(sql);
      maxRows = Math.max(maxRows, rows.length);
      return rows;
    };
  const store = {
    ...database,
    query: watch(database.query),
    transaction: <T>(work: (query: Query) => Promise<T>) =>
      database.transaction((query) => work(watch(query))),
  };
  const submissions = Array.from({ length: 1_300 }, () => submission({ email: 'a@rao.example' }));
  const [undelivered] = await accept(database, submissions, salesOnly);
  if (undelivered?.outcome !== 'accepted') throw new Error('Not accepted');
  await database.query("UPDATE deliveries SET state = 'sent'");
  const { id } = undelivered;
  await database.query("UPDATE deliveries SET state = 'dead' WHERE request_id = $1", [id]);
  clock.ahead = 40 * dayMs;

  const { stopped } = await eraseExpired(store, { days: 30 });
  const reason = '1299 of 1300 requests would be erased at once';
  expect(stopped).toEqual({ expired: 1_299, reason });
  for (const sql of statements) {
    if (sql.includes('FROM requests')) expect(sql).toContain('LIMIT');
  }
  const { erased, undelivered: kept } = await eraseExpired(store, { days: 30, confirmed: true });
  expect(new Set(erased).size).toBe(1_299);
  expect(erased).not.toContain(id);
  expect(kept).toBe(1);

  await accept(database, submissions, salesOnly);
  expect(await erasePerson(store, 'a@rao.example')).toHaveLength(1_300);
  await readQueueState(store);
  await deleteStaleCounts(store);
  await expireLeases(store);
  await recallFromFuture(store, 0);
  await latestHeld(store, 50);
  for (const key of [undefined, 'key']) {
    await hasRequest(store, 'a@rao.example', { key, client: '' });
  }
  // What `recallFromFuture` updates in one statement is counted, not read.
  expect(maxRows).toBeLessThanOrEqual(1_000);
  for (const sql of statements) {
    if (!/^\s*(?:SELECT|UPDATE|DELETE|WITH)/.test(sql)) continue;
    const plan = await database.query(`EXPLAIN QUERY PLAN ${sql}`);
    for (const { detail } of plan) {
      expect(detail, sql).not.toMatch(/^SCAN (?:requests|deliveries|counters)$/);
    }
  }
  await database.close();
});
