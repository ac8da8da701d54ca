import type { Terms } from './accept.ts';
import { grantAcknowledgements } from './acknowledgement-caps.ts';
import { type Database, text } from './database.ts';
import { deliveriesOf, insertDeliveries, readDeliveries } from './deliveries.ts';
import { readRequest } from './rows.ts';
import type { StoredDelivery, StoredRequest } from './types.ts';

export type RequestWithDeliveries = StoredRequest & { deliveries: StoredDelivery[] };

/** All requests, the oldest first, each with its deliveries; `state` narrows them. */
export async function listRequests(
  { query }: Database,
  state?: StoredRequest['state'],
): Promise<RequestWithDeliveries[]> {
  const rows = await query(
    `SELECT * FROM requests ${state ? 'WHERE state = $1' : ''} ORDER BY id`,
    state ? [state] : [],
  );
  const deliveries = await readDeliveries(query);
  return rows
    .map(readRequest)
    .map((request) => ({ ...request, deliveries: deliveries.get(request.id) ?? [] }));
}

export async function findRequest(
  { query }: Database,
  id: string,
): Promise<RequestWithDeliveries | undefined> {
  const [row] = await query('SELECT * FROM requests WHERE id = $1', [id]);
  if (!row) return undefined;
  const deliveries = await readDeliveries(query, id);
  return { ...readRequest(row), deliveries: deliveries.get(id) ?? [] };
}

/** Releases a held request and queues its deliveries; false if no such request is held. */
export async function release(
  database: Database,
  id: string,
  { caps, destinations }: Terms,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const now = database.now();
    const [row] = await query(
      "UPDATE requests SET state = 'accepted', suspicion = NULL WHERE id = $1 AND state = 'held' RETURNING *",
      [id],
    );
    if (!row) return false;
    const candidate = { id, request: readRequest(row), client: text(row, 'client') };
    const granted = await grantAcknowledgements(query, [candidate], caps, now);
    await insertDeliveries(query, deliveriesOf(id, destinations, granted.has(id)), now);
    return true;
  });
}

/** Whether a request with this key and address is stored. */
export async function hasRequest(
  { query }: Database,
  idempotencyKey: string,
  email: string,
): Promise<boolean> {
  const rows = await query('SELECT id FROM requests WHERE idempotency_key = $1 AND email = $2', [
    idempotencyKey,
    email.toLowerCase(),
  ]);
  return rows.length > 0;
}
