import { writeXlsxStream } from 'hucre/xlsx';
import { brand } from '#brand/brand.ts';
import type { RequestWithDeliveries } from '#mail/outbox/review.ts';
import { asLines } from '#mail/templates/layout.ts';
import { officeTime } from '#mail/templates/office-time.ts';
import { type DescribedProcess, describeProcess, processRows } from '#mail/templates/process.ts';
import { mailedFields } from '#request/demo-fields.ts';
import { reference } from '#request/reference.ts';
import { arrivalFields } from '#request/visit-source.ts';

/**
 * The table of all requests, one row each: as CSV for programs and as an Excel workbook for people, with the same
 * columns.
 *
 *     await writeFile('requests.csv', tableWriters['.csv'](listRequests(database), siteUrl));
 */
type TableWriter = (
  requests: AsyncIterable<RequestWithDeliveries>,
  siteUrl: string,
) => AsyncIterable<string | Uint8Array>;

type Exported = RequestWithDeliveries & { process: DescribedProcess | undefined };

type Column = {
  /** In CSV; answers are named as in the JSON, so that a field may have the name of another column. */
  name: string;
  cell(request: Exported): string;
  /** In the workbook, where that differs from `name` and `cell`. */
  heading?: string;
  shown?: (request: Exported) => string;
  /** In characters; 16 unless set. */
  width?: number;
};

const columns: readonly Column[] = [
  { name: 'reference', cell: ({ id }) => reference(id) },
  {
    name: 'received',
    cell: ({ receivedAt }) => new Date(receivedAt).toISOString(),
    heading: `Received (${brand.calendar.timeZone})`,
    shown: ({ receivedAt }) => officeTime(receivedAt),
    width: 24,
  },
  { name: 'state', cell: ({ state }) => state },
  { name: 'check', cell: ({ suspicion }) => suspicion ?? '' },
  ...mailedFields.map(
    ({ name, mailLabel }): Column => ({
      name: `fields.${name}`,
      cell: ({ fields }) => fields[name] ?? '',
      heading: mailLabel,
      width: 24,
    }),
  ),
  {
    name: 'corrects',
    cell: ({ context: { corrects } }) => (corrects ? reference(corrects) : ''),
  },
  ...(['first', 'last'] as const).flatMap((visit) =>
    arrivalFields.map(
      (field): Column => ({
        name: `${visit}_${field}`,
        cell: ({ context }) => context.visits?.[visit]?.[field] ?? '',
      }),
    ),
  ),
  { name: 'process', cell: ({ process }) => asLines(processRows(process)), width: 60 },
  { name: 'process_link', cell: ({ process }) => process?.url ?? '' },
  {
    name: 'deliveries',
    cell: ({ deliveries }) => deliveries.map(({ kind, state }) => `${kind} ${state}`).join('; '),
    width: 48,
  },
];

/** How each kind of file is written, by the ending of its name. */
export const tableWriters: Record<string, TableWriter> = { '.xlsx': xlsx, '.csv': csv };

/**
 * RFC 4180, in UTF-8, with every answer exactly as it was typed, except that an apostrophe leads what a spreadsheet could
 * run as a formula, as OWASP advises: visitors choose these texts.
 */
async function* csv(requests: AsyncIterable<RequestWithDeliveries>, siteUrl: string) {
  yield csvRow(columns.map(({ name }) => name));
  for await (const request of exported(requests, siteUrl)) {
    yield csvRow(columns.map(({ cell }) => cell(request)));
  }
}

function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

// Also after a semicolon or line break: spreadsheets in much of Europe start a new cell there. The plus of a phone number
// is a plus.
const formula =
  /(^|[;\n]["']*)(?=\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])(?!\s*\+\d[\d ()./-]*(?:(?:ext|x)\.? ?\d+)?(?:[;\n]|$))/gi;

function quoted(value: string): string {
  return `"${value.replaceAll(formula, "$1'").replaceAll('"', '""')}"`;
}

/**
 * A workbook of one sheet whose cells are all text, so that no spreadsheet makes a number of `07912345678`, a date of
 * `1-10`, or a formula of anything. Memory doesn't grow with the number of rows.
 */
function xlsx(requests: AsyncIterable<RequestWithDeliveries>, siteUrl: string) {
  const rows = async function* () {
    for await (const request of exported(requests, siteUrl)) {
      yield columns.map(({ cell, shown = cell }) => shown(request) || null);
    }
  };
  return writeXlsxStream(rows(), {
    name: 'Requests',
    // `@` keeps a cell text after somebody has edited it.
    columns: columns.map(({ name, heading = headingOf(name), width = 16 }) => ({
      header: heading,
      width,
      numFmt: '@',
    })),
    freezePane: { rows: 1 },
  });
}

/** `Process link` for `process_link`. */
function headingOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;
}

async function* exported(requests: AsyncIterable<RequestWithDeliveries>, siteUrl: string) {
  for await (const request of requests) {
    const process = await describeProcess(request, siteUrl);
    yield { ...request, process };
  }
}
