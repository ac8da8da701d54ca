import { brand } from '#app/brand.ts';
import {
  addressRange,
  dnsLabel,
  integer,
  listOf,
  mailbox,
  nonEmpty,
  oneOf,
  onOrOff,
  origin,
  type Parse,
  rateLimit,
  secretText,
  secretUrl,
  text,
} from './parsers.ts';
import { longestDrainSeconds } from './stopping.ts';
import { bookingUrl, webhookUrls } from './webhooks.ts';

/** An environment variable: how it is read, and its row in the README. */
export type Variable<T> = {
  /** How to write it, with units. */
  format: string;
  /** The text used when it is not set. */
  default?: string;
  /** What the README says instead of the default, for one that depends on something else. */
  defaultShown?: string;
  purpose: string;
  parse: Parse<T>;
  /** Secrets may also come from a file named by `<NAME>_FILE`. */
  secret?: true;
};

const usualRate = 20;

/** Every environment variable that the process reads, once. Parsing, defaults and the README's table follow from it. */
const table = {
  PORT: {
    format: '0–65535',
    default: '3000',
    purpose: 'Port to listen on; 0 takes a free one.',
    parse: integer(0, 65_535),
  },
  HOST: {
    format: 'address',
    default: '127.0.0.1',
    purpose: 'Address to listen on; a container needs 0.0.0.0.',
    parse: text,
  },
  SITE_URL: {
    format: 'http(s) origin',
    default: brand.siteUrl,
    defaultShown: 'the brand’s',
    purpose:
      'Public origin of the site: canonical links, sitemap, shared cards, links in mails, and the Origin check. One build serves any.',
    parse: origin,
  },
  HSTS_SUBDOMAINS: {
    format: 'on or off',
    default: 'off',
    purpose: 'Whether browsers must use HTTPS for every subdomain too.',
    parse: onOrOff,
  },
  HSTS_PRELOAD: {
    format: 'on or off',
    default: 'off',
    purpose:
      'Consents to the browsers’ list of domains that are asked by HTTPS only (operations); includes subdomains.',
    parse: onOrOff,
  },
  DATA_DIR: {
    format: 'directory',
    default: 'data',
    purpose: 'Where the embedded database and, without SMTP_URL, the mails are kept.',
    parse: text,
  },
  DATABASE_URL: {
    format: 'postgres://…',
    purpose: 'PostgreSQL for several instances sharing one outbox; without it SQLite in DATA_DIR.',
    parse: secretUrl('postgres:', 'postgresql:'),
    secret: true,
  },
  SMTP_URL: {
    format: 'smtp(s)://user:password@host:port',
    purpose: 'Mail server; without it mails are written as .eml files to DATA_DIR/mail.',
    parse: secretUrl('smtp:', 'smtps:'),
    secret: true,
  },
  SMTP_CA_FILE: {
    format: 'PEM file',
    purpose: 'Certificates of a private authority that signed the mail server’s certificate.',
    parse: text,
  },
  SALES_EMAIL: {
    format: 'addresses, comma-separated',
    default: brand.salesEmail,
    defaultShown: 'the brand’s',
    purpose: 'Who gets the demo requests, one mail each.',
    parse: nonEmpty(listOf(mailbox)),
  },
  WEBHOOK_URL: {
    format: 'https URLs, comma-separated',
    default: '',
    purpose: 'Where each new request is posted to (docs/webhooks.md); http on loopback only.',
    parse: webhookUrls,
    secret: true,
  },
  WEBHOOK_FORMAT: {
    format: 'json, slack, teams or google-chat',
    default: 'json',
    purpose: 'What is posted: signed JSON for programs, or a message that people read.',
    parse: text,
  },
  WEBHOOK_SECRET: {
    format: 'whsec_ and 24–64 bytes in base64',
    purpose: 'Signs webhooks in the format json, which needs it.',
    parse: text,
    secret: true,
  },
  BOOKING_URL: {
    format: 'https URL',
    purpose:
      'Calendar where a visitor can pick a time: a link in Thank You and in the acknowledgement.',
    parse: bookingUrl,
  },
  MAIL_FROM: {
    format: 'one address',
    defaultShown: 'no-reply@ the host of SITE_URL',
    purpose: 'Sender of both mails; must be of a domain that may send through SMTP_URL.',
    parse: mailbox,
  },
  DKIM_KEY_FILE: {
    format: 'PEM file',
    purpose: 'Private key that signs mails for the domain of MAIL_FROM.',
    parse: text,
  },
  DKIM_SELECTOR: {
    format: 'DNS label',
    default: 'mail',
    purpose: 'Selector under which the public key is published.',
    parse: dnsLabel,
  },
  ALLOWED_ORIGINS: {
    format: 'origins, comma-separated',
    default: '',
    purpose: 'Other sites whose pages may call the API; the own origin always may.',
    parse: listOf(origin),
  },
  TRUSTED_PROXIES: {
    format: 'addresses or CIDR ranges, comma-separated',
    default: '',
    purpose: 'Reverse proxies whose X-Forwarded-For is believed.',
    parse: listOf(addressRange),
  },
  RATE_LIMIT: {
    format: 'on, off, or requests a minute',
    default: 'on',
    defaultShown: `on (${usualRate})`,
    purpose:
      'Requests that one client may send in a minute; ten times as many by all together are a flood.',
    parse: rateLimit(usualRate),
  },
  RETENTION_DAYS: {
    format: '1–3650',
    default: '365',
    purpose: 'Requests and their mails are erased after so many days.',
    parse: integer(1, 3650),
  },
  DRAIN_SECONDS: {
    format: `0–${longestDrainSeconds}`,
    default: '1',
    purpose:
      'After SIGTERM, how long new requests are still answered while /readyz says 503; as long as a load balancer takes to notice.',
    parse: integer(0, longestDrainSeconds),
  },
  METRICS_TOKEN: {
    format: 'at least 16 characters',
    purpose: 'Bearer token for GET /metrics from elsewhere than loopback.',
    parse: secretText(16),
    secret: true,
  },
  LOG_FORMAT: {
    format: 'json or text',
    defaultShown: 'json in production, else text',
    purpose: 'One JSON object a line, or one readable line.',
    parse: oneOf('json', 'text'),
  },
} as const satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof table;
type Parsed<Name extends VariableName> = ReturnType<(typeof table)[Name]['parse']>;

/** What a variable is read as: undefined when it is not set and has no default. */
export type VariableValue<Name extends VariableName> =
  | Parsed<Name>
  | ((typeof table)[Name] extends { default: string } ? never : undefined);

export const variables: { readonly [Name in VariableName]: Variable<Parsed<Name>> } = table;
