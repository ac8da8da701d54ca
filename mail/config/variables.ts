/**
 * Every environment variable that the process reads, once. `config.ts` reads no other, and the table in the README
 * is printed from here.
 */
export type Variable = {
  /** What stands in the table: how to write it, with units. */
  format: string;
  /** What holds when it is not set; empty where that is explained in `purpose`. */
  fallback: string;
  purpose: string;
  /** Secrets may also come from a file named by `<NAME>_FILE`. */
  secret?: true;
};

export const variables = {
  PORT: { format: '0–65535', fallback: '3000', purpose: 'Port to listen on; 0 takes a free one.' },
  HOST: {
    format: 'address',
    fallback: '127.0.0.1',
    purpose: 'Address to listen on; a container needs 0.0.0.0.',
  },
  SITE_URL: {
    format: 'http(s) origin',
    fallback: 'the brand’s',
    purpose: 'Public origin of the site, for links in mails and for the Origin check.',
  },
  HSTS_PRELOAD: {
    format: 'on or off',
    fallback: 'off',
    purpose: 'Consents to the browsers’ list of domains that are asked by HTTPS only (operations).',
  },
  DATA_DIR: {
    format: 'directory',
    fallback: 'data',
    purpose: 'Where the embedded database and, without SMTP_URL, the mails are kept.',
  },
  DATABASE_URL: {
    format: 'postgres://…',
    fallback: '',
    purpose: 'PostgreSQL for several instances sharing one outbox; without it SQLite in DATA_DIR.',
    secret: true,
  },
  SMTP_URL: {
    format: 'smtp(s)://user:password@host:port',
    fallback: '',
    purpose: 'Mail server; without it mails are written as .eml files to DATA_DIR/mail.',
    secret: true,
  },
  SMTP_CA_FILE: {
    format: 'PEM file',
    fallback: '',
    purpose: 'Certificates of a private authority that signed the mail server’s certificate.',
  },
  SALES_EMAIL: {
    format: 'addresses, comma-separated',
    fallback: 'the brand’s',
    purpose: 'Who gets the demo requests, one mail each.',
  },
  WEBHOOK_URL: {
    format: 'https URLs, comma-separated',
    fallback: '',
    purpose: 'Where each new request is posted to (docs/webhooks.md); http on loopback only.',
    secret: true,
  },
  WEBHOOK_FORMAT: {
    format: 'json, slack, teams or google-chat',
    fallback: 'json',
    purpose: 'What is posted: signed JSON for programs, or a message that people read.',
  },
  WEBHOOK_SECRET: {
    format: 'whsec_ and 24–64 bytes in base64',
    fallback: '',
    purpose: 'Signs webhooks in the format json, which needs it.',
    secret: true,
  },
  BOOKING_URL: {
    format: 'https URL',
    fallback: '',
    purpose: 'Calendar where a visitor can pick a time; a link in the acknowledgement.',
  },
  MAIL_FROM: {
    format: 'one address',
    fallback: 'no-reply@ the host of SITE_URL',
    purpose: 'Sender of both mails; must be of a domain that may send through SMTP_URL.',
  },
  DKIM_KEY_FILE: {
    format: 'PEM file',
    fallback: '',
    purpose: 'Private key that signs mails for the domain of MAIL_FROM.',
  },
  DKIM_SELECTOR: {
    format: 'DNS label',
    fallback: 'mail',
    purpose: 'Selector under which the public key is published.',
  },
  ALLOWED_ORIGINS: {
    format: 'origins, comma-separated',
    fallback: '',
    purpose: 'Other sites whose pages may call the API; the own origin always may.',
  },
  TRUSTED_PROXIES: {
    format: 'addresses or CIDR ranges, comma-separated',
    fallback: '',
    purpose: 'Reverse proxies whose X-Forwarded-For is believed.',
  },
  RATE_LIMIT: {
    format: 'on, off, or requests a minute',
    fallback: 'on (20)',
    purpose:
      'Requests that one client may send in a minute; ten times as many by all together are a flood.',
  },
  RETENTION_DAYS: {
    format: '1–3650',
    fallback: '365',
    purpose: 'Requests and their mails are erased after so many days.',
  },
  METRICS_TOKEN: {
    format: 'at least 16 characters',
    fallback: '',
    purpose: 'Bearer token for GET /metrics from elsewhere than loopback.',
    secret: true,
  },
  LOG_FORMAT: {
    format: 'json or text',
    fallback: 'json in production, else text',
    purpose: 'One JSON object a line, or one readable line.',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
