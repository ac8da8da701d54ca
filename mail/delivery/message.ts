import type { SendMailOptions } from 'nodemailer';
import { brand } from '#brand/brand.ts';
import type { Config } from '#mail/config/config.ts';
import type { ClaimedDelivery } from '#mail/outbox/types.ts';
import { acknowledgement } from '#mail/templates/acknowledgement.ts';
import { notification } from '#mail/templates/notification.ts';
import type { Transport } from './transport.ts';
import type { Channel } from './worker.ts';

export type Sender = Pick<Config, 'mailFrom' | 'salesEmails' | 'siteUrl' | 'bookingUrl'>;

/** The mails to sales and to visitors. */
export function mailChannel(transport: Transport, sender: Sender): Channel {
  return {
    noun: 'mail',
    kinds: ['notification', 'acknowledgement'],
    send: (delivery, signal) => transport.send(compose(delivery, sender), signal),
    hostOf: () => transport.target,
    close: () => transport.close(),
  };
}

/**
 * The message of a claimed mail, the same at every attempt: the Message-ID comes from the row, so mailboxes recognize a
 * second copy after a crash. Addresses are always objects, which Nodemailer never splits at a comma; the address of
 * sales comes from the configuration only.
 */
export function compose(mail: ClaimedDelivery, sender: Sender): SendMailOptions {
  const visitor = { name: mail.request.name, address: mail.request.email };
  const shared = envelopeOf(mail.id.toLowerCase(), new Date(mail.createdAt), sender);
  if (mail.kind === 'notification') {
    return {
      ...shared,
      ...notification(mail.request, sender),
      to: { name: '', address: mail.destination ?? '' },
      replyTo: visitor,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
  return {
    ...shared,
    ...acknowledgement(mail.request, sender),
    to: { name: '', address: mail.request.email },
    replyTo: sender.salesEmails.map((address) => ({ name: brand.name, address })),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** What all mails share. `id` names the mail within the sender's domain. */
export function envelopeOf(id: string, date: Date, { mailFrom }: Sender): SendMailOptions {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${domain}>`,
    date,
    from: { name: brand.name, address: mailFrom },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
