import * as v from 'valibot';
import { demoRequestSchema, furtherAnswers } from '#app/demo-request/schema.ts';
import { integer, optionalInteger, optionalText, type Row, text } from './database.ts';
import type { StoredMail, StoredRequest } from './types.ts';

const employees = demoRequestSchema.entries.employees;
const details = v.record(v.string(), v.string());
const requestState = v.picklist(['accepted', 'held', 'forgotten']);
const mailKind = v.picklist(['notification', 'acknowledgement']);
const mailState = v.picklist(['queued', 'sent', 'dead', 'cancelled']);

/** A row of `requests`. */
export function readRequest(row: Row): StoredRequest {
  return {
    id: text(row, 'id'),
    receivedAt: integer(row, 'received_at'),
    state: v.parse(requestState, row.state),
    heldFor: optionalText(row, 'held_for'),
    name: text(row, 'name'),
    companyName: text(row, 'company_name'),
    website: text(row, 'website'),
    phoneNumber: text(row, 'phone_number'),
    email: text(row, 'email'),
    employees: v.parse(employees, row.employees),
    ...furtherAnswers(v.parse(details, JSON.parse(text(row, 'details')))),
    source: optionalText(row, 'source'),
  };
}

/** A row of `mails`. */
export function readMail(row: Row): StoredMail {
  const requestId = text(row, 'request_id');
  const kind = v.parse(mailKind, row.kind);
  return {
    id: `${requestId}.${kind}`,
    requestId,
    kind,
    state: v.parse(mailState, row.state),
    createdAt: integer(row, 'created_at'),
    dueAt: integer(row, 'due_at'),
    attempts: integer(row, 'attempts'),
    finishedAt: optionalInteger(row, 'finished_at'),
    lastError: optionalText(row, 'last_error'),
  };
}
