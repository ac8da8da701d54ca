import { furtherFields } from '#app/demo-request/demo-fields.ts';
import { reference } from '#app/demo-request/reference.ts';
import { furtherAnswers } from '#app/demo-request/schema.ts';
import { arrivalFields } from '#app/demo-request/visit-source-header.ts';
import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { noteRows } from '#mail/submission/note.ts';
import { processRows, showOwnProcess } from '#mail/submission/own-process.ts';
import { readStoredSource } from '#mail/submission/visit-source.ts';

const columns: Record<string, (request: RequestWithDeliveries, siteUrl: string) => string> = {
  reference: ({ id }) => reference(id),
  received: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  state: ({ state }) => state,
  check: ({ suspicion }) => suspicion ?? '',
  name: ({ name }) => name,
  company: ({ companyName }) => companyName,
  website: ({ website }) => website,
  phone: ({ phoneNumber }) => phoneNumber,
  email: ({ email }) => email,
  employees: ({ employees }) => employees,
  ...Object.fromEntries(
    furtherFields.map(({ name, mailLabel }) => [
      mailLabel.toLowerCase(),
      (request: RequestWithDeliveries) => furtherAnswers(request)[name],
    ]),
  ),
  note: ({ note }) =>
    noteRows(note)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(''),
  corrects: ({ corrects }) => (corrects ? reference(corrects) : ''),
  ...Object.fromEntries(
    (['first', 'last'] as const).flatMap((visit) =>
      arrivalFields.map((field) => [
        `${visit}_${field}`,
        ({ source }: RequestWithDeliveries) => readStoredSource(source)[visit]?.[field] ?? '',
      ]),
    ),
  ),
  process: ({ process }, siteUrl) =>
    processRows(showOwnProcess(process, siteUrl))
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
  process_link: ({ process }, siteUrl) => showOwnProcess(process, siteUrl)?.url ?? '',
  deliveries: ({ deliveries }) =>
    deliveries.map(({ kind, state }) => `${kind} ${state}`).join('; '),
};

/**
 * The lines of the requests, without their line feeds, as RFC 4180 CSV. A byte order mark makes spreadsheets read UTF-8.
 * What a spreadsheet would take for a formula is led by an apostrophe, as OWASP advises: visitors choose these texts.
 * That holds at the start of a cell and after a semicolon, which spreadsheets in much of Europe read as a separator.
 */
export async function* csv(
  requests: AsyncIterable<RequestWithDeliveries>,
  siteUrl: string,
): AsyncGenerator<string> {
  yield `\ufeff${record(Object.keys(columns))}`;
  for await (const request of requests) {
    yield record(Object.values(columns).map((column) => column(request, siteUrl)));
  }
}

function record(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r`;
}

const formula = /(^|;["']*)(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

function cell(value: string): string {
  return `"${value.replaceAll(formula, "$1'").replaceAll('"', '""')}"`;
}
