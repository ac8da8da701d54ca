import { dayMs } from '#mail/time.ts';
import { chunks, type Database, placeholders, type Query, text } from './database.ts';
import { readDelivery } from './rows.ts';
import type { Destination, StoredDelivery } from './types.ts';

type NewDelivery = Pick<StoredDelivery, 'id' | 'requestId' | 'kind' | 'destination'>;

/** The deliveries of a new request: one for each destination, and the acknowledgement where it was granted. */
export function deliveriesOf(
  requestId: string,
  destinations: readonly Destination[],
  acknowledged: boolean,
): NewDelivery[] {
  const visitor = { kind: 'acknowledgement', destination: undefined } as const;
  return numberDeliveries(requestId, [], acknowledged ? [...destinations, visitor] : destinations);
}

/** Continues the numbers of the deliveries that a request has. */
function numberDeliveries(
  requestId: string,
  existing: readonly { kind: string }[],
  added: readonly Pick<NewDelivery, 'kind' | 'destination'>[],
): NewDelivery[] {
  const kinds = existing.map(({ kind }) => kind);
  return added.map(({ kind, destination }) => {
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

/** Where the deliveries of the latest request go, or went. */
export async function latestDestinations({ query }: Database): Promise<string[]> {
  const rows = await query(
    `SELECT destination FROM deliveries
     WHERE destination IS NOT NULL AND state <> 'canceled' AND request_id = (
       SELECT request_id FROM deliveries WHERE destination IS NOT NULL AND state <> 'canceled'
       ORDER BY request_id DESC LIMIT 1)`,
  );
  return rows.map((row) => text(row, 'destination'));
}

type Retried = { due: number; canceled: number };

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
): Promise<Retried> {
  // No worker may claim these rows, and no other command retry or erase them, between the read and the write.
  const lock = database.dialect === 'postgres' ? 'FOR UPDATE' : '';
  const which =
    requestId === undefined ? "(kind <> 'acknowledgement' OR created_at > $1)" : 'request_id = $1';
  return database.transaction(async (query) => {
    const rows = await query(
      `SELECT * FROM deliveries WHERE (state = 'dead' OR (state = 'queued' AND lease IS NULL))
         AND ${which} ORDER BY id ${lock}`,
      [requestId ?? database.now() - dayMs],
    );
    return retryAll(query, rows.map(readDelivery), destinations, database.now());
  });
}

async function retryAll(
  query: Query,
  deliveries: readonly StoredDelivery[],
  destinations: readonly Destination[],
  now: number,
): Promise<Retried> {
  const obsolete = deliveries.filter(
    (each) => each.destination !== undefined && !destinations.some((one) => isSame(one, each)),
  );
  const current = deliveries.filter((each) => !obsolete.includes(each));
  const dead = current.filter(({ state }) => state === 'dead');
  const deferred = current.filter(({ state, dueAt }) => state === 'queued' && dueAt > now);
  const requeued =
    "state = 'queued', attempts = 0, created_at = $1, finished_at = NULL, due_at = $1";
  await updateAll(query, dead, requeued, now);
  await updateAll(query, deferred, 'due_at = $1', now);
  await updateAll(query, obsolete, "state = 'canceled', finished_at = $1", now);
  let due = dead.length + deferred.length;
  for (const [id, canceled] of Map.groupBy(obsolete, (delivery) => delivery.requestId)) {
    const rows = await query('SELECT * FROM deliveries WHERE request_id = $1', [id]);
    const existing = rows.map(readDelivery);
    const missing = destinations.filter(
      (one) =>
        canceled.some(({ kind }) => kind === one.kind) &&
        !existing.some((each) => isSame(one, each) && each.state !== 'canceled'),
    );
    await insertDeliveries(query, numberDeliveries(id, existing, missing), now);
    due += missing.length;
  }
  return { due, canceled: obsolete.length };
}

function isSame(one: Destination, { kind, destination }: StoredDelivery): boolean {
  return one.kind === kind && one.destination === destination;
}

/** Sets columns of deliveries; `$1` is the current time. */
async function updateAll(
  query: Query,
  deliveries: readonly StoredDelivery[],
  assignments: string,
  now: number,
): Promise<void> {
  for (const chunk of chunks(deliveries.map(({ id }) => id))) {
    await query(
      `UPDATE deliveries SET ${assignments} WHERE id IN ${placeholders(1, chunk.length, 2)}`,
      [now, ...chunk],
    );
  }
}

/** The deliveries of some requests, by request id. */
export async function readDeliveries(
  query: Query,
  requestIds: readonly string[],
): Promise<Map<string, StoredDelivery[]>> {
  const found = new Map<string, StoredDelivery[]>();
  for (const chunk of chunks(requestIds)) {
    const rows = await query(
      `SELECT * FROM deliveries WHERE request_id IN ${placeholders(1, chunk.length)} ORDER BY id`,
      chunk,
    );
    for (const [id, group] of Map.groupBy(rows, (row) => text(row, 'request_id'))) {
      found.set(id, group.map(readDelivery));
    }
  }
  return found;
}
