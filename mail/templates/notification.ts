import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { mailedFields } from '#request/demo-fields.ts';
import { reference } from '#request/reference.ts';
import { type DemoRequest, websiteNotProvided } from '#request/schema.ts';
import { isolated } from './bidi.ts';
import { layOut, type MailPart, type MailRow, type MailText } from './layout.ts';
import { officeTime, promisedContact } from './office-time.ts';
import { type DescribedProcess, describeProcess, workingHours } from './process.ts';
import { withAscii, withUnicodeDomain, withUnicodeHost } from './unicode-domain.ts';
import { describeVisits } from './visit-source.ts';

type Sender = Pick<MailConfig, 'siteUrl' | 'salesEmails'>;

/** The mail to sales: who answers by when, every field of the request, and the process that came with it. */
export async function notification(
  request: StoredRequest,
  { siteUrl, salesEmails }: Sender,
): Promise<MailText> {
  const { corrects, isAddition } = request.context;
  const process = await describeProcess(request, siteUrl);
  const heading =
    corrects && isAddition
      ? `Process added to ${reference(corrects)}`
      : `Call by ${promisedContact(request)}`;
  const owner = { label: 'Owner', value: ownerOf(salesEmails) };
  const answers: MailPart = { kind: 'rows', rows: [owner, ...factRows(request)] };
  const drawn = process ? processParts(process) : [];
  const title: MailPart[] = process ? [{ kind: 'subheading', text: 'The visitor’s process' }] : [];
  return layOut(subjectOf(request), [
    { kind: 'heading', text: heading },
    ...(isAddition ? [...drawn, answers] : [answers, ...title, ...drawn]),
    { kind: 'note', text: 'Reply to this email to write to the visitor.' },
  ]);
}

/** Who answers the request: the person whom the brand names, else everybody who got the mail. */
function ownerOf(salesEmails: readonly string[]): string {
  const contact: { name: string; role: string } | undefined = brand.proof.contact;
  if (contact) return `${contact.name}, ${contact.role}`;
  const addresses = salesEmails.join(', ');
  return salesEmails.length > 1 ? `${addresses}. Agree who calls.` : addresses;
}

/** Words of the link that opens the visitor's process. */
export const openProcess = 'Open the process';

function processParts({ summary, steps, delay, url }: DescribedProcess): MailPart[] {
  return [
    { kind: 'paragraph', text: summary },
    { kind: 'list', items: steps },
    ...(delay ? [{ kind: 'paragraph' as const, text: `The visitor tried a delay. ${delay}` }] : []),
    { kind: 'paragraph', text: `Working hours: ${workingHours}.` },
    { kind: 'link', text: openProcess, href: url },
  ];
}

/**
 * A request in one line for sales. What stands in brackets is left out by mail programs that sort by subject (RFC 5256,
 * section 2.1); `[check]` marks a weak sign of spam.
 */
export function subjectOf({ fields, suspicion, context }: StoredRequest): string {
  const marks = [
    suspicion !== undefined && '[check] ',
    context.corrects && (context.isAddition ? '[addition] ' : '[correction] '),
  ];
  const company = isolated(fields.companyName);
  return `${marks.filter(Boolean).join('')}Demo request: ${company} (${fields.employees} employees)`;
}

/** Everything that sales see of a request, but for its process. */
export function requestRows(request: StoredRequest): MailRow[] {
  const due = { label: 'Call by', value: promisedContact(request) };
  return [...(request.context.isAddition ? [] : [due]), ...factRows(request)];
}

function factRows(request: StoredRequest): MailRow[] {
  const { id, receivedAt, suspicion, fields, context } = request;
  const { corrects, isAddition, visits } = context;
  const earlier = corrects && {
    label: isAddition ? 'Adds to' : 'Corrects',
    value: reference(corrects),
  };
  return [
    ...(suspicion === undefined
      ? []
      : [{ label: 'Check', value: `${suspicion}. The visitor was sent no confirmation.` }]),
    ...(earlier ? [earlier] : []),
    ...answerRows(fields),
    { label: 'Received', value: `${officeTime(receivedAt)} (${brand.calendar.timeZone})` },
    { label: 'Reference', value: reference(id) },
    ...(visits ? describeVisits(visits) : []),
  ];
}

/** A row for each answer. A field without one, or added after the request came in, has none. */
function answerRows(fields: DemoRequest): MailRow[] {
  return mailedFields.flatMap(({ name, type, mailLabel: label }) => {
    const value = fields[name];
    if (!value) return name === 'website' ? [{ label, value: websiteNotProvided }] : [];
    if (type === 'tel') {
      const number = dialed(value);
      return [number ? { label, value, href: `tel:${number}` } : { label, value }];
    }
    if (type === 'email') {
      const href = `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
      return [{ label, value: withAscii(withUnicodeDomain(value), value), href }];
    }
    const isLink = type === 'url' && /^https?:/i.test(value);
    const shown = withAscii(withUnicodeHost(value), value);
    return [isLink ? { label, value: shown, href: value } : { label, value }];
  });
}

/**
 * The number to dial: without the `(0)` of `+44 (0)20`, which is not dialed from abroad, and without an extension.
 * Undefined for what is no number, or more than one.
 */
function dialed(phone: string): string | undefined {
  const plain = phone.normalize('NFKC').replace(/^((?:\+|00)\d+ ?)\(0\)/, '$1');
  const [found = ''] = /^(?:tel:)?\+?[\d ()./-]+(?= *(?:$|[;,#x]|ext))/i.exec(plain) ?? [];
  const number = found.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? number : undefined;
}
