import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { brand } from '#app/brand.ts';
import { fieldSchemas } from '#app/demo-request/schema.ts';
import type { WebhookSettings } from '#mail/delivery/webhook-channel.ts';
import { type AddressRange, parseAddressRange } from '#mail/http/addresses.ts';
import { ConfigError } from './config-error.ts';
import { type VariableName, variables } from './variables.ts';
import { bookingUrl, webhookSettings, webhookUrls } from './webhooks.ts';

/** The process's configuration, read once from the environment. Everything else takes it as an argument. */
export type Config = {
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Whether the owner consents to the browsers' preload list. */
  hstsPreload: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** PEM certificates to trust for the mail server besides the built-in authorities. */
  smtpCa: string | undefined;
  salesEmails: readonly string[];
  webhookUrls: readonly string[];
  webhook: WebhookSettings;
  /** Where a visitor can pick a time, if anywhere. */
  bookingUrl: string | undefined;
  mailFrom: string;
  dkim: { privateKey: string; keySelector: string; domainName: string } | undefined;
  allowedOrigins: readonly string[];
  trustedProxies: readonly AddressRange[];
  /** Requests a client may send in a minute; undefined is no limit. */
  rateLimit: number | undefined;
  retentionDays: number;
  metricsToken: string | undefined;
  logFormat: 'json' | 'text';
};

export { ConfigError };

export type Environment = Record<string, string | undefined>;

const defaultRateLimit = 20;

/**
 * Reads the whole configuration from `env`; nothing else reads the environment. An empty value counts as not set.
 * `readFile` is asked for secrets given as `<NAME>_FILE` and for the DKIM key.
 */
export function parseConfig(env: Environment, readFile = readText): Config {
  refuseMisspelt(env);
  const read = (name: VariableName): string | undefined => readVariable(env, name, readFile);
  const urls = webhookUrls(read('WEBHOOK_URL') ?? '');
  const siteUrl = origin('SITE_URL', read('SITE_URL') ?? brand.siteUrl);
  const mailFrom = mailbox('MAIL_FROM', read('MAIL_FROM') ?? `no-reply@${senderHost(siteUrl)}`);
  return {
    port: integer('PORT', read('PORT') ?? '3000', 0, 65_535),
    host: read('HOST') ?? '127.0.0.1',
    siteUrl,
    hstsPreload: switched('HSTS_PRELOAD', read('HSTS_PRELOAD') ?? 'off'),
    dataDir: read('DATA_DIR') ?? 'data',
    databaseUrl: url('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']),
    smtpUrl: url('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']),
    smtpCa: certificates('SMTP_CA_FILE', read('SMTP_CA_FILE'), readFile),
    salesEmails: list(read('SALES_EMAIL') ?? brand.salesEmail).map((address) =>
      mailbox('SALES_EMAIL', address),
    ),
    webhookUrls: urls,
    webhook: webhookSettings(urls, read('WEBHOOK_FORMAT') ?? 'json', read('WEBHOOK_SECRET')),
    bookingUrl: bookingUrl(read('BOOKING_URL')),
    mailFrom,
    dkim: dkim(read('DKIM_KEY_FILE'), read('DKIM_SELECTOR') ?? 'mail', mailFrom, readFile),
    allowedOrigins: list(read('ALLOWED_ORIGINS')).map((item) => origin('ALLOWED_ORIGINS', item)),
    trustedProxies: list(read('TRUSTED_PROXIES')).map((item) =>
      addressRange('TRUSTED_PROXIES', item),
    ),
    rateLimit: rateLimit(read('RATE_LIMIT') ?? 'on'),
    retentionDays: integer('RETENTION_DAYS', read('RETENTION_DAYS') ?? '365', 1, 3650),
    metricsToken: token('METRICS_TOKEN', read('METRICS_TOKEN')),
    logFormat: logFormat(read('LOG_FORMAT') ?? (env.NODE_ENV === 'production' ? 'json' : 'text')),
  };
}

function readVariable(
  env: Environment,
  name: VariableName,
  readFile: typeof readText,
): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = 'secret' in variables[name] ? env[`${name}_FILE`]?.trim() : undefined;
  if (!file) return value;
  if (value) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one of them`);
  return readFile(`${name}_FILE`, file).trim() || undefined;
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${name} names a file that cannot be read: ${path}`, { cause });
  }
}

