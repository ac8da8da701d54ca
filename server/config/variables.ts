import * as v from 'valibot';
import { brand } from '#brand/brand.ts';
import {
  addressRanges,
  bearerToken,
  dnsLabel,
  integer,
  listOf,
  mailbox,
  rateLimit,
  webhookSecret,
  webhookUrl,
} from './schemas.ts';
import { origin, urlOf } from './urls.ts';

/** An environment variable: how it is read, and its row in the documents. */
export type Variable<T> = {
  /** How to write it, with units; also says what is expected where the value is wrong. */
  format: string;
  /** The text used when it is not set. */
  default?: string;
  /** What the documents say instead of the default, for one that depends on something else. */
  defaultShown?: string;
  purpose: string;
  schema: v.GenericSchema<string, T>;
  /** Secrets may also come from a file named by `<NAME>_FILE`; no message repeats one. */
  secret?: true;
};

const usualRate = 20;

/** Every environment variable that the process reads, once. What is read, said of a wrong value, and written in the documents follows from it. */
const table = {
  PORT: {
    format: '0–65535',
    default: '3000',
    purpose: 'Port to listen on; 0 takes a free one.',
    schema: integer(0, 65_535),
  },
  HOST: {
    format: 'address',
    default: '127.0.0.1',
    purpose: 'Address to listen on; a container needs 0.0.0.0.',
    schema: v.string(),
  },
  SITE_URL: {
    format: 'http(s) origin',
    default: brand.siteUrl,
    defaultShown: 'the brand’s',
    purpose:
      'Public origin of the site, for links, mails and the Origin check. One build serves any.',
    schema: origin,
  },
  HSTS: {
    format: 'on, subdomains or preload',
    default: 'on',
    purpose:
      'HTTPS for this host, for every subdomain too, or that with consent to the browsers’ preload list.',
    schema: v.picklist(['on', 'subdomains', 'preload']),
  },
  DATA_DIR: {
    format: 'directory',
    default: 'data',
    purpose: 'Where SQLite and, without SMTP_URL, the mails are kept.',
    schema: v.string(),
  },
  DATABASE_URL: {
    format: 'postgres://…',
    purpose: 'PostgreSQL, which several instances share; without it SQLite in DATA_DIR.',
    // An unescaped # in the password would cut the URL off.
    schema: v.pipe(urlOf('postgres:', 'postgresql:'), v.regex(/^[^#]+$/)),
    secret: true,
  },
  SMTP_URL: {
    format: 'smtp(s)://user:password@host:port, smtps for port 465',
    purpose: 'Mail server; without it mails are .eml files in DATA_DIR/mail.',
    // Port 465 speaks TLS from the first byte: by smtp:// both sides would wait for each other.
    schema: v.pipe(urlOf('smtp:', 'smtps:'), v.regex(/^(?!smtp:.*:465\/?$)smtps?:\/\/[^/?#]+\/?$/)),
    secret: true,
  },
  SALES_EMAIL: {
    format: 'addresses, comma-separated',
    default: brand.salesEmail,
    defaultShown: 'the brand’s',
    purpose: 'Who gets the demo requests, one mail each.',
    schema: v.pipe(listOf(mailbox), v.nonEmpty()),
  },
  WEBHOOK_URL: {
    format: 'https URLs, comma-separated',
    default: '',
    purpose: 'Where each new request is posted (docs/webhooks.md); http on loopback only.',
    schema: listOf(webhookUrl),
    secret: true,
  },
  WEBHOOK_FORMAT: {
    format: 'json, slack, teams or google-chat',
    default: 'json',
    purpose: 'Signed JSON for programs, or a message that people read.',
    schema: v.picklist(['json', 'slack', 'teams', 'google-chat']),
  },
  WEBHOOK_SECRET: {
    format: 'whsec_ and 24–64 bytes in base64',
    purpose: 'Signs json webhooks, which need it.',
    schema: webhookSecret,
    secret: true,
  },
  BOOKING_URL: {
    format: 'https URL',
    purpose:
      'Calendar where a visitor can pick a time, linked from Thank You and the acknowledgement.',
    schema: urlOf('https:'),
  },
  MAIL_FROM: {
    format: 'one address',
    defaultShown: 'no-reply@ the host of SITE_URL',
    purpose:
      'Sender of all mails, who gets the bounces: a mailbox that somebody reads. Its domain must be one that SMTP_URL may send for.',
    schema: mailbox,
  },
  DKIM_KEY_FILE: {
    format: 'PEM file',
    purpose: 'Private key that signs mails for the domain of MAIL_FROM.',
    schema: v.string(),
  },
  DKIM_SELECTOR: {
    format: 'DNS label',
    default: 'mail',
    purpose: 'Selector under which the public key is published.',
    schema: dnsLabel,
  },
  ALLOWED_ORIGINS: {
    format: 'origins, comma-separated',
    default: '',
    purpose: 'Other sites whose pages may call the API.',
    schema: listOf(origin),
  },
  TRUSTED_PROXIES: {
    format: 'addresses or CIDR ranges, comma-separated',
    default: '',
    purpose: 'Reverse proxies that are believed where a request came from.',
    schema: addressRanges,
  },
  CLIENT_ADDRESS_HEADER: {
    format: 'header name, not Forwarded',
    default: 'X-Forwarded-For',
    purpose: 'Where they say it; a platform with hops of its own has a header for it.',
    // Forwarded (RFC 7239) has names before its addresses.
    schema: v.pipe(v.string(), v.regex(/^(?!forwarded$)[\w-]+$/i)),
  },
  RATE_LIMIT: {
    format: 'on, off, or requests a minute',
    default: 'on',
    defaultShown: `on (${usualRate})`,
    purpose:
      'Requests a minute from one client to one instance; ten times as many from all are a flood.',
    schema: rateLimit(usualRate),
  },
  RETENTION_DAYS: {
    format: '1–3650',
    default: '365',
    purpose: 'Delivered and held requests, and their mails, are erased after this.',
    schema: integer(1, 3650),
  },
  METRICS_TOKEN: {
    format: 'at least 16 letters, digits and -._~+/',
    purpose: 'Bearer token for /metrics; without it there is none.',
    schema: bearerToken,
    secret: true,
  },
} as const satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof table;
type Parsed<Name extends VariableName> = v.InferOutput<(typeof table)[Name]['schema']>;

/** What a variable is read as: undefined when it is not set and has no default. */
export type VariableValue<Name extends VariableName> =
  | Parsed<Name>
  | ((typeof table)[Name] extends { default: string } ? never : undefined);

export const variables: { readonly [Name in VariableName]: Variable<Parsed<Name>> } = table;
