import { hash } from 'node:crypto';
import * as v from 'valibot';
import { readContext } from '#request/context.ts';
import { type DemoRequest, emptyInput } from '#request/schema.ts';
import { integer, optionalInteger, optionalText, type Row, text } from './database.ts';
import type { StoredDelivery, StoredRequest, Submission } from './types.ts';

/** What a visitor sent. */
type Content = Pick<Submission, 'fields' | 'context'>;

/** A row of `requests`. */
export function readRequest(row: Row): StoredRequest {
  return {
    id: text(row, 'id'),
    receivedAt: integer(row, 'received_at'),
    state: text(row, 'state'),
    suspicion: optionalText(row, 'suspicion'),
    fields: readFields(text(row, 'fields')),
    context: readContext(text(row, 'context')) ?? {},
  };
}

/** A row of `deliveries`. */
export function readDelivery(row: Row): StoredDelivery {
  return {
    id: text(row, 'id'),
    requestId: text(row, 'request_id'),
    kind: text(row, 'kind'),
    destination: optionalText(row, 'destination'),
    state: text(row, 'state'),
    createdAt: integer(row, 'created_at'),
    dueAt: integer(row, 'due_at'),
    attempts: integer(row, 'attempts'),
    finishedAt: optionalInteger(row, 'finished_at'),
    lastError: optionalText(row, 'last_error'),
  };
}

/**
 * The fields as stored: a JSON object of the non-empty ones, sorted by name. Two requests have the same text exactly
 * when the visitor entered the same, whichever optional fields a release added in between.
 */
export function writeFields(fields: DemoRequest): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return JSON.stringify(Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))));
}

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Reads stored fields. An absent field is empty, as all are where the text is damaged; one that the form no longer has is kept. */
export function readFields(json: string): DemoRequest {
  const stored = v.safeParse(storedFields, json);
  return { ...emptyInput, ...(stored.success && stored.output) };
}

/**
 * All that a visitor sent, as a text to compare: the fields and the context, but not the visits, which the browser adds
 * and may have counted on since the first try.
 */
export function contentOf({ fields, context: { visits: _, ...context } }: Content): string {
  return JSON.stringify([writeFields(fields), context]);
}

/**
 * The idempotency key for callers that send none (EmailJS's own SDK): the same content on the same UTC day is one
 * request, so a double click or retry sends no second mail, unless midnight is between.
 */
export function keyOfBody(content: Content, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `body:${day}:${hash('sha256', contentOf(content), 'base64url')}`;
}
