import { hash } from 'node:crypto';
import { fieldNames, furtherAnswers, specifiedFields } from '#app/demo-request/schema.ts';
import { type Caps, grantAcknowledgements } from './acknowledgement-caps.ts';
import { chunks, type Database, placeholders, type Query, type Row, text } from './database.ts';
import { newRequestId } from './request-id.ts';
import type { Acceptance, MailKind, Submission } from './types.ts';

type Entry = Submission & { id: string; bodyHash: string };

/**
 * Stores a batch of submissions in one transaction: each new request with its notification and, where due, its
 * acknowledgement. The outcomes are in the order of the batch and hold only once the promise resolves.
 */
export async function accept(
  database: Database,
  submissions: readonly Submission[],
  caps: Caps,
): Promise<Acceptance[]> {
  const now = database.now();
  const entries = submissions.map((submission) => ({
    ...submission,
    id: newRequestId(now),
    bodyHash: hashBody(submission),
  }));
  // One order of locking for all instances, so that no two of their transactions wait for each other.
  const ordered = entries.toSorted((a, b) => (a.idempotencyKey < b.idempotencyKey ? -1 : 1));
  return database.transaction(async (query) => {
    const inserted = await insertRequests(query, ordered, now);
    const fresh = ordered.filter((entry) => inserted.has(entry.id) && !entry.suspicion);
    const granted = await grantAcknowledgements(query, fresh, caps, now);
    await insertMails(query, fresh, granted, now);
    const repeated = entries.filter((entry) => !inserted.has(entry.id));
    const earlier = await findByKey(query, repeated);
    return entries.map((entry) => outcomeOf(entry, inserted, earlier));
  });
}

function outcomeOf(entry: Entry, inserted: Set<string>, earlier: Map<string, Row>): Acceptance {
  if (inserted.has(entry.id)) return { outcome: 'accepted', id: entry.id };
  const first = earlier.get(entry.idempotencyKey);
  if (!first || text(first, 'body_hash') !== entry.bodyHash) return { outcome: 'conflict' };
  return { outcome: 'repeated', id: text(first, 'id') };
}

async function insertRequests(query: Query, entries: Entry[], now: number): Promise<Set<string>> {
  const inserted = new Set<string>();
  for (const chunk of chunks(entries)) {
    const rows = await query(
      `INSERT INTO requests (id, idempotency_key, body_hash, received_at, state, held_for, client,
         name, company_name, website, phone_number, email, employees, details, source)
       VALUES ${placeholders(chunk.length, 15)}
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
      chunk.flatMap(({ request, ...entry }) => [
        entry.id,
        entry.idempotencyKey,
        entry.bodyHash,
        now,
        entry.suspicion ? 'held' : 'accepted',
        entry.suspicion ?? null,
        entry.client,
        ...specifiedFields.map((field) => request[field]),
        JSON.stringify(furtherAnswers(request)),
        entry.source ?? null,
      ]),
    );
    for (const row of rows) inserted.add(text(row, 'id'));
  }
  return inserted;
}

/** Queues what is due of each request at once: the notification, and the acknowledgement where it was granted. */
export async function insertMails(
  query: Query,
  requests: readonly { id: string }[],
  granted: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const mails = requests.flatMap(({ id }): [id: string, kind: MailKind][] =>
    granted.has(id)
      ? [
          [id, 'notification'],
          [id, 'acknowledgement'],
        ]
      : [[id, 'notification']],
  );
  for (const chunk of chunks(mails)) {
    await query(
      `INSERT INTO mails (request_id, kind, state, created_at, due_at)
       VALUES ${placeholders(chunk.length, 5)}`,
      chunk.flatMap(([id, kind]) => [id, kind, 'queued', now, now]),
    );
  }
}

async function findByKey(query: Query, entries: readonly Entry[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const chunk of chunks(entries)) {
    const rows = await query(
      `SELECT id, idempotency_key, body_hash FROM requests
       WHERE idempotency_key IN ${placeholders(1, chunk.length)}`,
      chunk.map((entry) => entry.idempotencyKey),
    );
    for (const row of rows) found.set(text(row, 'idempotency_key'), row);
  }
  return found;
}

function hashBody({ request }: Pick<Submission, 'request'>): string {
  const values = fieldNames.map((field) => request[field]);
  return hash('sha256', JSON.stringify(values), 'base64url');
}

/**
 * The key of a caller that sends none (EmailJS's own SDK): the same body on the same UTC day is one request, so that
 * a double click or a retry makes no second mail.
 */
export function keyOfBody(submission: Pick<Submission, 'request'>, now: number): string {
  return `body:${new Date(now).toISOString().slice(0, 10)}:${hashBody(submission)}`;
}
