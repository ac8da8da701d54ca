import { expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import type { Database } from '#mail/outbox/database.ts';
import { retryDead } from '#mail/outbox/deliveries.ts';
import { erasePerson } from '#mail/outbox/erasure.ts';
import { recallFromFuture } from '#mail/outbox/queue.ts';
import { readQueueState } from '#mail/outbox/queue-state.ts';
import { eraseExpired } from '#mail/outbox/retention.ts';
import { listRequests } from '#mail/outbox/review.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  temporaryDirectory,
  visitor,
} from '#mail/testing.ts';

/** A database that notes each statement, and the most rows that one returned. */
function observed(database: Database) {
  const statements = new Set<string>();
  const most = { rows: 0 };
  const note = (query: Database['query']): Database['query'] =>
    async function noted(sql, parameters) {
      const rows = await query(sql, parameters);
      statements.add(sql);
      most.rows = Math.max(most.rows, rows.length);
      return rows;
    };
  const watched: Database = {
    ...database,
    query: note(database.query),
    transaction: (work) => database.transaction((query) => work(note(query))),
  };
  return { watched, statements, most };
}

test('no statement reads a whole table of requests or deliveries, or returns more than a page', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost();
  const database = await openSqlite(databasePath(directory.path));
  const { watched, statements, most } = observed(database);
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url, SALES_EMAIL: 'inbox@sales.example' },
    { database: watched },
  );
  const held = { 'x-form-honeypot': 'x' };
  for (let serial = 0; serial < 600; serial += 100) {
    const sent = Array.from({ length: 100 }, (_, index) =>
      service.send(callBody({ ...demoParams, name: `Visitor ${serial + index}` }), held),
    );
    await Promise.all(sent);
  }
  await service.send(callBody(demoParams));
  service.start();
  const delivered = await host.arrival(3);
  const digest = delivered.find(({ mail }) => mail.subject?.startsWith('600 '));
  expect(digest?.mail.text?.match(/the honeypot field was filled/g)).toHaveLength(50);

  expect(await Array.fromAsync(listRequests(watched, 'held'))).toHaveLength(600);
  expect(await Array.fromAsync(listRequests(watched))).toHaveLength(601);
  await readQueueState(watched);
  await recallFromFuture(watched, 0);
  await retryDead(watched, []);
  await eraseExpired(watched, { days: 1 });
  expect(await erasePerson(watched, visitor.email)).toHaveLength(601);

  for (const sql of statements) {
    if (!/^\s*(?:SELECT|UPDATE|DELETE|WITH)/.test(sql)) continue;
    const plan = await database.query(`EXPLAIN QUERY PLAN ${sql}`);
    const scans = plan.filter(({ detail }) =>
      /^SCAN (?:requests|deliveries)$/.test(String(detail)),
    );
    expect(scans, sql).toEqual([]);
  }
  // A person's own requests are erased at once.
  expect(most.rows).toBeLessThanOrEqual(601);
  expect(statements.size).toBeGreaterThan(20);
});
