import type { WebhookSettings } from '#mail/delivery/webhook-channel.ts';
import { secretBytes } from '#mail/delivery/webhook-signature.ts';
import { isLoopbackHost } from '#mail/http/addresses.ts';
import { ConfigError } from './config-error.ts';

/** Comma-separated URLs: https, or http on this machine. A URL may hold a secret, so no message repeats it. */
export function webhookUrls(text: string): string[] {
  const urls = text.split(',').flatMap((item) => item.trim() || []);
  for (const url of urls) {
    const { protocol, hostname, username } = URL.canParse(url) ? new URL(url) : new URL('x:');
    const safe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
    if (!safe || username !== '') {
      throw new ConfigError(
        'WEBHOOK_URL must list URLs that begin with https:// (http:// on loopback only) and hold no user name',
      );
    }
  }
  return urls;
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

export function bookingUrl(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && new URL(url).protocol === 'https:')) return url;
  throw new ConfigError('BOOKING_URL must be a URL that begins with https://');
}
