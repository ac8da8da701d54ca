import type { WebhookSettings } from '#mail/delivery/webhook-channel.ts';
import { secretBytes } from '#mail/delivery/webhook-signature.ts';
import { isLoopbackHost } from '#mail/http/addresses.ts';
import { ConfigError } from './config-error.ts';

/** A URL: https, or http on this machine; returned in ASCII. It may hold a secret, so no message repeats it. */
export function webhookUrl(url: string): string {
  const { protocol, hostname, username, href } = URL.parse(url) ?? new URL('x:');
  const safe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  if (safe && username === '') return href;
  throw new ConfigError(
    'WEBHOOK_URL must list URLs that begin with https:// (http:// on loopback only) and hold no user name',
  );
}

/** @throws ConfigError if signed JSON is chosen without a usable secret */
export function webhookSettings(
  urls: readonly string[],
  format: string,
  secret: string | undefined,
): WebhookSettings {
  if (format !== 'json' && format !== 'slack' && format !== 'teams' && format !== 'google-chat') {
    throw new ConfigError('WEBHOOK_FORMAT must be json, slack, teams or google-chat');
  }
  if (secret !== undefined && !secretBytes(secret)) {
    throw new ConfigError('WEBHOOK_SECRET must be whsec_ followed by 24 to 64 bytes in base64');
  }
  if (urls.length > 0 && format === 'json' && secret === undefined) {
    throw new ConfigError(
      'WEBHOOK_SECRET must be set where WEBHOOK_FORMAT is json: "whsec_" and the output of `openssl rand -base64 32`',
    );
  }
  return { format, secret: format === 'json' ? secret : undefined };
}

/** An https URL, returned in ASCII, since it is sent in a header. */
export function bookingUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed?.protocol === 'https:') return parsed.href;
  throw new ConfigError('BOOKING_URL must be a URL that begins with https://');
}
