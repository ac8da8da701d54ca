import { randomUUID } from 'node:crypto';
import { type Database, integer, optionalInteger, placeholders, text } from './database.ts';
import { readDelivery, readRequest } from './rows.ts';
import type { ClaimedDelivery, DeliveryKind } from './types.ts';

export type Claim = {
  /** The kinds it can send, the most urgent first. */
  kinds: readonly DeliveryKind[];
  limit: number;
  leaseMs: number;
};

/**
 * Leases due deliveries for `leaseMs`, longest due first within each kind. A lease is a later due time, so the same
 * query claims expired leases again.
 */
export async function claimDue(
  { dialect, query, now }: Database,
  { kinds, limit, leaseMs }: Claim,
): Promise<ClaimedDelivery[]> {
  const skip = dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const claimed: ClaimedDelivery[] = [];
  for (const kind of kinds) {
    const left = limit - claimed.length;
    if (left === 0) break;
    const lease = randomUUID();
    const rows = await query(
      `WITH due AS (
         SELECT id FROM deliveries
         WHERE state = 'queued' AND kind = $1 AND due_at <= $2
         ORDER BY due_at LIMIT $3 ${skip}
       )
       UPDATE deliveries SET lease = $4, due_at = $5, attempts = attempts + 1
       WHERE id IN (SELECT id FROM due) AND state = 'queued'
       RETURNING *`,
      [kind, now(), left, lease, now() + leaseMs],
    );
    if (rows.length === 0) continue;
    const ids = [...new Set(rows.map((row) => text(row, 'request_id')))];
    const requests = await query(
      `SELECT * FROM requests WHERE id IN ${placeholders(1, ids.length)}`,
      ids,
    );
    const byId = new Map(requests.map((row) => [text(row, 'id'), readRequest(row)]));
    for (const { id, destination, attempts, createdAt, requestId } of rows.map(readDelivery)) {
      const request = byId.get(requestId);
      if (request) claimed.push({ id, kind, destination, attempts, createdAt, lease, request });
    }
  }
  return claimed;
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
  const [row] = await query(
    `SELECT min(due_at) AS due FROM deliveries
     WHERE state = 'queued' AND kind IN ${placeholders(1, kinds.length)}`,
    kinds,
  );
  return row && optionalInteger(row, 'due');
}

/** Makes leased deliveries due. Only for a process that is alone on its store and has just started. */
export async function expireLeases({ query, now }: Database): Promise<void> {
  await query(
    "UPDATE deliveries SET due_at = $1, lease = NULL WHERE state = 'queued' AND lease IS NOT NULL",
    [now()],
  );
}

/** Queue sizes and ages, for metrics and alerts. */
export type QueueState = {
  queued: Record<DeliveryKind, number>;
  dead: Record<DeliveryKind, number>;
  /** Requests held for review. */
  held: number;
  /** Milliseconds that the oldest queued delivery to sales or a webhook has waited; 0 if none is queued. */
  oldestMs: number;
};

export async function readQueueState({ query, now }: Database): Promise<QueueState> {
  const rows = await query(
    `SELECT 'held' AS state, '' AS kind, count(*) AS count, NULL AS oldest
       FROM requests WHERE state = 'held'
     UNION ALL SELECT 'queued', kind, count(*), min(created_at)
       FROM deliveries WHERE state = 'queued' GROUP BY kind
     UNION ALL SELECT 'dead', kind, count(*), NULL
       FROM deliveries WHERE state = 'dead' GROUP BY kind`,
  );
  const count = (state: string, kind = '') =>
    Number(rows.find((row) => row.state === state && row.kind === kind)?.count ?? 0);
  const counts = (state: string) => ({
    notification: count(state, 'notification'),
    acknowledgement: count(state, 'acknowledgement'),
    webhook: count(state, 'webhook'),
  });
  const waiting = rows.filter(
    ({ state, kind }) => state === 'queued' && kind !== 'acknowledgement',
  );
  const at = now();
  const oldest = Math.min(at, ...waiting.map((row) => integer(row, 'oldest')));
  return {
    queued: counts('queued'),
    dead: counts('dead'),
    held: count('held'),
    oldestMs: at - oldest,
  };
}
