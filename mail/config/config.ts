import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brand } from '#app/brand.ts';
import type { WebhookSettings } from '#mail/delivery/webhook-channel.ts';
import type { AddressRange } from '#mail/http/addresses.ts';
import type { Destination } from '#mail/outbox/types.ts';
import { ConfigError } from './config-error.ts';
import { isMailDomain } from './parsers.ts';
import { type VariableName, type VariableValue, variables } from './variables.ts';
import { webhookSettings } from './webhooks.ts';

export { ConfigError };

/** The process's configuration, read once from the environment and passed on as an argument. */
export type Config = {
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
  hsts: VariableValue<'HSTS'>;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  salesEmails: readonly string[];
  /** Where each new request goes. */
  destinations: readonly Destination[];
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
  logFormat: LogFormat;
};

export type LogFormat = 'json' | 'text';

export type Environment = Record<string, string | undefined>;

/**
 * Reads the whole configuration from `env`; nothing else reads the environment. An empty value counts as not set.
 * `readFile` is asked for secrets given as `<NAME>_FILE` and for the DKIM key.
 * @throws ConfigError on the first wrong variable
 */
export function parseConfig(env: Environment, readFile = readText): Config {
  refuseReplaced(env);
  function read<Name extends VariableName>(name: Name): VariableValue<Name> {
    const { default: fallback, parse } = variables[name];
    const value = readVariable(env, name, readFile) ?? fallback;
    return value === undefined ? (undefined as VariableValue<Name>) : parse(value, name);
  }
  const salesEmails = read('SALES_EMAIL');
  const urls = read('WEBHOOK_URL');
  const siteUrl = read('SITE_URL');
  const mailFrom = read('MAIL_FROM') ?? `no-reply@${senderHost(siteUrl)}`;
  return {
    port: read('PORT'),
    host: read('HOST'),
    siteUrl,
    hsts: read('HSTS'),
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    salesEmails,
    destinations: [
      ...salesEmails.map((destination) => ({ kind: 'notification' as const, destination })),
      ...urls.map((destination) => ({ kind: 'webhook' as const, destination })),
    ],
    webhook: webhookSettings(urls, read('WEBHOOK_FORMAT'), read('WEBHOOK_SECRET')),
    bookingUrl: read('BOOKING_URL'),
    mailFrom,
    dkim: dkim(read('DKIM_KEY_FILE'), read('DKIM_SELECTOR'), mailFrom, readFile),
    allowedOrigins: read('ALLOWED_ORIGINS'),
    trustedProxies: read('TRUSTED_PROXIES'),
    rateLimit: read('RATE_LIMIT'),
    retentionDays: read('RETENTION_DAYS'),
    metricsToken: read('METRICS_TOKEN'),
    logFormat: logFormatOf(env),
  };
}

/** One JSON object a line in production, else readable lines; also holds without a valid configuration. */
export function logFormatOf(env: Environment): LogFormat {
  return env.NODE_ENV === 'production' ? 'json' : 'text';
}

function readVariable(
  env: Environment,
  name: VariableName,
  readFile: typeof readText,
): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = variables[name].secret ? env[`${name}_FILE`]?.trim() : undefined;
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

/** Variables of earlier releases without which mails or browsers would be protected less, and what does it now. */
const replaced: Readonly<Record<string, string>> = {
  HSTS_SUBDOMAINS: 'HSTS=subdomains',
  HSTS_PRELOAD: 'HSTS=preload',
  SMTP_CA_FILE: 'NODE_EXTRA_CA_CERTS with the same path',
};

function refuseReplaced(env: Environment): void {
  for (const [name, now] of Object.entries(replaced)) {
    const value = env[name]?.trim();
    if (value && value !== 'off') throw new ConfigError(`${name} is gone: set ${now} instead`);
  }
}

/** A sender needs a domain name, so the brand's host replaces an IP address or `localhost`. */
function senderHost(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const host = isMailDomain(hostname) ? hostname : new URL(brand.siteUrl).hostname;
  return host.replace(/^www\./, '');
}

function dkim(
  file: string | undefined,
  keySelector: string,
  mailFrom: string,
  readFile: typeof readText,
): Config['dkim'] {
  if (!file) return undefined;
  const privateKey = readFile('DKIM_KEY_FILE', file);
  if (!isRsaKey(privateKey)) {
    throw new ConfigError('DKIM_KEY_FILE must hold an RSA private key in PEM form');
  }
  return { privateKey, keySelector, domainName: mailFrom.slice(mailFrom.lastIndexOf('@') + 1) };
}

/** Nodemailer sends unsigned what it cannot sign, without an error. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
