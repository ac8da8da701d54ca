import { readContext } from '#request/context.ts';
import { integer, optionalInteger, optionalText, type Row, text } from './database.ts';
import { readFields } from './fields.ts';
import type { StoredDelivery, StoredRequest } from './types.ts';

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
