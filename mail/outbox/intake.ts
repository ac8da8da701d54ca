import { setImmediate } from 'node:timers/promises';
import { type Batch, type PackedBatch, pack, tryUnpack, unpack } from './batch.ts';
import { type Database, integer, optionalInteger, type Query, type Row, text } from './database.ts';
import { findByKey, type Kept, keptOf } from './request-rows.ts';
import { makeRows } from './set-aside.ts';

/**
 * The intake of the embedded database. A batch that is accepted goes as one row to the end of one table: a few pages
 * for the disk, where the rows of requests and mails fall into many. Those are made of it ("unpacked") when somebody
 * asks for them. Of its content this process remembers the keys, each with the number of its batch. It may remember
 * one that is gone, where another process has unpacked it, but misses none.
 */
export type Intake = {
  batchOf: Map<string, number> | undefined;
  /** Requests that may wait, a few megabytes of keys; with so many, whoever adds to them unpacks as well. */
  limit: number;
  unpacking: Promise<unknown>;
};

const defaultLimit = 50_000;
/** Requests that one transaction makes rows of, or as many as the last batch is over: a few milliseconds. */
const sliceSize = 64;

export function newIntake(): Intake {
  return { batchOf: undefined, limit: defaultLimit, unpacking: Promise.resolve() };
}

/** Adds what is new of a batch, in the caller's transaction. The result is what was kept under the other keys. */
export async function takeIn(
  query: Query,
  intake: Intake,
  batch: PackedBatch,
): Promise<Map<string, Kept>> {
  const batchOf = intake.batchOf ?? (await readKeys(query));
  intake.batchOf = batchOf;
  const kept = await findByKey(query, batch.keys);
  for (const key of batch.keys) {
    const number = batchOf.get(key);
    const waiting = number === undefined ? undefined : await findWaiting(query, number, key);
    if (waiting) kept.set(key, waiting);
  }
  const { keys, content } = kept.size > 0 ? without(batch, kept) : batch;
  if (keys.length === 0) return kept;
  const [row] = await query(
    'INSERT INTO intake (requests, content) VALUES ($1, $2) RETURNING batch',
    [keys.length, content],
  );
  const number = integer(row, 'batch');
  for (const key of keys) batchOf.set(key, number);
  return kept;
}

function without(batch: PackedBatch, kept: ReadonlyMap<string, Kept>): PackedBatch {
  const { entries, ...rest } = unpack(batch.content);
  return pack({ ...rest, entries: entries.filter((each) => !kept.has(each.idempotencyKey)) });
}

async function findWaiting(query: Query, batch: number, key: string): Promise<Kept | undefined> {
  const [row] = await query('SELECT content FROM intake WHERE batch = $1', [batch]);
  const entry = row && entriesOf(row).find(({ idempotencyKey }) => idempotencyKey === key);
  return entry && keptOf(entry);
}

/** The keys of what another process left in the intake. */
async function readKeys(query: Query): Promise<Map<string, number>> {
  const batchOf = new Map<string, number>();
  for (const row of await query('SELECT batch, content FROM intake')) {
    for (const { idempotencyKey } of entriesOf(row)) {
      batchOf.set(idempotencyKey, integer(row, 'batch'));
    }
  }
  return batchOf;
}

/** None of a batch that cannot be read; who makes rows of it sets it aside. */
function entriesOf(row: Row): Batch['entries'] {
  return tryUnpack(text(row, 'content'))?.entries ?? [];
}

/** Makes rows of the oldest batches, up to `last`, in one short transaction; false when there is none. */
export async function unpackNext(
  database: Database,
  intake: Intake,
  last?: number,
): Promise<boolean> {
  const { now } = database;
  const keys = await database.transaction((query) => unpackSlice({ query, now }, intake, last));
  // Not before they are rows for good: a key too many costs a look-up, one too few a second request.
  for (const key of keys ?? []) intake.batchOf?.delete(key);
  return keys !== undefined;
}

/** The result is the keys that were in it; undefined when nothing waits. */
async function unpackSlice(
  connection: Pick<Database, 'query' | 'now'>,
  intake: Intake,
  last?: number,
): Promise<string[] | undefined> {
  const { query } = connection;
  const waiting = await query(
    'SELECT batch, requests FROM intake WHERE batch <= $1 ORDER BY batch LIMIT $2',
    [last ?? Number.MAX_SAFE_INTEGER, sliceSize],
  );
  let requests = 0;
  const enough = waiting.findIndex((row) => {
    requests += integer(row, 'requests');
    return requests >= sliceSize;
  });
  // All of them, where even they are not enough.
  const end = waiting.at(enough);
  if (!end) {
    if (last === undefined) intake.batchOf?.clear();
    return undefined;
  }
  const upTo = [integer(end, 'batch')];
  const keys: string[] = [];
  const stored = await query(
    'SELECT requests, content FROM intake WHERE batch <= $1 ORDER BY batch',
    upTo,
  );
  for (const row of stored) keys.push(...(await makeRows(connection, row)));
  await query('DELETE FROM intake WHERE batch <= $1', upTo);
  return keys;
}

/**
 * Makes rows of all that was accepted before the call, so that whoever reads them sees it. Slice by slice, acceptance
 * going first; calls at the same time wait for one another.
 */
export async function unpackAll(database: Database): Promise<void> {
  const { intake } = database;
  if (!intake) return;
  const [row] = await database.query('SELECT max(batch) AS last FROM intake');
  const last = row && optionalInteger(row, 'last');
  if (last === undefined) return;
  const unpacked = intake.unpacking.then(async () => {
    while (await unpackNext(database, intake, last)) {
      // What has been ordered meanwhile is received between two turns of the event loop.
      await setImmediate();
    }
  });
  intake.unpacking = unpacked.catch(() => undefined);
  await unpacked;
}

/** An intake that nobody unpacks must not grow for ever: once it is full, acceptance takes the time for it. */
export async function makeRoom(database: Database, intake: Intake): Promise<void> {
  if (intake.batchOf && intake.batchOf.size >= intake.limit) await unpackNext(database, intake);
}
