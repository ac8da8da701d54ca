import { type Caps, grantAcknowledgements } from './acknowledgement-caps.ts';
import { type Database, type Row, text } from './database.ts';
import { unpackAll } from './intake.ts';
import { insertMails } from './request-rows.ts';
import { readMail, readRequest } from './rows.ts';
import type { StoredMail, StoredRequest } from './types.ts';

export type RequestWithMails = StoredRequest & { mails: StoredMail[] };

/** All requests, the oldest first, each with its mails; `state` narrows them. */
export async function listRequests(
  database: Database,
  state?: StoredRequest['state'],
): Promise<RequestWithMails[]> {
  await unpackAll(database);
  const rows = await database.query(
    `SELECT * FROM requests ${state ? 'WHERE state = $1' : ''} ORDER BY id`,
    state ? [state] : [],
  );
  const mails = Map.groupBy(await database.query('SELECT * FROM mails ORDER BY kind'), (row) =>
    text(row, 'request_id'),
  );
  return rows.map((row) => withMails(row, mails.get(text(row, 'id')) ?? []));
}

export async function findRequest(
  database: Database,
  id: string,
): Promise<RequestWithMails | undefined> {
  await unpackAll(database);
  const [row] = await database.query('SELECT * FROM requests WHERE id = $1', [id]);
  if (!row) return undefined;
  return withMails(row, await database.query('SELECT * FROM mails WHERE request_id = $1', [id]));
}

function withMails(request: Row, mails: Row[]): RequestWithMails {
  return { ...readRequest(request), mails: mails.map(readMail) };
}

/** Puts the dead letters of one request, or of all, back into the queue with all their attempts before them. */
export async function retryDead(database: Database, id?: string): Promise<number> {
  const rows = await database.query(
    `UPDATE mails SET state = 'queued', due_at = $1, attempts = 0, finished_at = NULL
     WHERE state = 'dead' ${id === undefined ? '' : 'AND request_id = $2'} RETURNING kind`,
    id === undefined ? [database.now()] : [database.now(), id],
  );
  return rows.length;
}

/** Clears a held request of suspicion and makes its mails; false when no such request is held. */
export async function release(database: Database, id: string, caps: Caps): Promise<boolean> {
  await unpackAll(database);
  return database.transaction(async (query) => {
    const now = database.now();
    const [row] = await query(
      "UPDATE requests SET state = 'accepted' WHERE id = $1 AND state = 'held' RETURNING *",
      [id],
    );
    if (!row) return false;
    const request = { id, request: readRequest(row), client: text(row, 'client') };
    const granted = await grantAcknowledgements(query, [request], caps, now);
    await insertMails(query, [request], granted, now);
    return true;
  });
}

/** Whether a request with this key and address is stored. */
export async function hasRequest(
  database: Database,
  idempotencyKey: string,
  email: string,
): Promise<boolean> {
  await unpackAll(database);
  const rows = await database.query(
    'SELECT id FROM requests WHERE idempotency_key = $1 AND lower(email) = $2',
    [idempotencyKey, email.toLowerCase()],
  );
  return rows.length > 0;
}