/** A name one or two letters away from a known one is a slip of the pen that would otherwise go unnoticed. */
function refuseMisspelt(env: Environment): void {
  const known = Object.keys(variables);
  const accepted = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
  for (const name of Object.keys(env)) {
    if (accepted.has(name) || name.length < 7) continue;
    const meant = known.find((other) => other.length > 6 && distance(name, other) <= 2);
    if (meant) throw new ConfigError(`${name} is not a known variable; did you mean ${meant}?`);
  }
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (left === right ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function integer(name: VariableName, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new ConfigError(
    `${name} must be a whole number from ${least} to ${most}, not ${shown(value)}`,
  );
}

function origin(name: VariableName, value: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  const web = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  if (parsed && web && parsed.pathname === '/' && !parsed.search && !parsed.username) {
    return parsed.origin;
  }
  throw new ConfigError(
    `${name} must be an origin such as https://example.com, not ${shown(value)}`,
  );
}

function url(
  name: VariableName,
  value: string | undefined,
  protocols: string[],
): string | undefined {
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (parsed?.hostname && protocols.includes(parsed.protocol)) return value;
  // The value is not repeated: it may hold a password.
  throw new ConfigError(`${name} must be a URL that begins with ${protocols.join('// or ')}//`);
}

function mailbox(name: VariableName, value: string): string {
  if (v.is(fieldSchemas.email, value)) return value;
  throw new ConfigError(`${name} must be one e-mail address, not ${shown(value)}`);
}

/** A sender needs a domain name; an address literal or `localhost` is none, so the brand's host stands in for it. */
function senderHost(siteUrl: string): string {
  const host = new URL(siteUrl).hostname;
  const named = host.includes('.') && isIP(host) === 0;
  return (named ? host : new URL(brand.siteUrl).hostname).replace(/^www\./, '');
}

function dkim(
  file: string | undefined,
  keySelector: string,
  mailFrom: string,
  readFile: typeof readText,
): Config['dkim'] {
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i.test(keySelector)) {
    throw new ConfigError(`DKIM_SELECTOR must be a DNS label, not ${shown(keySelector)}`);
  }
  if (!file) return undefined;
  const privateKey = readFile('DKIM_KEY_FILE', file);
  if (!isRsaKey(privateKey)) {
    throw new ConfigError('DKIM_KEY_FILE must hold an RSA private key in PEM form');
  }
  return { privateKey, keySelector, domainName: mailFrom.slice(mailFrom.lastIndexOf('@') + 1) };
}

function certificates(
  name: VariableName,
  file: string | undefined,
  readFile: typeof readText,
): string | undefined {
  if (!file) return undefined;
  const pem = readFile(name, file);
  try {
    new X509Certificate(pem);
    return pem;
  } catch (cause) {
    throw new ConfigError(`${name} must hold certificates in PEM form: ${file}`, { cause });
  }
}

/** Nodemailer would send unsigned, without a word, what it cannot sign. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((item) => item.trim() || []);
}

function addressRange(name: VariableName, item: string): AddressRange {
  const range = parseAddressRange(item);
  if (range) return range;
  throw new ConfigError(`${name} must list addresses or CIDR ranges, not ${shown(item)}`);
}

function rateLimit(value: string): number | undefined {
  if (value === 'off') return undefined;
  if (value === 'on') return defaultRateLimit;
  if (/^\d+$/.test(value)) return integer('RATE_LIMIT', value, 1, 100_000);
  throw new ConfigError(`RATE_LIMIT must be on, off or requests a minute, not ${shown(value)}`);
}

function token(name: VariableName, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 16) return value;
  throw new ConfigError(`${name} must have at least 16 characters`);
}

function switched(name: VariableName, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new ConfigError(`${name} must be on or off, not ${shown(value)}`);
}

function logFormat(value: string): Config['logFormat'] {
  if (value === 'json' || value === 'text') return value;
  throw new ConfigError(`LOG_FORMAT must be json or text, not ${shown(value)}`);
}

function shown(value: string): string {
  return JSON.stringify(value.slice(0, 60));
}
