import { websiteNotProvided } from '#app/demo-request/schema.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { describeVisitSource } from '#mail/submission/visit-source.ts';
import { furtherRows } from './further-rows.ts';
import { layOut, type Row } from './layout.ts';
import { reference } from './reference.ts';

export type MailText = { subject: string; text: string; html: string };

/** The mail to sales: every field of the request, and how to answer. */
export function notification(request: StoredRequest): MailText {
  const subject = `Demo request: ${request.companyName} (${request.employees} employees)`;
  const rows: Row[] = [
    { label: 'Name', value: request.name },
    { label: 'Company', value: request.companyName },
    request.website
      ? { label: 'Website', value: readWebsite(request.website), href: request.website }
      : { label: 'Website', value: websiteNotProvided },
    { label: 'Phone', value: request.phoneNumber, href: telephone(request.phoneNumber) },
    { label: 'E-mail', value: request.email, href: `mailto:${encodeURIComponent(request.email)}` },
    { label: 'Employees', value: request.employees },
    ...furtherRows(request),
    { label: 'Received', value: `${new Date(request.receivedAt).toUTCString()}` },
    { label: 'Reference', value: reference(request.id) },
    ...describeVisitSource(request.source),
  ];
  return {
    subject,
    ...layOut(subject, [
      { kind: 'heading', text: 'New demo request' },
      { kind: 'rows', rows },
      { kind: 'note', text: 'Reply to this mail to write to the visitor.' },
    ]),
  };
}

/** With the host as it is looked up, where letters of another script may look like ours. */
function readWebsite(website: string): string {
  const { host } = new URL(website);
  return /^[\x20-\x7e]*$/.test(website) ? website : `${website} (${host})`;
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^0-9+]/g, '')}`;
}
