import { dayMs } from './acknowledgement-caps.ts';
import { type Database, integer, type Query, text } from './database.ts';
import { deleteRequests } from './erasure.ts';
import { firstRequestIdAt } from './request-id.ts';

export type Retention = {
  days: number;
  /** The operator confirmed: skip the checks of clock and number. */
  confirmed?: boolean;
};

export type Erasure = {
  /** Ids of the requests that were erased. */
  erased: string[];
  /** Requests past retention that are kept because they are undelivered. */
  undelivered: number;
  /** Why nothing was erased though `expired` requests are past retention. */
  stopped?: { reason: string; expired: number };
};

/** A gap longer than this, in milliseconds, is rare enough to ask a person. */
const longestGapMs = 7 * dayMs;
/** Above both of these (a number, a share of all requests) the erasure needs confirmation. */
const unsuspicious = { number: 10, share: 0.1 };

const isExpired = `id < $1 AND NOT EXISTS (
  SELECT 1 FROM deliveries WHERE request_id = requests.id
    AND (state = 'queued' OR (state = 'dead' AND kind <> 'acknowledgement')))`;

/**
 * Erases requests older than `days` with all their deliveries, except undelivered ones: those with a queued delivery or
 * a dead letter to sales. Erases nothing and says why if the clock has jumped against the latest time that the store
 * has seen, or if the number is disproportionate: then a clock or RETENTION_DAYS may be wrong, and an operator must
 * confirm.
 */
export async function eraseExpired(
  database: Database,
  { days, confirmed = false }: Retention,
): Promise<Erasure> {
  const { query } = database;
  const now = database.now();
  const limit = firstRequestIdAt(now - days * dayMs);
  const expired = await count(query, isExpired, limit);
  const undelivered = (await count(query, 'id < $1', limit)) - expired;
  const reason = expired === 0 || confirmed ? undefined : await doubt(query, now, expired);
  if (reason) return { erased: [], undelivered, stopped: { reason, expired } };
  await markTime(query, now);
  const erased: string[] = [];
  while (true) {
    const rows = await query(`SELECT id FROM requests WHERE ${isExpired} ORDER BY id LIMIT 1024`, [
      limit,
    ]);
    if (rows.length === 0) return { erased, undelivered };
    const ids = rows.map((row) => text(row, 'id'));
    await deleteRequests(database, ids);
    erased.push(...ids);
  }
}

async function doubt(query: Query, now: number, expired: number): Promise<string | undefined> {
  const [row] = await query("SELECT at FROM marks WHERE name = 'clock'");
  const gap = row ? now - integer(row, 'at') : 0;
  if (gap > longestGapMs) {
    return `the clock is ${Math.round(gap / dayMs)} days ahead of the time last seen`;
  }
  if (expired <= unsuspicious.number) return undefined;
  const all = await count(query);
  return expired > all * unsuspicious.share
    ? `${expired} of ${all} requests would be erased at once`
    : undefined;
}

/** How many requests there are, or how many a condition on `$1` holds for. */
async function count(query: Query, condition?: string, parameter?: string): Promise<number> {
  const where = condition === undefined ? '' : `WHERE ${condition}`;
  const rows = await query(
    `SELECT count(*) AS count FROM requests ${where}`,
    parameter === undefined ? [] : [parameter],
  );
  return integer(rows[0], 'count');
}

/** Stores the latest time seen, which never decreases. */
async function markTime(query: Query, now: number): Promise<void> {
  await query(
    `INSERT INTO marks (name, at) VALUES ('clock', $1)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE marks.at < excluded.at`,
    [now],
  );
}
