import type { Destination } from '#mail/outbox/types.ts';
import type { Config } from './config.ts';

/** Where each new request goes, as configured. */
export function destinationsOf({ salesEmail }: Pick<Config, 'salesEmail'>): Destination[] {
  return [{ kind: 'notification', destination: salesEmail }];
}
