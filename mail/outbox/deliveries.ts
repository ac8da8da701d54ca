import { dayMs } from '#mail/time.ts';
import { chunks, type Database, placeholders, type Query, text } from './database.ts';
import { readDelivery } from './rows.ts';
import type { Destination, StoredDelivery } from './types.ts';

type NewDelivery = Pick<StoredDelivery, 'id' | 'requestId' | 'kind' | 'destination'>;

/**
 * The deliveries of a request: one for each destination, and the acknowledgement where it was granted. Their numbers
 * continue those of the deliveries that it has.
 */
export function deliveriesOf(
  requestId: string,
  destinations: readonly Destination[],
  acknowledged: boolean,
  existing: readonly { kind: string }[] = [],
): NewDelivery[] {
  const visitor = { kind: 'acknowledgement', destination: undefined } as const;
  const kinds = existing.map(({ kind }) => kind);
  return [...destinations, ...(acknowledged ? [visitor] : [])].map(({ kind, destination }) => {
    kinds.push(kind);
    const number = kinds.filter((each) => each === kind).length;
    const id = number === 1 ? `${requestId}.${kind}` : `${requestId}.${kind}-${number}`;
    return { id, requestId, kind, destination };
  });
}

/** Queues deliveries that are due immediately. */
export async function insertDeliveries(
  query: Query,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<void> {
  for (const chunk of chunks(deliveries)) {
    await query(
      `INSERT INTO deliveries (id, request_id, kind, destination, state, created_at, due_at)
       VALUES ${placeholders(chunk.length, 7)}`,
      chunk.flatMap(({ id, requestId, kind, destination }) => [
        id,
        requestId,
        kind,
        destination ?? null,
        'queued',
        now,
        now,
      ]),
    );
  }
}

/**
 * Puts the dead letters of one request, or of all requests, back into the queue as if they were new, and makes deferred
 * deliveries due now. For all requests it leaves out acknowledgements that are over a day old, since they would confuse.
 * A delivery, dead or queued, to a destination that is no longer configured is canceled; its request goes instead to the
 * configured destinations of that kind that it has no delivery for. Returns how many deliveries are due again, and how
 * many are canceled.
 */
export async function requeueUndelivered(
  database: Database,
  destinations: readonly Destination[],
  requestId?: string,
): Promise<{ due: number; canceled: number }> {
  const now = database.now();
  // What a worker has claimed is left alone.
  const wanted = `(state = 'dead' OR (state = 'queued' AND lease IS NULL)) AND ${
    requestId === undefined ? "(kind <> 'acknowledgement' OR created_at > $2)" : 'request_id = $2'
  }`;
  const parameters = [now, requestId ?? now - dayMs];
  const configured = destinations.map(({ destination }) => destination);
  const listed = configured.map((_, index) => `$${index + 3}`);
  return database.transaction(async (query) => {
    const canceled = await query(
      `UPDATE deliveries SET state = 'canceled', finished_at = $1
       WHERE ${wanted} AND destination NOT IN (${listed}) RETURNING request_id, kind`,
      [...parameters, ...configured],
    );
    const again = await query(
      `UPDATE deliveries SET state = 'queued', due_at = $1, finished_at = NULL,
         attempts = CASE state WHEN 'dead' THEN 0 ELSE attempts END,
         created_at = CASE state WHEN 'dead' THEN $1 ELSE created_at END
       WHERE ${wanted} AND (state = 'dead' OR due_at > $1) RETURNING id`,
      parameters,
    );
    let due = again.length;
    for (const [id, rows] of Map.groupBy(canceled, (row) => text(row, 'request_id'))) {
      const found = await query('SELECT * FROM deliveries WHERE request_id = $1', [id]);
      const existing = found.map(readDelivery);
      const missing = destinations.filter(
        (one) =>
          rows.some(({ kind }) => kind === one.kind) &&
          !existing.some(
            ({ destination, state }) => destination === one.destination && state !== 'canceled',
          ),
      );
      await insertDeliveries(query, deliveriesOf(id, missing, false, existing), now);
      due += missing.length;
    }
    return { due, canceled: canceled.length };
  });
}
