import { expect, test } from 'vitest';
import { accept } from '#mail/outbox/accept.ts';
import type { Database, Query, Value } from '#mail/outbox/database.ts';
import { deleteExpired, deleteStaleCounts, erasePerson } from '#mail/outbox/erasure.ts';
import { expireLeases, readQueueState } from '#mail/outbox/queue.ts';
import { hasRequest, latestHeld } from '#mail/outbox/review.ts';
import { dayMs } from '#mail/time.ts';
import { backends, salesOnly, submission } from './backends.ts';

/** The steps of a query plan that read a whole table. */
const scan = {
  sqlite: /^SCAN (?:requests|deliveries|counters)$/,
  postgres: /Seq Scan on (?:requests|deliveries|counters)/,
};

test.each(backends())(
  '$name: all work finds its rows by an index, however many requests there are',
  async ({ open }) => {
    await using opened = await open();
    const { database, clock } = opened;
    const statements = new Map<string, readonly Value[] | undefined>();
    const watch = (query: Query): Query =>
      async function watched(sql, parameters) {
        const rows = await query(sql, parameters);
        statements.set(sql, parameters);
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

    const { erased, undelivered: kept } = await deleteExpired(store, 30);
    expect(new Set(erased).size).toBe(1_299);
    expect(erased).not.toContain(id);
    expect(kept).toBe(1);

    await accept(database, submissions, salesOnly);
    const [repeat] = await accept(store, submissions.slice(0, 1), salesOnly);
    expect(repeat?.outcome).toBe('repeated');
    expect(await erasePerson(store, 'a@rao.example')).toHaveLength(1_300);
    await readQueueState(store);
    await deleteStaleCounts(store);
    await expireLeases(store);
    await latestHeld(store, 50);
    for (const key of [undefined, 'key']) {
      await hasRequest(store, 'a@rao.example', { key, client: '' });
    }
    for (const [sql, parameters] of statements) {
      if (!/^\s*(?:SELECT|UPDATE|DELETE|WITH)/.test(sql)) continue;
      const plan = await explain(database, sql, parameters);
      expect(
        plan.find((step) => scan[database.dialect].test(step)),
        sql,
      ).toBeUndefined();
    }
  },
);

async function explain(
  { dialect, query, transaction }: Database,
  sql: string,
  parameters: readonly Value[] | undefined,
): Promise<string[]> {
  if (dialect === 'sqlite') {
    const plan = await query(`EXPLAIN QUERY PLAN ${sql}`);
    return plan.map(({ detail }) => String(detail));
  }
  return transaction(async (inTransaction) => {
    await inTransaction('SET LOCAL enable_seqscan = off');
    const plan = await inTransaction(`EXPLAIN ${sql}`, parameters);
    return plan.map((row) => String(row['QUERY PLAN']));
  });
}
