import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from './acknowledgement-caps.ts';
import { chunks, type Database, placeholders, text } from './database.ts';
import { unpackAll } from './intake.ts';
import { firstRequestIdAt } from './request-id.ts';
import { deleteSetAside } from './set-aside.ts';
import type { MailKind } from './types.ts';

const kinds: readonly MailKind[] = ['notification', 'acknowledgement'];

/**
 * Erases what is stored of a person, by e-mail address. A tombstone stays for each request: its id, time and number
 * of employees; no key, no hash of the content. Mails not yet sent are cancelled. The result is the requests' ids.
 */
export async function forget(database: Database, email: string): Promise<string[]> {
  await unpackAll(database);
  const ids = await database.transaction(async (query) => {
    const rows = await query(
      `UPDATE requests SET state = 'forgotten', idempotency_key = 'forgotten:' || id, body_hash = '',
         held_for = NULL, client = '', name = '', company_name = '', website = '',
         phone_number = '', email = '', details = '{}', source = NULL
       WHERE lower(email) = $1 AND state <> 'forgotten' RETURNING id`,
      [email.toLowerCase()],
    );
    const found = rows.map((row) => text(row, 'id'));
    for (const chunk of chunks(found)) {
      await query(
        `UPDATE mails SET state = 'cancelled', lease = NULL
         WHERE state IN ('queued', 'dead') AND request_id IN ${placeholders(1, chunk.length)}`,
        chunk,
      );
    }
    return found;
  });
  await truncateLog(database);
  return ids;
}

/** Deletes requests and mails that came in before `before`, tombstones included; the result is their ids. */
export async function deleteBefore(database: Database, before: number): Promise<string[]> {
  await unpackAll(database);
  const deleted: string[] = [];
  while (true) {
    const ids = await database.transaction(async (query) => {
      const rows = await query('SELECT id FROM requests WHERE id < $1 ORDER BY id LIMIT 64', [
        firstRequestIdAt(before),
      ]);
      const found = rows.map((row) => text(row, 'id'));
      for (const chunk of chunks(found)) {
        const list = placeholders(1, chunk.length);
        await query(`DELETE FROM mails WHERE request_id IN ${list}`, chunk);
        await query(`DELETE FROM requests WHERE id IN ${list}`, chunk);
      }
      return found;
    });
    if (ids.length === 0) break;
    deleted.push(...ids);
  }
  const aside = await deleteSetAside(database, before);
  if (deleted.length > 0 || aside) await truncateLog(database);
  return deleted;
}

/** Deletes counters of past periods and addresses that may be written to again. */
export async function deleteStaleCounts(database: Database, daysPerAddress: number): Promise<void> {
  const now = database.now();
  await database.query('DELETE FROM acknowledged WHERE at < $1', [now - daysPerAddress * dayMs]);
  // Periods are days or minutes since 1970; a minute's number is always the larger by far.
  const today = Math.floor(now / dayMs);
  await database.query('DELETE FROM counters WHERE period < $1 OR (period > $2 AND period < $3)', [
    today - 1,
    today + 3650,
    Math.floor(now / 60_000) - 5,
  ]);
}

/** Removes the `.eml` files that stand for sent mails when there is no mail host. */
export async function eraseFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const kind of kinds) {
      await rm(join(dataDir, 'mail', `${id.toLowerCase()}.${kind}.eml`), { force: true });
    }
  }
}

/** SQLite keeps old pages in its log until a checkpoint; what is erased must not linger there. */
async function truncateLog(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
}
