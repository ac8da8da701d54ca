import * as v from 'valibot';
import { brand } from '#brand/brand.ts';
import { fieldSchemas } from '#request/schema.ts';
import * as is from './schemas.ts';

const mailbox = fieldSchemas.email;
// An unescaped # in the password would cut the URL off.
const databaseUrl = v.pipe(is.urlOf('postgres:', 'postgresql:'), v.regex(/^[^#]+$/));
// Port 465 speaks TLS from the first byte, 25 and 587 begin in the clear: the other way both sides would wait.
const smtpUrl = v.pipe(
  is.urlOf('smtp:', 'smtps:'),
  v.regex(/^(?!smtp:.*:465\/?$|smtps:.*:(?:25|587)\/?$)smtps?:\/\/[^/?#]+\/?$/),
);

/** Every environment variable that the process reads, once. */
export const variables = {
  PORT: { format: '0–65535', default: '3000', schema: is.integerBetween(0, 65_535) },
  HOST: { format: 'address', default: '127.0.0.1', schema: v.string() },
  SITE_URL: { format: 'http(s) origin', default: brand.siteUrl, schema: is.origin },
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
    schema: v.pipe(is.listOf(mailbox), v.nonEmpty()),
  },
  WEBHOOK_URL: {
    format: 'https URLs, comma-separated',
    default: '',
    schema: is.listOf(is.webhookUrl),
    secret: true,
  },
  WEBHOOK_FORMAT: {
    format: 'json, slack, teams or google-chat',
    default: 'json',
    schema: v.picklist(['json', 'slack', 'teams', 'google-chat']),
  },
  WEBHOOK_SECRET: {
    format: 'whsec_ and 24–64 bytes in base64',
    schema: is.webhookSecret,
    secret: true,
  },
  BOOKING_URL: { format: 'https URL', schema: is.urlOf('https:') },
  MAIL_FROM: { format: 'one address', schema: mailbox },
  DKIM_KEY_FILE: { format: 'PEM file', schema: v.string() },
  DKIM_SELECTOR: {
    format: 'DNS label',
    default: 'mail',
    schema: v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i)),
  },
  ALLOWED_ORIGINS: {
    format: 'origins, comma-separated',
    default: '',
    schema: is.listOf(is.origin),
  },
  TRUSTED_PROXIES: {
    format: 'addresses or CIDR ranges, comma-separated',
    default: '',
    schema: is.addressRanges,
  },
  CLIENT_ADDRESS_HEADER: {
    format: 'header name, not Forwarded',
    default: 'X-Forwarded-For',
    // Forwarded (RFC 7239) has names before its addresses.
    schema: v.pipe(v.string(), v.regex(/^(?!forwarded$)[\w-]+$/i)),
  },
  RATE_LIMIT: { format: 'on, off, or requests a minute', default: 'on', schema: is.rateLimit(20) },
  RETENTION_DAYS: { format: '1–3650', default: '365', schema: is.integerBetween(1, 3650) },
  METRICS_TOKEN: {
    format: 'at least 16 letters, digits and -._~+/',
    // What a client may send after `Bearer` (RFC 6750, 2.1).
    schema: v.pipe(v.string(), v.minLength(16), v.regex(/^[\w.~+/-]+=*$/)),
    secret: true,
  },
} as const satisfies Record<string, is.Variable>;

export type VariableName = keyof typeof variables;

/** What a variable is read as: undefined when it is not set and has no default. */
export type VariableValue<Name extends VariableName> =
  | v.InferOutput<(typeof variables)[Name]['schema']>
  | ((typeof variables)[Name] extends { default: string } ? never : undefined);
