import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { asLines } from '#mail/templates/layout.ts';
import { processRows, type ShownProcess, showOwnProcess } from '#mail/templates/own-process.ts';
import { mailedFields } from '#request/demo-fields.ts';
import { reference } from '#request/reference.ts';
import { arrivalFields } from '#request/visit-source.ts';

type Exported = RequestWithDeliveries & { process: ShownProcess | undefined };
type Column = [name: string, cell: (request: Exported) => string];

/** Answers are named as in the JSON, so that a field may have the name of another column. */
const columns: readonly Column[] = [
  ['reference', ({ id }) => reference(id)],
  ['received', ({ receivedAt }) => new Date(receivedAt).toISOString()],
  ['state', ({ state }) => state],
  ['check', ({ suspicion }) => suspicion ?? ''],
  ...mailedFields.map(({ name }): Column => [`fields.${name}`, ({ fields }) => fields[name] ?? '']),
  ['corrects', ({ context: { corrects } }) => (corrects ? reference(corrects) : '')],
  ...(['first', 'last'] as const).flatMap((visit) =>
    arrivalFields.map(
      (field): Column => [
        `${visit}_${field}`,
        ({ context }) => context.visits?.[visit]?.[field] ?? '',
      ],
    ),
  ),
  ['process', ({ process }) => asLines(processRows(process))],
  ['process_link', ({ process }) => process?.url ?? ''],
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
    const process = await showOwnProcess(request.context, siteUrl);
    yield record(columns.map(([, cell]) => cell({ ...request, process })));
  }
}

function record(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

const formula = /(^|[;\n]["']*)(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

function quoted(value: string): string {
  return `"${value.replaceAll(formula, "$1'").replaceAll('"', '""')}"`;
}
