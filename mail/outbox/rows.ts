import { integer, optionalInteger, optionalText, type Row, text } from './database.ts';
import { readFields } from './fields.ts';
import type { StoredDelivery, StoredRequest } from './types.ts';

/** A row of `requests`. */
export function readRequest(row: Row): StoredRequest {
  return {
    ...readFields(text(row, 'fields')),
    id: text(row, 'id'),
    receivedAt: integer(row, 'received_at'),
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
    createdAt: integer(row, 'created_at'),
    dueAt: integer(row, 'due_at'),
    attempts: integer(row, 'attempts'),
    finishedAt: optionalInteger(row, 'finished_at'),
    lastError: optionalText(row, 'last_error'),
  };
}
