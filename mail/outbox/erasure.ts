import { existsSync } from 'node:fs';
import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dayMs } from '#mail/time.ts';
import { databasePath, sizeOf } from './data-directory.ts';
import {
  chunks,
  type Database,
  placeholders,
  type Query,
  type Row,
  StoreError,
} from './database.ts';
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
  await query(
    `UPDATE deliveries SET state = 'canceled', lease = NULL
     WHERE state IN ('queued', 'dead') AND request_id = $1`,
    [id],
  );
  // A host may have quoted the visitor.
  await query('UPDATE deliveries SET last_error = NULL WHERE request_id = $1', [id]);
}

/** Deletes requests with their deliveries, 64 in a transaction. */
export async function deleteRequests(database: Database, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) {
    const list = placeholders(1, chunk.length);
    await database.transaction(async (query) => {
      await query(`DELETE FROM deliveries WHERE request_id IN ${list}`, chunk);
      await query(`DELETE FROM requests WHERE id IN ${list}`, chunk);
    });
  }
  if (ids.length > 0) await truncateWal(database);
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

/** Removes the `.eml` files that stand for sent mails when there is no mail host, and what a crash left of one. */
export async function eraseFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'mail');
  const erased = new Set(ids.map((id) => id.toLowerCase()));
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const [id = ''] = name.replace(/^\./, '').split('.');
    if (erased.has(id)) await rm(join(folder, name), { force: true });
  }
}

/**
 * Rewrites SQLite's file: a row that moved to another page has left its bytes in the old one, where erasing does not
 * reach them. Returns false if there is no room for that, beside the file or where temporary files are kept.
 */
export async function rewriteFile(database: Database, dataDir: string): Promise<boolean> {
  if (database.dialect !== 'sqlite') return true;
  const { bavail, bsize } = await statfs(dataDir);
  // VACUUM writes a temporary file, then the same pages into the WAL file, then into the database.
  const hasRoom = bavail * bsize > 3 * (sizeOf(databasePath(dataDir)) ?? 0);
  try {
    try {
      if (hasRoom) await database.query('VACUUM');
    } finally {
      await truncateWal(database);
    }
    return hasRoom;
  } catch (error) {
    if (error instanceof StoreError && error.code === 'disk full') return false;
    throw error;
  }
}

/** SQLite keeps old pages in its WAL file until a checkpoint; erased data must not stay there. */
async function truncateWal(database: Database): Promise<void> {
  if (database.dialect !== 'sqlite') return;
  // Another program that is reading or writing just then prevents it for a moment.
  for (let attempt = 0; attempt < 50; attempt++) {
    const [row] = await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
    if (row?.busy === 0) return;
    await setTimeout(100);
  }
}
