import type { Destination } from './outbox/types.ts';

/** What the mail service has to be told. The server reads it from the environment (server/config/variables.ts). */
export type MailConfig = Readonly<{
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Other origins whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** Where SQLite and, without `smtpUrl`, the mails are kept. */
  dataDir: string;
  /** PostgreSQL, instead of SQLite. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  dkim: { privateKey: string; keySelector: string; domainName: string } | undefined;
  salesEmails: readonly string[];
  /** Where each new request goes. */
  destinations: readonly Destination[];
  /** `secret` signs; only `json` is signed. */
  webhook: {
    format: 'json' | 'slack' | 'teams' | 'google-chat';
    secret: Buffer<ArrayBuffer> | undefined;
  };
  /** Where a visitor can pick a time. */
  bookingUrl: string | undefined;
  /** Requests a client may send in a minute; undefined is no limit. */
  rateLimit: number | undefined;
  retentionDays: number;
  isProduction: boolean;
}>;
