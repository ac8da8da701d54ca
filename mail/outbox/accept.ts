import { type Caps, grantAcknowledgements } from './acknowledgement-caps.ts';
import {
  chunks,
  type Database,
  integer,
  placeholders,
  type Query,
  StoreError,
  text,
} from './database.ts';
import { deliveriesOf, insertDeliveries } from './deliveries.ts';
import { newRequestId } from './request-id.ts';
import { contentOf, readRequest, writeFields } from './rows.ts';
import type { Acceptance, Destination, Submission } from './types.ts';

type SubmissionWithId = Submission & { id: string };

/** Settings that apply to every request: limits on acknowledgements, and destinations. */
export type AcceptSettings = { caps: Caps; destinations: readonly Destination[] };

/**
 * Stores submissions with all their deliveries in one transaction. The outcomes are in the order of the submissions
 * and hold once the promise resolves. Rejects with a StoreError when nothing was stored.
 */
export async function accept(
  database: Database,
  submissions: readonly Submission[],
  { caps, destinations }: AcceptSettings,
): Promise<Acceptance[]> {
  const now = database.now();
  const entries = submissions.map((submission) => ({ ...submission, id: newRequestId(now) }));
  return database.transaction(async (query) => {
    const inserted = await insertRequests(query, firstsByKey(entries), now);
    const fresh = entries.filter(({ id, held }) => inserted.has(id) && !held);
    const trusted = fresh.filter(({ suspicion }) => suspicion === undefined);
    const granted = await grantAcknowledgements(query, trusted, caps, now);
    const deliveries = fresh.flatMap(({ id }) => deliveriesOf(id, destinations, granted.has(id)));
    await insertDeliveries(query, deliveries, now);
    const repeats = entries.filter(({ id }) => !inserted.has(id));
    const stored = await findByKey(query, repeats);
    return entries.map((entry): Acceptance => {
      const { id, idempotencyKey } = entry;
      if (inserted.has(id)) return { outcome: 'accepted', id, acknowledged: granted.has(id) };
      const first = stored.get(idempotencyKey);
      // Another instance erased it between the two statements: try again as a new request.
      if (!first) throw new StoreError('unavailable', 'key erased meanwhile');
      if (first.content !== contentOf(entry)) return { outcome: 'conflict' };
      return { outcome: 'repeated', id: first.id, acknowledged: first.acknowledged };
    });
  });
}

/** The first entry of each key, sorted so that instances lock in one order and never deadlock. */
function firstsByKey(entries: readonly SubmissionWithId[]): SubmissionWithId[] {
  const firsts = new Map<string, SubmissionWithId>();
  for (const entry of entries) {
    if (!firsts.has(entry.idempotencyKey)) firsts.set(entry.idempotencyKey, entry);
  }
  return [...firsts.values()].sort((a, b) => (a.idempotencyKey < b.idempotencyKey ? -1 : 1));
}

/** Inserts the entries whose key is free; returns their ids. */
async function insertRequests(
  query: Query,
  entries: readonly SubmissionWithId[],
  now: number,
): Promise<Set<string>> {
  const inserted = new Set<string>();
  for (const chunk of chunks(entries)) {
    const rows = await query(
      `INSERT INTO requests (id, idempotency_key, received_at, state, suspicion, client, email, fields, context)
       VALUES ${placeholders(chunk.length, 9)}
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
      chunk.flatMap((entry) => [
        entry.id,
        entry.idempotencyKey,
        now,
        entry.held ? 'held' : 'accepted',
        entry.suspicion ?? null,
        entry.client,
        entry.fields.email.toLowerCase(),
        writeFields(entry.fields),
        JSON.stringify(entry.context),
      ]),
    );
    for (const row of rows) inserted.add(text(row, 'id'));
  }
  return inserted;
}

type Stored = { id: string; content: string; acknowledged: boolean };

async function findByKey(
  query: Query,
  entries: readonly SubmissionWithId[],
): Promise<Map<string, Stored>> {
  const keys = [...new Set(entries.map(({ idempotencyKey }) => idempotencyKey))];
  const found = new Map<string, Stored>();
  for (const chunk of chunks(keys)) {
    const rows = await query(
      `SELECT *, (SELECT count(*) FROM deliveries
         WHERE request_id = requests.id AND kind = 'acknowledgement') AS acknowledgements
       FROM requests WHERE idempotency_key IN ${placeholders(1, chunk.length)}`,
      chunk,
    );
    for (const row of rows) {
      const request = readRequest(row);
      found.set(text(row, 'idempotency_key'), {
        id: request.id,
        content: contentOf(request),
        acknowledged: integer(row, 'acknowledgements') > 0,
      });
    }
  }
  return found;
}
