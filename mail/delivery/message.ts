import type { SendMailOptions } from 'nodemailer';
import { brand } from '#app/brand.ts';
import type { Config } from '#mail/config/config.ts';
import type { ClaimedDelivery } from '#mail/outbox/types.ts';
import { acknowledgement } from '#mail/templates/acknowledgement.ts';
import { notification } from '#mail/templates/notification.ts';

export type Sender = Pick<Config, 'mailFrom' | 'salesEmail' | 'siteUrl'>;

/**
 * The message of a claimed mail, the same at every attempt: its Message-ID comes from the row, so that a second copy
 * after a crash is recognised. Addresses are always objects, which Nodemailer never splits at a comma, and sales'
 * address comes from configuration only.
 */
export function compose(mail: ClaimedDelivery, sender: Sender): SendMailOptions {
  const domain = sender.mailFrom.slice(sender.mailFrom.lastIndexOf('@') + 1);
  const visitor = { name: mail.request.name, address: mail.request.email };
  const shared = {
    messageId: `<${mail.id.toLowerCase()}@${domain}>`,
    date: new Date(mail.createdAt),
    from: { name: brand.name, address: sender.mailFrom },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (mail.kind === 'notification') {
    return {
      ...shared,
      ...notification(mail.request),
      to: { name: '', address: mail.destination ?? sender.salesEmail },
      replyTo: visitor,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
  return {
    ...shared,
    ...acknowledgement(mail.request, sender.siteUrl),
    to: { name: '', address: mail.request.email },
    replyTo: { name: brand.name, address: sender.salesEmail },
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
