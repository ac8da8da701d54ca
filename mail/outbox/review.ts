import { dayMs } from '#mail/time.ts';
import type { AcceptSettings } from './accept.ts';
import { grantAcknowledgements } from './acknowledgement-caps.ts';
import { type Database, text } from './database.ts';
import { deliveriesOf, insertDeliveries } from './deliveries.ts';
import { firstRequestIdAt } from './request-id.ts';
import { readDelivery, readRequest } from './rows.ts';
import type { StoredDelivery, StoredRequest } from './types.ts';

export type RequestWithDeliveries = StoredRequest & { deliveries: StoredDelivery[] };

/** Rows that are read at a time. */
const pageLength = 512;

/** All requests, or those of an id, a state or an e-mail address; the oldest first, each with its deliveries, read a page at a time. */
export async function* listRequests(
  { query }: Database,
  wanted: { id?: string; state?: 'held'; email?: string } = {},
): AsyncGenerator<RequestWithDeliveries> {
  const columns = Object.entries(wanted);
  const conditions = columns.map(([column], at) => `${column} = $${at + 2} AND`).join(' ');
  const page = `FROM requests WHERE ${conditions} id > $1 ORDER BY id LIMIT ${pageLength}`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const parameters: string[] = [last, ...columns.map(([, value]) => value)];
    const requests = (await query(`SELECT * ${page}`, parameters)).map(readRequest);
    const rows = await query(
      `SELECT * FROM deliveries WHERE request_id IN (SELECT id ${page}) ORDER BY id`,
      parameters,
    );
    const deliveries = Map.groupBy(rows.map(readDelivery), ({ requestId }) => requestId);
    for (const request of requests) {
      yield { ...request, deliveries: deliveries.get(request.id) ?? [] };
    }
    last = requests.length < pageLength ? undefined : requests.at(-1)?.id;
  }
}

/** The latest held requests, at most `maxCount`, the oldest first. */
export async function latestHeld({ query }: Database, maxCount: number): Promise<StoredRequest[]> {
  const rows = await query(
    "SELECT * FROM requests WHERE state = 'held' ORDER BY id DESC LIMIT $1",
    [maxCount],
  );
  return rows.map(readRequest).reverse();
}

export async function findRequest(
  database: Database,
  id: string,
): Promise<RequestWithDeliveries | undefined> {
  const found = await listRequests(database, { id }).next();
  return found.value || undefined;
}

/** Releases a held request and queues its deliveries; false if no such request is held. */
export async function release(
  database: Database,
  id: string,
  { caps, destinations }: AcceptSettings,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const now = database.now();
    const [row] = await query(
      "UPDATE requests SET state = 'accepted', suspicion = NULL WHERE id = $1 AND state = 'held' RETURNING *",
      [id],
    );
    if (!row) return false;
    const candidate = { ...readRequest(row), client: text(row, 'client') };
    const granted = await grantAcknowledgements(query, [candidate], caps, now);
    await insertDeliveries(query, deliveriesOf(id, destinations, granted.has(id)), now);
    return true;
  });
}

/**
 * Whether the caller has stored a request with this address: under the same key, or, if neither call has a key, from the
 * same client within a day. A form sent by our script has a key, so nobody else in the visitor's network can find out.
 */
export async function hasRequest(
  { query, now }: Database,
  email: string,
  { key, client }: { key: string | undefined; client: string },
): Promise<boolean> {
  const [condition, ...parameters] =
    key === undefined
      ? [
          "client = $2 AND id > $3 AND idempotency_key LIKE 'body:%'",
          client,
          firstRequestIdAt(now() - dayMs),
        ]
      : ['idempotency_key = $2', key];
  const rows = await query(`SELECT id FROM requests WHERE email = $1 AND ${condition} LIMIT 1`, [
    email.toLowerCase(),
    ...parameters,
  ]);
  return rows.length > 0;
}
