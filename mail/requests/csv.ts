import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { noteRows } from '#mail/submission/note.ts';
import { processRows, showOwnProcess } from '#mail/submission/own-process.ts';
import { readStoredSource } from '#mail/submission/visit-source.ts';
import { asLines } from '#mail/templates/layout.ts';
import { mailedFields } from '#request/demo-fields.ts';
import { reference } from '#request/reference.ts';
import { arrivalFields } from '#request/visit-source-header.ts';

type Column = [name: string, cell: (request: RequestWithDeliveries, siteUrl: string) => string];

/** An added field may have the name of another column. */
const columns: readonly Column[] = [
  ['reference', ({ id }) => reference(id)],
  ['received', ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ['state', ({ state }) => state],
  ['check', ({ suspicion }) => suspicion ?? ''],
  ...mailedFields.map(
    ({ name, mailLabel }): Column => [mailLabel.toLowerCase(), (request) => request[name] ?? ''],
  ),
  ['note', ({ note }) => asLines(noteRows(note))],
  ['corrects', ({ corrects }) => (corrects ? reference(corrects) : '')],
  ...(['first', 'last'] as const).flatMap((visit) =>
    arrivalFields.map(
      (field): Column => [
        `${visit}_${field}`,
        ({ source }) => readStoredSource(source)[visit]?.[field] ?? '',
      ],
    ),
  ),
  ['process', ({ process }, siteUrl) => asLines(processRows(showOwnProcess(process, siteUrl)))],
  ['process_link', ({ process }, siteUrl) => showOwnProcess(process, siteUrl)?.url ?? ''],
  [
    'deliveries',
    ({ deliveries }) => deliveries.map(({ kind, state }) => `${kind} ${state}`).join('; '),
  ],
];

/**
 * The lines of the requests as RFC 4180 CSV. A byte order mark makes spreadsheets read UTF-8.
 * What a spreadsheet would take for a formula is led by an apostrophe, as OWASP advises: visitors choose these texts.
 * This applies after a semicolon or line break too: spreadsheets in much of Europe start a new cell there.
 */
export async function* csv(requests: AsyncIterable<RequestWithDeliveries>, siteUrl: string) {
  yield `\ufeff${record(columns.map(([name]) => name))}`;
  for await (const request of requests) {
    yield record(columns.map(([, cell]) => cell(request, siteUrl)));
  }
}

function record(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

const formula = /(^|[;\n]["']*)(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

function quoted(value: string): string {
  return `"${value.replaceAll(formula, "$1'").replaceAll('"', '""')}"`;
}
