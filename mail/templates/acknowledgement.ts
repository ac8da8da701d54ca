import { brand } from '#app/brand.ts';
import type { StoredRequest } from '#mail/outbox/types.ts';
import { layOut, type Row } from './layout.ts';
import type { MailText } from './notification.ts';
import { reference } from './reference.ts';
import { quotable, quotableCompany } from './wording-filter.ts';

/**
 * The mail to the visitor: the thank-you, what was sent, and where to read on. The wording is ours; of the visitor's
 * own words only those stand in it that no one could misuse to write to a stranger.
 */
export function acknowledgement(request: StoredRequest, siteUrl: string): MailText {
  const name = quotable(request.name);
  const company = quotableCompany(request.companyName, request.email);
  // Its end is enough for who typed it, and nothing to call for who did not.
  const ending = /^[0-9+()./ -]{10,25}$/.test(request.phoneNumber)
    ? request.phoneNumber.replaceAll(/\D/g, '').slice(-4)
    : '';
  const phone = ending.length === 4 ? `phone number ending in ${ending}` : undefined;
  const rows: Row[] = [
    ...(company ? [{ label: 'Company', value: company }] : []),
    { label: 'Employees', value: request.employees },
    { label: 'Contact', value: [name, request.email, phone].filter(Boolean).join(', ') },
    { label: 'Reference', value: reference(request.id) },
  ];
  const subject = `We have your ${brand.name} demo request`;
  return {
    subject,
    ...layOut(subject, [
      { kind: 'heading', text: name ? `Thank you, ${name}` : 'Thank you' },
      {
        kind: 'paragraph',
        text: `Your demo request has reached the ${brand.name} team. Somebody will contact you within 1-2 business days.`,
      },
      { kind: 'rows', rows },
      { kind: 'paragraph', text: 'Until then, read how a flow is built, step by step:' },
      {
        kind: 'button',
        text: 'See how FMS works',
        href: `${siteUrl}${brand.docsPath}`,
      },
      {
        kind: 'note',
        text: `You get this mail because somebody gave this address in the demo form of ${new URL(siteUrl).host}. If it was not you, write to ${brand.privacyEmail} with the reference, and we erase it.`,
      },
    ]),
  };
}
