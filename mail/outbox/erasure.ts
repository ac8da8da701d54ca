import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#mail/time.ts';
import {
  type Database,
  integer,
  placeholders,
  type Query,
  type Row,
  StoreError,
  text,
} from './database.ts';
import { firstRequestIdAt } from './request-id.ts';
import { readRequest } from './rows.ts';
import type { StoredRequest } from './types.ts';

/**
 * Erases a person's requests by e-mail address, and the requests that those correct. Each keeps its id, time and number
 * of employees; deliveries not yet sent are canceled. Returns the ids. Call `rewriteFile` afterwards.
 */
export async function erasePerson(database: Database, email: string): Promise<string[]> {
  return database.transaction(async (query) => {
    const found = await query("SELECT * FROM requests WHERE email = $1 AND state <> 'erased'", [
      email.toLowerCase(),
    ]);
    return eraseRequests(query, found);
  });
}

/** Erases requests, and those that they correct, which the same person sent with a mistake. */
async function eraseRequests(query: Query, rows: readonly Row[]): Promise<string[]> {
  const requests = rows.map(readRequest);
  for (const request of requests) await eraseRequest(query, request);
  const ids = requests.map(({ id }) => id);
  const corrected = requests.flatMap(({ context }) => context.corrects ?? []);
  if (corrected.length === 0) return ids;
  const more = await query(
    `SELECT * FROM requests
     WHERE state <> 'erased' AND id IN ${placeholders(1, corrected.length)}`,
    corrected,
  );
  return [...ids, ...(await eraseRequests(query, more))];
}

async function eraseRequest(query: Query, { id, fields }: StoredRequest): Promise<void> {
  await query(
    `UPDATE requests SET state = 'erased', idempotency_key = 'erased:' || id, suspicion = NULL,
       client = '', email = '', fields = $1, context = '{}' WHERE id = $2`,
    [JSON.stringify({ employees: fields.employees }), id],
  );
  // A host may have quoted the visitor in `last_error`.
  await query(
    `UPDATE deliveries SET lease = NULL, last_error = NULL,
       state = CASE WHEN state IN ('queued', 'dead') THEN 'canceled' ELSE state END
     WHERE request_id = $1`,
    [id],
  );
}

/** Requests that are deleted in one transaction. */
const batchLength = 64;

type ExpiryResult = {
  /** Ids of the requests that were erased. */
  erased: string[];
  /** Requests past retention that are kept because they are undelivered. */
  undelivered: number;
};

/**
 * Erases requests older than `days` with all their deliveries, except undelivered ones: those with a queued delivery or
 * a dead letter to sales.
 */
export async function deleteExpired(database: Database, days: number): Promise<ExpiryResult> {
  const limit = firstRequestIdAt(database.now() - days * dayMs);
  const erased: string[] = [];
  let batch: string[];
  do {
    const rows = await database.query(
      `SELECT id FROM requests WHERE id < $1 AND NOT EXISTS (
         SELECT 1 FROM deliveries WHERE request_id = requests.id
           AND (state = 'queued' OR (state = 'dead' AND kind <> 'acknowledgement'))
       ) ORDER BY id LIMIT ${batchLength}`,
      [limit],
    );
    batch = rows.map((row) => text(row, 'id'));
    if (batch.length > 0) await deleteRequests(database, batch);
    erased.push(...batch);
  } while (batch.length === batchLength);
  if (erased.length > 0) await truncateWal(database);
  const [kept] = await database.query('SELECT count(*) AS count FROM requests WHERE id < $1', [
    limit,
  ]);
  return { erased, undelivered: integer(kept, 'count') };
}

async function deleteRequests(database: Database, ids: readonly string[]): Promise<void> {
  const list = placeholders(1, ids.length);
  await database.transaction(async (query) => {
    await query(`DELETE FROM deliveries WHERE request_id IN ${list}`, ids);
    await query(`DELETE FROM requests WHERE id IN ${list}`, ids);
  });
}

/** Deletes the held requests with ids up to `last`; held requests have no deliveries. Returns how many were deleted. */
export async function deleteHeld(database: Database, last: string): Promise<number> {
  const erased = await database.query(
    "DELETE FROM requests WHERE state = 'held' AND id <= $1 RETURNING id",
    [last],
  );
  await truncateWal(database);
  return erased.length;
}

/** Deletes counters of past periods. */
export async function deleteStaleCounts(database: Database): Promise<void> {
  // A period is the number of a day since 1970, the first of seven where a week is counted.
  const today = Math.floor(database.now() / dayMs);
  await database.query('DELETE FROM counters WHERE period < $1', [today - 7]);
}

/** Removes the `.eml` files that stand for sent mails when there is no mail host. */
export async function eraseFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'mail');
  const erased = new Set(ids.map((id) => id.toLowerCase()));
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const [id = ''] = name.split('.');
    if (erased.has(id)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Rewrites SQLite's file: a row that moved to another page has left its bytes in the old one, where erasing does not
 * reach them. Returns false if there is no room for that, beside the file or where temporary files are kept.
 */
export async function rewriteFile(database: Database): Promise<boolean> {
  if (database.dialect !== 'sqlite') return true;
  try {
    await database.query('VACUUM');
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === 'disk full') return false;
    throw error;
  } finally {
    await truncateWal(database);
  }
}

/**
 * SQLite keeps old pages in its WAL file until a checkpoint; erased data must not stay there. Another program that is
 * reading is waited for, as for any lock.
 */
async function truncateWal({ dialect, query }: Database): Promise<void> {
  if (dialect === 'sqlite') await query('PRAGMA wal_checkpoint(TRUNCATE)');
}
