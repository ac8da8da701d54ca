import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import type { Process } from '#request/process/process.ts';
import { reference } from '#request/reference.ts';
import { layOut, type MailRow, type MailText } from './layout.ts';
import { promisedContact } from './office-time.ts';
import { withUnicodeDomain } from './unicode-domain.ts';
import { quotable, quotableCompany } from './wording-filter.ts';

type Site = Pick<MailConfig, 'siteUrl' | 'bookingUrl'>;

/**
 * The mail to the visitor: the thank-you, the day by which they hear from us, what was sent, and where to read on.
 * Everybody gets the same wording. It quotes only those of the visitor's words that cannot be misused to write to a
 * stranger.
 */
export function acknowledgement(request: StoredRequest, { siteUrl, bookingUrl }: Site): MailText {
  const name = quotable(request.fields.name);
  const docs = {
    text: `Read how a process runs in ${brand.name}`,
    href: `${siteUrl}${brand.docsPath}`,
  };
  return layOut(`Your ${brand.name} demo request`, [
    { kind: 'letterhead' },
    { kind: 'heading', text: name ? `Thank you, ${name}` : 'Thank you' },
    { kind: 'paragraph', text: whatWeReceived(request) },
    { kind: 'rows', rows: summaryRows(request) },
    ...(bookingUrl
      ? [
          { kind: 'button' as const, text: 'Pick a time now', href: bookingUrl },
          { kind: 'link' as const, ...docs },
        ]
      : [{ kind: 'button' as const, ...docs }]),
    {
      kind: 'paragraph',
      text: 'Reply to this email if you have a question or want to change something.',
    },
    {
      kind: 'note',
      text: `You received this email because someone entered your address in the demo form on ${new URL(siteUrl).host}. If it wasn't you, send the reference to ${brand.privacyEmail} and we'll erase the request.`,
    },
  ]);
}

function whatWeReceived(request: StoredRequest): string {
  const { corrects, isAddition } = request.context;
  if (corrects && isAddition) {
    return `We added your process to your demo request ${reference(corrects)}. The day on which we contact you stays the same.`;
  }
  const received = corrects
    ? `We received your corrected demo request. It replaces ${reference(corrects)}.`
    : 'We received your demo request.';
  return `${received} A member of the ${brand.name} team will contact you within 1-2 business days, by ${promisedContact(request)}.`;
}

function summaryRows({ id, fields, context: { process, delay } }: StoredRequest): MailRow[] {
  const company = quotableCompany(fields.companyName, fields.email);
  const phone = phoneEnding(fields.phoneNumber);
  const contact = [plainAddress(fields.email), phone].filter(Boolean).join(', ');
  return [
    { label: 'Reference', value: reference(id) },
    ...(company ? [{ label: 'Company', value: company }] : []),
    { label: 'Employees', value: fields.employees },
    ...(contact ? [{ label: 'Contact', value: contact }] : []),
    ...(process ? [{ label: 'Attached', value: attached(process, delay !== undefined) }] : []),
    {
      label: 'Have ready',
      value: process
        ? 'Which step is late most often, and why.'
        : 'The steps as they run today, who does each one and which one is late most often.',
    },
  ];
}

function attached({ steps }: Process, withDelay: boolean): string {
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return `The process that you drew, ${count}${withDelay ? ', with the delay that you tried' : ''}`;
}

/** Undefined for an address with a tag (`+…`) or a long local part, which could carry a message to a stranger. */
function plainAddress(email: string): string | undefined {
  return /^[\w.-]{1,30}@/.test(email) ? withUnicodeDomain(email) : undefined;
}

/** Recognizable to the visitor, and no number to call for anyone else. */
function phoneEnding(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  const plain = /^[0-9+()./ -]{10,25}$/.test(phoneNumber) && digits.length >= 4;
  return plain ? `phone number ending in ${digits.slice(-4)}` : undefined;
}
