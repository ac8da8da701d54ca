import { dayMs } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';

/**
 * Returns true to one caller a day across all instances, which does the day's work. A mark more than a day ahead is
 * ignored: the clock was wrong when it was set.
 */
export async function claimDaily({ query, now }: Database, name: string): Promise<boolean> {
  const rows = await query(
    `INSERT INTO marks (name, at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at
       WHERE marks.at <= excluded.at - ${dayMs} OR marks.at > excluded.at + ${dayMs}
     RETURNING name`,
    [name, now()],
  );
  return rows.length > 0;
}

/** Lets the work be claimed again immediately. */
export async function clearMark({ query }: Database, name: string): Promise<void> {
  await query('DELETE FROM marks WHERE name = $1', [name]);
}
