import { chunks, type Database, placeholders, type Query, text } from './database.ts';
import { readDelivery } from './rows.ts';
import type { DeliveryKind, Destination, StoredDelivery } from './types.ts';

type NewDelivery = Pick<StoredDelivery, 'id' | 'requestId' | 'kind' | 'destination'>;

/** The deliveries of a new request: one for each destination, and the acknowledgement where it was granted. */
export function deliveriesOf(
  requestId: string,
  destinations: readonly Destination[],
  acknowledged: boolean,
): NewDelivery[] {
  const numbered = numberDeliveries(requestId, [], destinations);
  const id = deliveryId(requestId, 'acknowledgement', 1);
  return acknowledged
    ? [...numbered, { id, requestId, kind: 'acknowledgement', destination: undefined }]
    : numbered;
}

/** Continues the numbers of the deliveries that a request has. */
function numberDeliveries(
  requestId: string,
  existing: readonly { kind: DeliveryKind }[],
  destinations: readonly Destination[],
): NewDelivery[] {
  const count = new Map<DeliveryKind, number>();
  for (const { kind } of existing) count.set(kind, (count.get(kind) ?? 0) + 1);
  return destinations.map(({ kind, destination }) => {
    const number = (count.get(kind) ?? 0) + 1;
    count.set(kind, number);
    return { id: deliveryId(requestId, kind, number), requestId, kind, destination };
  });
}

function deliveryId(requestId: string, kind: DeliveryKind, number: number): string {
  return number === 1 ? `${requestId}.${kind}` : `${requestId}.${kind}-${number}`;
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
 * Puts the dead letters of one request, or of all, back into the queue with fresh attempts. A dead letter to a
 * destination that is no longer configured is canceled; its request goes instead to the configured destinations of that
 * kind that it has no delivery for. Returns how many deliveries are due again.
 */
export async function retryDead(
  database: Database,
  destinations: readonly Destination[],
  requestId?: string,
): Promise<number> {
  let due = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const page: Page = await retryPage(database, destinations, last, requestId);
    due += page.due;
    last = page.last;
  }
  return due;
}

/** `last` is the id to go on behind; undefined when all deliveries were looked at. */
type Page = { due: number; last: string | undefined };

/** Deliveries that are retried in one transaction. */
const pageLength = 512;

async function retryPage(
  database: Database,
  destinations: readonly Destination[],
  after: string,
  requestId: string | undefined,
): Promise<Page> {
  return database.transaction(async (query) => {
    const now = database.now();
    const rows = await query(
      `SELECT * FROM deliveries WHERE (state = 'dead' OR (state = 'queued' AND lease IS NULL))
         AND id > $1 ${requestId === undefined ? '' : 'AND request_id = $2'}
       ORDER BY id LIMIT ${pageLength}`,
      requestId === undefined ? [after] : [after, requestId],
    );
    const { obsolete = [], dead = [] } = Object.groupBy(rows.map(readDelivery), (delivery) => {
      if (!isConfigured(delivery, destinations)) return 'obsolete';
      return delivery.state === 'dead' ? 'dead' : 'queued';
    });
    await updateAll(
      query,
      dead,
      "state = 'queued', attempts = 0, finished_at = NULL, due_at = $1",
      now,
    );
    await updateAll(query, obsolete, "state = 'canceled', finished_at = $1", now);
    let replaced = 0;
    for (const [id, canceled] of Map.groupBy(obsolete, (delivery) => delivery.requestId)) {
      const replacements = await replacementsOf(query, id, canceled, destinations);
      await insertDeliveries(query, replacements, now);
      replaced += replacements.length;
    }
    const last = rows.length < pageLength ? undefined : rows.at(-1);
    return { due: dead.length + replaced, last: last && text(last, 'id') };
  });
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

function isConfigured(
  { kind, destination }: StoredDelivery,
  destinations: readonly Destination[],
): boolean {
  return (
    destination === undefined ||
    destinations.some((each) => each.kind === kind && each.destination === destination)
  );
}

async function replacementsOf(
  query: Query,
  requestId: string,
  canceled: readonly StoredDelivery[],
  destinations: readonly Destination[],
): Promise<NewDelivery[]> {
  const rows = await query('SELECT * FROM deliveries WHERE request_id = $1', [requestId]);
  const existing = rows.map(readDelivery);
  const kinds = new Set(canceled.map(({ kind }) => kind));
  const missing = destinations.filter(
    ({ kind, destination }) =>
      kinds.has(kind) &&
      !existing.some(
        (each) =>
          each.kind === kind && each.destination === destination && each.state !== 'canceled',
      ),
  );
  return numberDeliveries(requestId, existing, missing);
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
