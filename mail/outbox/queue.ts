import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  chunks,
  type Database,
  integer,
  optionalInteger,
  placeholders,
  type Row,
  text,
} from './database.ts';
import { unpackAll, unpackNext } from './intake.ts';
import { readMail, readRequest } from './rows.ts';
import { countSetAside } from './set-aside.ts';
import type { ClaimedMail, StoredRequest } from './types.ts';

/** A database, or a transaction on it. */
type Connection = Pick<Database, 'dialect' | 'query' | 'now'>;

type Claim = [limit: number, leaseMs: number, inFlight?: readonly string[]];

/** Claims mails; of what is still in the intake, only so much is unpacked that there is one. */
export async function claimDue(database: Database, ...claim: Claim): Promise<ClaimedMail[]> {
  const { intake } = database;
  while (true) {
    const claimed = await claimRows(database, ...claim);
    if (claimed.length > 0 || !intake) return claimed;
    if (!(await unpackNext(database, intake))) return [];
    // Orders are received between two turns of the event loop.
    await setImmediate();
  }
}

/**
 * Takes up to `limit` due mails, the longest due first, and leases them for `leaseMs`. One statement, the same on both
 * databases: a lease is nothing but a later due time, so expired leases are claimed again by the same query.
 * `inFlight` are the caller's own: when the clock is set ahead their leases seem to have expired. Pad it to one
 * length, so that the statement stays the same.
 */
async function claimRows(
  database: Connection,
  ...[limit, leaseMs, inFlight = ['']]: Claim
): Promise<ClaimedMail[]> {
  const now = database.now();
  const lease = randomUUID();
  const skip = database.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const rows = await database.query(
    `WITH due AS (
       SELECT request_id, kind FROM mails
       WHERE state = 'queued' AND due_at <= $1
         AND request_id || '.' || kind NOT IN ${placeholders(1, inFlight.length, 5)}
       ORDER BY due_at LIMIT $2 ${skip}
     )
     UPDATE mails SET lease = $3, due_at = $4, attempts = attempts + 1
     WHERE (request_id, kind) IN (SELECT request_id, kind FROM due) AND state = 'queued'
     RETURNING *`,
    [now, limit, lease, now + leaseMs, ...inFlight],
  );
  if (rows.length === 0) return [];
  const requests = await requestsOf(database, rows);
  return rows.flatMap((row) => {
    const mail = readMail(row);
    const request = requests.get(mail.requestId);
    return request ? { ...mail, lease, request } : [];
  });
}

async function requestsOf(database: Connection, mails: Row[]): Promise<Map<string, StoredRequest>> {
  const ids = [...new Set(mails.map((row) => text(row, 'request_id')))];
  const found = new Map<string, StoredRequest>();
  for (const chunk of chunks(ids)) {
    const rows = await database.query(
      `SELECT * FROM requests WHERE id IN ${placeholders(1, chunk.length)}`,
      chunk,
    );
    for (const row of rows) found.set(text(row, 'id'), readRequest(row));
  }
  return found;
}

export type Verdict =
  | { state: 'sent' }
  /** Tried in vain; due again at `dueAt`. */
  | { state: 'queued'; dueAt: number; error: string }
  /** Put back untried: the attempt is not counted. */
  | { state: 'released'; dueAt: number; error: string }
  | { state: 'dead'; error: string };

/** Records how a claimed mail fared. False when the lease was lost: somebody else owns the mail and its record. */
export async function record(
  database: Connection,
  mail: Pick<ClaimedMail, 'kind' | 'request' | 'lease'>,
  verdict: Verdict,
): Promise<boolean> {
  const now = database.now();
  const done = verdict.state === 'sent' || verdict.state === 'dead';
  const rows = await database.query(
    `UPDATE mails SET state = $3, due_at = $4, finished_at = $5, last_error = $6, lease = NULL,
       attempts = attempts - $7
     WHERE request_id = $1 AND lease = $2 AND kind = $8 RETURNING kind`,
    [
      mail.request.id,
      mail.lease,
      verdict.state === 'released' ? 'queued' : verdict.state,
      'dueAt' in verdict ? verdict.dueAt : now,
      done ? now : null,
      'error' in verdict ? verdict.error : null,
      verdict.state === 'released' ? 1 : 0,
      mail.kind,
    ],
  );
  return rows.length === 1;
}

/** Records a mail and claims the next in one transaction: each costs one sync of the disk, not two. */
export async function recordAndClaim(
  database: Database,
  mail: Pick<ClaimedMail, 'kind' | 'request' | 'lease'>,
  verdict: Verdict,
  ...claim: Claim
): Promise<{ owned: boolean; claimed: ClaimedMail[] }> {
  return database.transaction(async (query) => {
    const connection = { ...database, query };
    const owned = await record(connection, mail, verdict);
    return { owned, claimed: await claimRows(connection, ...claim) };
  });
}

/** When the next mail falls due, if any is queued. */
export async function nextDueAt(database: Database): Promise<number | undefined> {
  const rows = await database.query(
    "SELECT due_at FROM mails WHERE state = 'queued' ORDER BY due_at LIMIT 1",
  );
  return rows[0] && integer(rows[0], 'due_at');
}

/**
 * Makes leased mails due again. Only for a process that is alone on its store and has just started: whoever held the
 * leases is gone.
 */
export async function abandonLeases(database: Database): Promise<void> {
  await database.query(
    "UPDATE mails SET due_at = $1, lease = NULL WHERE state = 'queued' AND lease IS NOT NULL",
    [database.now()],
  );
}

/**
 * Makes due what lies further ahead than any delay reaches: it was stored by a clock that has been set back since.
 * The result is how many there were.
 */
export async function recallStranded(database: Database, longestDelayMs: number): Promise<number> {
  await unpackAll(database);
  const now = database.now();
  const rows = await database.query(
    `UPDATE mails SET due_at = $1 WHERE state = 'queued' AND due_at > $2 RETURNING kind`,
    [now, now + longestDelayMs],
  );
  return rows.length;
}

export type QueueState = {
  queued: number;
  dead: number;
  held: number;
  /** Requests that could not be made into rows. */
  setAside: number;
  /** Age of the oldest undelivered mail in milliseconds; 0 when there is none. */
  oldestMs: number;
};

export async function readQueueState(database: Database): Promise<QueueState> {
  await unpackAll(database);
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM mails WHERE state = 'queued') AS queued,
       (SELECT count(*) FROM mails WHERE state = 'dead') AS dead,
       (SELECT count(*) FROM requests WHERE state = 'held') AS held,
       (SELECT min(created_at) FROM mails WHERE state = 'queued') AS oldest`,
  );
  const oldest = row && optionalInteger(row, 'oldest');
  return {
    queued: integer(row, 'queued'),
    dead: integer(row, 'dead'),
    held: integer(row, 'held'),
    setAside: await countSetAside(database),
    oldestMs: oldest === undefined ? 0 : Math.max(0, database.now() - oldest),
  };
}
