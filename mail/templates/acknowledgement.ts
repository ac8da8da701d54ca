import { brand } from '#brand/brand.ts';
import type { Config } from '#mail/config/config.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { reference } from '#request/reference.ts';
import { layOut, type MailText, type Row } from './layout.ts';
import { emailInOwnScript } from './own-script.ts';
import { quotable, quotableCompany } from './wording-filter.ts';

/**
 * The mail to the visitor: the thank-you, what was sent, and where to read on. Everybody gets the same wording. It quotes
 * only those of the visitor's words that cannot be misused to write to a stranger.
 */
export function acknowledgement(
  request: StoredRequest,
  { siteUrl, bookingUrl }: Pick<Config, 'siteUrl' | 'bookingUrl'>,
): MailText {
  const { fields } = request;
  const name = quotable(fields.name);
  const company = quotableCompany(fields.companyName, fields.email);
  const phone = phoneEnding(fields.phoneNumber);
  const contact = [name, plainAddress(fields.email), phone].filter(Boolean).join(', ');
  const rows: Row[] = [
    ...(company ? [{ label: 'Company', value: company }] : []),
    { label: 'Employees', value: fields.employees },
    ...(contact ? [{ label: 'Contact', value: contact }] : []),
    { label: 'Reference', value: reference(request.id) },
  ];
  const subject = `Your ${brand.name} demo request`;
  const docs = {
    text: `Read how a process runs in ${brand.name}`,
    href: `${siteUrl}${brand.docsPath}`,
  };
  return layOut(
    subject,
    [
      { kind: 'heading', text: name ? `Thank you, ${name}` : 'Thank you' },
      {
        kind: 'paragraph',
        text: `We received your demo request. A member of the ${brand.name} team will contact you within 1-2 business days.`,
      },
      { kind: 'rows', rows },
      ...(bookingUrl
        ? [
            { kind: 'button' as const, text: 'Pick a time now', href: bookingUrl },
            { kind: 'link' as const, ...docs },
          ]
        : [{ kind: 'button' as const, ...docs }]),
      {
        kind: 'note',
        text: `You received this email because someone entered your address in the demo form on ${new URL(siteUrl).host}. If it wasn't you, send the reference to ${brand.privacyEmail} and we'll erase the request.`,
      },
    ],
    siteUrl,
  );
}

/** Undefined for an address with a tag (`+…`) or a long local part, which could carry a message to a stranger. */
function plainAddress(email: string): string | undefined {
  return /^[\w.-]{1,30}@/.test(email) ? emailInOwnScript(email) : undefined;
}

/** Recognizable to the visitor, and no number to call for anyone else. */
function phoneEnding(phoneNumber: string): string | undefined {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  const plain = /^[0-9+()./ -]{10,25}$/.test(phoneNumber) && digits.length >= 4;
  return plain ? `phone number ending in ${digits.slice(-4)}` : undefined;
}
