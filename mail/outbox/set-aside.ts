import { type Batch, pack, tryUnpack } from './batch.ts';
import { type Database, integer, type Row, StoreError, text } from './database.ts';
import { insertEntries } from './request-rows.ts';

/**
 * What was accepted and cannot be made into rows: a batch that cannot be read, since a disk has spoilt it or another
 * version wrote it, or a request that the database refuses. It must not hold up what came after it, nor be lost, so it
 * is set aside as it was stored, and the service's chores raise an alert until somebody has seen to it.
 */
type Connection = Pick<Database, 'query' | 'now'>;

/** Makes rows of a batch as the intake stored it, in the caller's transaction; the result is the keys that were in it. */
export async function makeRows(connection: Connection, stored: Row): Promise<string[]> {
  const content = text(stored, 'content');
  const batch = tryUnpack(content);
  if (batch) await insertBatch(connection, batch);
  else await setAside(connection, integer(stored, 'requests'), content);
  return (batch?.entries ?? []).map(({ idempotencyKey }) => idempotencyKey);
}

async function insertBatch(connection: Connection, batch: Batch): Promise<void> {
  const { entries, caps, receivedAt } = batch;
  await connection.query('SAVEPOINT made');
  try {
    await insertEntries(connection.query, entries, caps, receivedAt);
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind !== 'refused') throw error;
    await connection.query('ROLLBACK TO made');
    if (entries.length === 1) await setAside(connection, 1, pack(batch).content);
    else for (const entry of entries) await insertBatch(connection, { ...batch, entries: [entry] });
  }
  await connection.query('RELEASE made');
}

async function setAside(
  { query, now }: Connection,
  requests: number,
  content: string,
): Promise<void> {
  await query('INSERT INTO set_aside (at, requests, content) VALUES ($1, $2, $3)', [
    now(),
    requests,
    content,
  ]);
}

/** How many requests are set aside. */
export async function countSetAside({ dialect, query }: Database): Promise<number> {
  if (dialect === 'postgres') return 0;
  const [row] = await query('SELECT coalesce(sum(requests), 0) AS count FROM set_aside');
  return integer(row, 'count');
}

/** What is set aside, as it was stored, the oldest first. */
export async function listSetAside({ dialect, query }: Database): Promise<string[]> {
  if (dialect === 'postgres') return [];
  const rows = await query('SELECT content FROM set_aside ORDER BY at');
  return rows.map((row) => text(row, 'content'));
}

/** Tries anew to make rows of what is set aside. */
export async function retrySetAside(database: Database): Promise<void> {
  if (database.dialect === 'postgres') return;
  await database.transaction(async (query) => {
    const rows = await query('SELECT requests, content FROM set_aside ORDER BY at');
    await query('DELETE FROM set_aside');
    for (const row of rows) await makeRows({ query, now: database.now }, row);
  });
}

/** Deletes what was set aside before `before`; whether there was any. */
export async function deleteSetAside(database: Database, before: number): Promise<boolean> {
  if (database.dialect === 'postgres') return false;
  const rows = await database.query('DELETE FROM set_aside WHERE at < $1 RETURNING at', [before]);
  return rows.length > 0;
}
