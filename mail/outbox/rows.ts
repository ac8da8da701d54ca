import * as v from 'valibot';
import { integer, optionalInteger, optionalText, type Row, text } from './database.ts';
import { readFields } from './fields.ts';
import {
  deliveryKinds,
  deliveryStates,
  requestStates,
  type StoredDelivery,
  type StoredRequest,
} from './types.ts';

const requestState = v.picklist(requestStates);
const deliveryKind = v.picklist(deliveryKinds);
const deliveryState = v.picklist(deliveryStates);

/** A row of `requests`. */
export function readRequest(row: Row): StoredRequest {
  return {
    ...readFields(text(row, 'fields')),
    id: text(row, 'id'),
    receivedAt: integer(row, 'received_at'),
    state: v.parse(requestState, row.state),
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
    kind: v.parse(deliveryKind, row.kind),
    destination: optionalText(row, 'destination'),
    state: v.parse(deliveryState, row.state),
    createdAt: integer(row, 'created_at'),
    dueAt: integer(row, 'due_at'),
    attempts: integer(row, 'attempts'),
    finishedAt: optionalInteger(row, 'finished_at'),
    lastError: optionalText(row, 'last_error'),
  };
}
