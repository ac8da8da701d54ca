import { integer, optionalText, type Row, text } from './database.ts';
import { readFields } from './fields.ts';
import type { StoredDelivery, StoredRequest } from './types.ts';

/** A row of `requests`. */
export function readRequest(row: Row): StoredRequest {
  return {
    ...readFields(text(row, 'fields')),
    id: text(row, 'id'),
    receivedAt: time(row.received_at),
    state: text(row, 'state'),
    suspicion: optionalText(row, 'suspicion'),
    source: optionalText(row, 'source'),
    process: optionalText(row, 'process'),
    note: optionalText(row, 'note'),
    corrects: optionalText(row, 'corrects'),
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
    createdAt: time(row.created_at),
    dueAt: time(row.due_at),
    attempts: integer(row, 'attempts'),
    finishedAt: row.finished_at === null ? undefined : time(row.finished_at),
    lastError: optionalText(row, 'last_error'),
  };
}

/** The latest that a Date can be. */
const latest = 8.64e15;

/** Damaged, the nearest time that can be printed: one row must not keep all others from being listed. */
function time(stored: unknown): number {
  return Math.min(Math.max(Number(stored) || 0, 0), latest);
}
