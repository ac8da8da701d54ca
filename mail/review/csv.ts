import type { RequestWithMails } from '#mail/outbox/review.ts';
import { furtherRows } from '#mail/templates/further-rows.ts';
import { reference } from '#mail/templates/reference.ts';
import { describeVisitSource } from '#mail/visit-source.ts';

const columns: Record<string, (request: RequestWithMails) => string> = {
  reference: ({ id }) => reference(id),
  received: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  state: ({ state }) => state,
  name: ({ name }) => name,
  company: ({ companyName }) => companyName,
  website: ({ website }) => website,
  phone: ({ phoneNumber }) => phoneNumber,
  email: ({ email }) => email,
  employees: ({ employees }) => employees,
  further: (request) =>
    furtherRows(request)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('; '),
  source: ({ source }) =>
    describeVisitSource(source)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('; '),
  mails: ({ mails }) => mails.map(({ kind, state }) => `${kind} ${state}`).join('; '),
};

/**
 * The requests as RFC 4180 CSV with a byte order mark, which makes spreadsheets read UTF-8. A cell that a spreadsheet
 * would take for a formula is led by an apostrophe, as OWASP advises: visitors choose these texts.
 */
export function csv(requests: readonly RequestWithMails[]): string {
  const rows = [
    Object.keys(columns),
    ...requests.map((request) => Object.values(columns).map((column) => column(request))),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}`;
}

function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
