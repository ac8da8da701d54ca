import { hash } from 'node:crypto';
import {
  type DemoRequest,
  fieldNames,
  furtherAnswers,
  specifiedFields,
} from '#app/demo-request/schema.ts';
import { type Caps, grantAcknowledgements } from './acknowledgement-caps.ts';
import type { Entry } from './batch.ts';
import { chunks, placeholders, type Query, text } from './database.ts';
import type { MailKind } from './types.ts';

/**
 * Makes the rows of a batch: each new request with its notification and, where due, its acknowledgement. Those whose
 * key is taken make none; the result is the ids of the others.
 */
export async function insertEntries(
  query: Query,
  entries: readonly Entry[],
  caps: Caps,
  now: number,
): Promise<Set<string>> {
  // One order of locking for all instances, so that no two of their transactions wait for each other.
  const ordered = entries.toSorted((a, b) => (a.idempotencyKey < b.idempotencyKey ? -1 : 1));
  const inserted = await insertRequests(query, ordered, now);
  const fresh = ordered.filter((entry) => inserted.has(entry.id) && !entry.suspicion);
  const granted = await grantAcknowledgements(query, fresh, caps, now);
  await insertMails(query, fresh, granted, now);
  return inserted;
}

async function insertRequests(
  query: Query,
  entries: readonly Entry[],
  now: number,
): Promise<Set<string>> {
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
        hashBody(request),
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

/** What tells a repeat of a stored request from another one under its key. */
export type Kept = { id: string; bodyHash: string };

export function keptOf({ id, request }: Pick<Entry, 'id' | 'request'>): Kept {
  return { id, bodyHash: hashBody(request) };
}

/** What has rows under these keys. */
export async function findByKey(query: Query, keys: readonly string[]): Promise<Map<string, Kept>> {
  const found = new Map<string, Kept>();
  for (const chunk of chunks(keys)) {
    const rows = await query(
      `SELECT id, idempotency_key, body_hash FROM requests
       WHERE idempotency_key IN ${placeholders(1, chunk.length)}`,
      chunk,
    );
    for (const row of rows) {
      const kept = { id: text(row, 'id'), bodyHash: text(row, 'body_hash') };
      found.set(text(row, 'idempotency_key'), kept);
    }
  }
  return found;
}

export function hashBody(request: DemoRequest): string {
  const values = fieldNames.map((field) => request[field]);
  return hash('sha256', JSON.stringify(values), 'base64url');
}
