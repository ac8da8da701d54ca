import type { SendMailOptions } from 'nodemailer';
import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import type { ClaimedDelivery } from '#mail/outbox/types.ts';
import { acknowledgement } from '#mail/templates/acknowledgement.ts';
import { notification } from '#mail/templates/notification.ts';
import type { Transport } from './transport.ts';
import type { Channel } from './worker.ts';

export type Sender = Pick<MailConfig, 'mailFrom' | 'salesEmails' | 'siteUrl' | 'bookingUrl'>;

/** The mails to sales and to visitors. */
export function mailChannel(transport: Transport, sender: Sender): Channel {
  return {
    noun: 'mail',
    kinds: ['notification', 'acknowledgement'],
    send: async (delivery, signal) => transport.send(await compose(delivery, sender), signal),
    hostOf: () => transport.target,
    close: () => transport.close(),
  };
}

/**
 * The message of a claimed mail, the same at every attempt: the Message-ID comes from the row, so mailboxes recognize a
 * second copy after a crash. Addresses are always objects, which Nodemailer never splits at a comma; the address of
 * sales comes from the configuration only.
 */
export async function compose(mail: ClaimedDelivery, sender: Sender): Promise<SendMailOptions> {
  const { id, fields, context } = mail.request;
  const visitor = { name: fields.name, address: fields.email };
  const shared = commonFields(mail.id.toLowerCase(), new Date(mail.createdAt), sender);
  if (mail.kind === 'notification') {
    return {
      ...shared,
      ...(await notification(mail.request, sender)),
      to: { name: '', address: mail.destination ?? '' },
      ...(context.corrects && inThreadOf(mail.id.replace(id, context.corrects), sender)),
      replyTo: visitor,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
  return {
    ...shared,
    ...acknowledgement(mail.request, sender),
    to: { name: '', address: fields.email },
    replyTo: sender.salesEmails.map((address) => ({ name: brand.name, address })),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Shows the mail in one thread with the one about the request that this one corrects or adds to. */
function inThreadOf(deliveryId: string, sender: Sender): SendMailOptions {
  const messageId = messageIdOf(deliveryId.toLowerCase(), sender);
  return { inReplyTo: messageId, references: messageId };
}

function messageIdOf(id: string, { mailFrom }: Sender): string {
  return `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}

/** What all mails share. `id` names the mail within the sender's domain. */
export function commonFields(id: string, date: Date, sender: Sender): SendMailOptions {
  return {
    messageId: messageIdOf(id, sender),
    date,
    from: { name: brand.name, address: sender.mailFrom },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
