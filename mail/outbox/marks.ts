import { dayMs } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';

/**
 * True for one caller a day across all instances: that caller does the day's work. A mark more than a day ahead was set
 * by a clock that has since been set back, and counts as none.
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
