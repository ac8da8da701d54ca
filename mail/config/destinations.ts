import type { Destination } from '#mail/outbox/types.ts';
import type { Config } from './config.ts';

/** Where each new request goes, as configured. */
export function destinationsOf({
  salesEmails,
  webhookUrls,
}: Pick<Config, 'salesEmails' | 'webhookUrls'>): Destination[] {
  return [
    ...salesEmails.map((destination) => ({ kind: 'notification' as const, destination })),
    ...webhookUrls.map((destination) => ({ kind: 'webhook' as const, destination })),
  ];
}
