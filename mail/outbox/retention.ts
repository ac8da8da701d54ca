import { dayMs } from './acknowledgement-caps.ts';
import { type Database, integer, pageLength, type Query, text } from './database.ts';
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
  /** Why nothing was erased though so many requests, or more, are past retention. */
  stopped?: { reason: string; expired: number };
};

/** A gap longer than this, in milliseconds, is rare enough to ask a person. */
const maxGapMs = 7 * dayMs;
/** Above both of these (a number, a share of all requests) the erasure needs confirmation. */
const unsuspicious = { number: 10, share: 0.1 };
/** Requests that are found before they are erased. So many at once always need confirmation: no more are counted. */
const batchLength = 10_240;

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
  const erased: string[] = [];
  let undelivered = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const batch: Batch = await findExpired(query, last, limit);
    const expired = batch.ids.length;
    undelivered += batch.undelivered;
    const reason = expired === 0 || confirmed ? undefined : await doubt(query, now, expired);
    if (reason) return { erased, undelivered, stopped: { reason, expired } };
    await markTime(query, now);
    await deleteRequests(database, batch.ids);
    erased.push(...batch.ids);
    last = batch.last;
  }
  return { erased, undelivered };
}

/** `last` is the id to go on behind; undefined when all requests past retention were looked at. */
type Batch = { ids: string[]; undelivered: number; last: string | undefined };

/** Finds requests between two ids that may be erased, and counts those that may not, in pages of bounded work. */
async function findExpired(query: Query, after: string, limit: string): Promise<Batch> {
  const batch: Batch = { ids: [], undelivered: 0, last: after };
  while (batch.last !== undefined && batch.ids.length < batchLength) {
    const rows = await query(
      `SELECT id, CASE WHEN EXISTS (
         SELECT 1 FROM deliveries WHERE request_id = requests.id
           AND (state = 'queued' OR (state = 'dead' AND kind <> 'acknowledgement'))
       ) THEN 1 ELSE 0 END AS undelivered
       FROM requests WHERE id > $1 AND id < $2 ORDER BY id LIMIT ${pageLength}`,
      [batch.last, limit],
    );
    const found = rows.filter((row) => integer(row, 'undelivered') === 0);
    batch.ids.push(...found.map((row) => text(row, 'id')));
    batch.undelivered += rows.length - found.length;
    const end = rows.at(-1);
    batch.last = rows.length < pageLength || !end ? undefined : text(end, 'id');
  }
  return batch;
}

async function doubt(query: Query, now: number, expired: number): Promise<string | undefined> {
  const [row] = await query("SELECT at FROM marks WHERE name = 'clock'");
  const gap = row ? now - integer(row, 'at') : 0;
  if (gap > maxGapMs) {
    return `the clock is ${Math.round(gap / dayMs)} days ahead of the time last seen`;
  }
  if (expired <= unsuspicious.number) return undefined;
  if (expired >= batchLength) return `${expired} requests or more would be erased at once`;
  const enough = expired / unsuspicious.share;
  const counted = await query(
    'SELECT count(*) AS count FROM (SELECT 1 FROM requests LIMIT $1) AS counted',
    [Math.ceil(enough)],
  );
  const all = integer(counted[0], 'count');
  return all < enough ? `${expired} of ${all} requests would be erased at once` : undefined;
}

/** Stores the latest time seen, which never decreases. */
async function markTime(query: Query, now: number): Promise<void> {
  await query(
    `INSERT INTO marks (name, at) VALUES ('clock', $1)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE marks.at < excluded.at`,
    [now],
  );
}
