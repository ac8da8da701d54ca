import * as v from 'valibot';
import { brand } from '#brand/brand.ts';
import { fieldSchemas } from '#request/schema.ts';
import {
  addressRanges,
  bearerToken,
  dnsLabel,
  integerBetween,
  listOf,
  rateLimit,
  webhookSecret,
  webhookUrl,
} from './schemas.ts';
import { origin, urlOf } from './urls.ts';

/** An environment variable. What it is for stands in docs/operations.md. */
export type Variable = {
  /** How to write it, with units: said of a wrong value, and in the document. */
  format: string;
  /** The text used when it is not set. */
  default?: string;
  schema: v.GenericSchema<string, unknown>;
  /** Secrets may also come from a file named by `<NAME>_FILE`; no message repeats one. */
  secret?: true;
};

const mailbox = fieldSchemas.email;
const webhookFormat = v.picklist(['json', 'slack', 'teams', 'google-chat']);
// An unescaped # in the password would cut the URL off.
const databaseUrl = v.pipe(urlOf('postgres:', 'postgresql:'), v.regex(/^[^#]+$/));
// Port 465 speaks TLS from the first byte, 25 and 587 begin in the clear: the other way both sides would wait.
const smtpUrl = v.pipe(
  urlOf('smtp:', 'smtps:'),
  v.regex(/^(?!smtp:.*:465\/?$|smtps:.*:(?:25|587)\/?$)smtps?:\/\/[^/?#]+\/?$/),
);

/** Every environment variable that the process reads, once. */
export const variables = {
  PORT: { format: '0–65535', default: '3000', schema: integerBetween(0, 65_535) },
  HOST: { format: 'address', default: '127.0.0.1', schema: v.string() },
  SITE_URL: { format: 'http(s) origin', default: brand.siteUrl, schema: origin },
  DATA_DIR: { format: 'directory', default: 'data', schema: v.string() },
  DATABASE_URL: { format: 'postgres://…', schema: databaseUrl, secret: true },
  SMTP_URL: {
    format: 'smtp(s)://user:password@host:port, smtps for port 465',
    schema: smtpUrl,
    secret: true,
  },
  SALES_EMAIL: {
    format: 'addresses, comma-separated',
    default: brand.salesEmail,
    schema: v.pipe(listOf(mailbox), v.nonEmpty()),
  },
  WEBHOOK_URL: {
    format: 'https URLs, comma-separated',
    default: '',
    schema: listOf(webhookUrl),
    secret: true,
  },
  WEBHOOK_FORMAT: {
    format: 'json, slack, teams or google-chat',
    default: 'json',
    schema: webhookFormat,
  },
  WEBHOOK_SECRET: {
    format: 'whsec_ and 24–64 bytes in base64',
    schema: webhookSecret,
    secret: true,
  },
  BOOKING_URL: { format: 'https URL', schema: urlOf('https:') },
  MAIL_FROM: { format: 'one address', schema: mailbox },
  DKIM_KEY_FILE: { format: 'PEM file', schema: v.string() },
  DKIM_SELECTOR: { format: 'DNS label', default: 'mail', schema: dnsLabel },
  ALLOWED_ORIGINS: { format: 'origins, comma-separated', default: '', schema: listOf(origin) },
  TRUSTED_PROXIES: {
    format: 'addresses or CIDR ranges, comma-separated',
    default: '',
    schema: addressRanges,
  },
  CLIENT_ADDRESS_HEADER: {
    format: 'header name, not Forwarded',
    default: 'X-Forwarded-For',
    // Forwarded (RFC 7239) has names before its addresses.
    schema: v.pipe(v.string(), v.regex(/^(?!forwarded$)[\w-]+$/i)),
  },
  RATE_LIMIT: { format: 'on, off, or requests a minute', default: 'on', schema: rateLimit(20) },
  RETENTION_DAYS: { format: '1–3650', default: '365', schema: integerBetween(1, 3650) },
  METRICS_TOKEN: {
    format: 'at least 16 letters, digits and -._~+/',
    schema: bearerToken,
    secret: true,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** What a variable is read as: undefined when it is not set and has no default. */
export type VariableValue<Name extends VariableName> =
  | v.InferOutput<(typeof variables)[Name]['schema']>
  | ((typeof variables)[Name] extends { default: string } ? never : undefined);
