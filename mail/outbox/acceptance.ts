import type { Caps } from './acknowledgement-caps.ts';
import { type Entry, type PackedBatch, pack, unpack } from './batch.ts';
import type { Database, Query } from './database.ts';
import { makeRoom, takeIn } from './intake.ts';
import { newRequestId } from './request-id.ts';
import { findByKey, hashBody, insertEntries, type Kept, keptOf } from './request-rows.ts';
import type { Acceptance, Submission } from './types.ts';

/** By their keys: those of a batch that were not taken, since a request was kept under the key before. */
export type Repeats = ReadonlyMap<string, Kept>;

/** Stores a batch in one transaction: in the intake where there is one, else as rows. */
export async function put(database: Database, batch: PackedBatch): Promise<Repeats> {
  const { intake } = database;
  if (!intake) return database.transaction((query) => insertBatch(query, batch));
  await makeRoom(database, intake);
  return database.transaction((query) => takeIn(query, intake, batch));
}

async function insertBatch(query: Query, { content }: PackedBatch): Promise<Repeats> {
  const { entries, caps, receivedAt } = unpack(content);
  const taken = await insertEntries(query, entries, caps, receivedAt);
  const repeated = entries.filter(({ id }) => !taken.has(id));
  return findByKey(
    query,
    repeated.map(({ idempotencyKey }) => idempotencyKey),
  );
}

/** Has a batch of submissions stored. The outcomes are in its order and hold only once the promise resolves. */
export async function accept(
  store: (batch: PackedBatch) => Promise<Repeats>,
  submissions: readonly Submission[],
  caps: Caps,
  now: number,
): Promise<Acceptance[]> {
  const entries = submissions.map((submission) => ({ ...submission, id: newRequestId(now) }));
  const firsts = new Map<string, Entry>();
  for (const entry of entries) {
    if (!firsts.has(entry.idempotencyKey)) firsts.set(entry.idempotencyKey, entry);
  }
  const repeats = await store(pack({ entries: [...firsts.values()], caps, receivedAt: now }));
  return entries.map((entry) => {
    const kept = repeats.get(entry.idempotencyKey);
    const first = firsts.get(entry.idempotencyKey) ?? entry;
    if (!kept && first === entry) return { outcome: 'accepted', id: entry.id };
    const { id, bodyHash } = kept ?? keptOf(first);
    return bodyHash === hashBody(entry.request)
      ? { outcome: 'repeated', id }
      : { outcome: 'conflict' };
  });
}

/**
 * The key of a caller that sends none (EmailJS's own SDK): the same body on the same UTC day is one request, so that
 * a double click or a retry makes no second mail.
 */
export function keyOfBody({ request }: Pick<Submission, 'request'>, now: number): string {
  return `body:${new Date(now).toISOString().slice(0, 10)}:${hashBody(request)}`;
}
