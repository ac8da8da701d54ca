import { dayMs } from '#mail/time.ts';
import { type Database, integer, pageLength, type Row, text } from './database.ts';
import { deleteRequests } from './erasure.ts';
import { firstRequestIdAt } from './request-id.ts';

type ExpiryResult = {
  /** Ids of the requests that were erased. */
  erased: string[];
  /** Requests past retention that are kept because they are undelivered. */
  undelivered: number;
};

/**
 * Erases requests older than `days` with all their deliveries, except undelivered ones: those with a queued delivery or
 * a dead letter to sales.
 */
export async function deleteExpired(database: Database, days: number): Promise<ExpiryResult> {
  const limit = firstRequestIdAt(database.now() - days * dayMs);
  const erased: string[] = [];
  let undelivered = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: Row[] = await database.query(
      `SELECT id, CASE WHEN EXISTS (
         SELECT 1 FROM deliveries WHERE request_id = requests.id
           AND (state = 'queued' OR (state = 'dead' AND kind <> 'acknowledgement'))
       ) THEN 1 ELSE 0 END AS undelivered
       FROM requests WHERE id > $1 AND id < $2 ORDER BY id LIMIT ${pageLength}`,
      [last, limit],
    );
    const delivered = rows.filter((row) => integer(row, 'undelivered') === 0);
    const ids = delivered.map((row) => text(row, 'id'));
    await deleteRequests(database, ids);
    erased.push(...ids);
    undelivered += rows.length - ids.length;
    const end = rows.at(-1);
    last = rows.length < pageLength || !end ? undefined : text(end, 'id');
  }
  return { erased, undelivered };
}
