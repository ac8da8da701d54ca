import { randomUUID } from 'node:crypto';
import { type Database, integer, placeholders, text } from './database.ts';
import { readDelivery, readRequest } from './rows.ts';
import { type ClaimedDelivery, type DeliveryKind, deliveryKinds } from './types.ts';

export type Claim = {
  /** The kinds it can send, the most urgent first. */
  kinds: readonly DeliveryKind[];
  limit: number;
  leaseMs: number;
};

/** Leases due deliveries for `leaseMs`, longest due first within each kind. */
export async function claimDue(
  database: Database,
  { kinds, limit, leaseMs }: Claim,
): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const kind of kinds) {
    const left = limit - claimed.length;
    if (left > 0) claimed.push(...(await claimKind(database, kind, left, leaseMs)));
  }
  return claimed;
}

/** A lease is a later due time, so the same query claims expired leases again. */
async function claimKind(
  database: Database,
  kind: DeliveryKind,
  limit: number,
  leaseMs: number,
): Promise<ClaimedDelivery[]> {
  const now = database.now();
  const lease = randomUUID();
  const skip = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const rows = await database.query(
    `WITH due AS (
       SELECT id FROM deliveries
       WHERE state = 'queued' AND kind = $1 AND due_at <= $2
       ORDER BY due_at LIMIT $3 ${skip}
     )
     UPDATE deliveries SET lease = $4, due_at = $5, attempts = attempts + 1
     WHERE id IN (SELECT id FROM due) AND state = 'queued'
     RETURNING *`,
    [kind, now, limit, lease, now + leaseMs],
  );
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => text(row, 'request_id')))];
  const requests = await database.query(
    `SELECT * FROM requests WHERE id IN ${placeholders(1, ids.length)}`,
    ids,
  );
  const byId = new Map(requests.map((row) => [text(row, 'id'), readRequest(row)]));
  return rows.flatMap((row) => {
    const { id, destination, attempts, createdAt, requestId } = readDelivery(row);
    const request = byId.get(requestId);
    return request ? [{ id, kind, destination, attempts, createdAt, lease, request }] : [];
  });
}

/** How an attempt ended. */
export type Verdict =
  | { state: 'sent' }
  /** Failed; due again at `dueAt`. */
  | { state: 'queued'; dueAt: number; error: string }
  /** Put back untried; the attempt does not count. */
  | { state: 'returned'; dueAt: number; error: string }
  | { state: 'dead'; error: string };

/** Records a claimed delivery's outcome. False when the lease was lost to another worker. */
export async function recordOutcome(
  database: Database,
  { id, lease }: Pick<ClaimedDelivery, 'id' | 'lease'>,
  verdict: Verdict,
): Promise<boolean> {
  const now = database.now();
  const finished = verdict.state === 'sent' || verdict.state === 'dead';
  const rows = await database.query(
    `UPDATE deliveries SET state = $1, due_at = $2, finished_at = $3, last_error = $4, lease = NULL,
       attempts = attempts - $5
     WHERE id = $6 AND lease = $7 RETURNING id`,
    [
      verdict.state === 'returned' ? 'queued' : verdict.state,
      'dueAt' in verdict ? verdict.dueAt : now,
      finished ? now : null,
      'error' in verdict ? verdict.error : null,
      verdict.state === 'returned' ? 1 : 0,
      id,
      lease,
    ],
  );
  return rows.length === 1;
}

/** When the next delivery of these kinds falls due; undefined when none is queued. */
export async function nextDueAt(
  { query }: Database,
  kinds: readonly DeliveryKind[],
): Promise<number | undefined> {
  const times: number[] = [];
  for (const kind of kinds) {
    const [row] = await query(
      "SELECT due_at FROM deliveries WHERE state = 'queued' AND kind = $1 ORDER BY due_at LIMIT 1",
      [kind],
    );
    if (row) times.push(integer(row, 'due_at'));
  }
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Makes leased deliveries due, unless their lease is over anyway. Only for a process that is alone on its store and has
 * just started.
 */
export async function expireLeases({ query, now }: Database): Promise<void> {
  for (const kind of deliveryKinds) {
    await query(
      `UPDATE deliveries SET due_at = $1, lease = NULL
       WHERE state = 'queued' AND kind = $2 AND due_at > $1 AND lease IS NOT NULL`,
      [now(), kind],
    );
  }
}
