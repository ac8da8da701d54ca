import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { brand } from '#brand/brand.ts';
import type { MailConfig } from '#mail/config.ts';
import { UnusableStoreError } from '#mail/outbox/database.ts';
import type { Destination } from '#mail/outbox/types.ts';
import { ConfigError, parseVariable, type Variable } from './schemas.ts';
import { type VariableName, type VariableValue, variables } from './variables.ts';

export type Environment = Record<string, string | undefined>;

/** The process's configuration, read once from the environment and passed on as an argument. */
export type Config = Readonly<ReturnType<typeof parseConfig>>;

/**
 * Reads the whole configuration from `env`; nothing else reads the environment. An empty variable counts as not set;
 * an empty secret file is refused.
 * @throws ConfigError on the first wrong variable
 */
export function parseConfig(env: Environment) {
  function read<Name extends VariableName>(name: Name): VariableValue<Name> {
    const variable: Variable = variables[name];
    const text = readVariable(env, name) ?? variable.default;
    const value = text === undefined ? undefined : parseVariable(name, text, variable);
    return value as VariableValue<Name>;
  }
  const siteUrl = read('SITE_URL');
  const salesEmails = read('SALES_EMAIL');
  const webhookUrls = read('WEBHOOK_URL');
  const format = read('WEBHOOK_FORMAT');
  const secret = read('WEBHOOK_SECRET');
  if (webhookUrls.length > 0 && format === 'json' && !secret) {
    throw new ConfigError(
      'WEBHOOK_SECRET must be set where WEBHOOK_FORMAT is json: "whsec_" and the output of `openssl rand -base64 32`',
    );
  }
  const mailFrom = read('MAIL_FROM') ?? `no-reply@${senderHost(siteUrl)}`;
  return {
    port: read('PORT'),
    host: read('HOST'),
    siteUrl,
    dataDir: read('DATA_DIR'),
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    salesEmails,
    destinations: [
      ...salesEmails.map((destination): Destination => ({ kind: 'notification', destination })),
      ...webhookUrls.map((destination): Destination => ({ kind: 'webhook', destination })),
    ],
    webhook: { format, secret: format === 'json' ? secret : undefined },
    bookingUrl: read('BOOKING_URL'),
    mailFrom,
    dkim: dkim(read('DKIM_KEY_FILE'), read('DKIM_SELECTOR'), mailFrom),
    allowedOrigins: read('ALLOWED_ORIGINS'),
    trustedProxies: read('TRUSTED_PROXIES'),
    clientAddressHeader: read('CLIENT_ADDRESS_HEADER'),
    rateLimit: read('RATE_LIMIT'),
    retentionDays: read('RETENTION_DAYS'),
    metricsToken: read('METRICS_TOKEN'),
    isProduction: env.NODE_ENV === 'production',
  } satisfies MailConfig & Record<string, unknown>;
}

/** Why the service could not start, in one line; undefined for a bug, which needs its stack trace. */
export function describeStartFailure(error: unknown): string | undefined {
  const isExpected = error instanceof ConfigError || error instanceof UnusableStoreError;
  // Node's message names the file that cannot be opened.
  const isFile = error instanceof Error && 'syscall' in error && 'path' in error;
  return isExpected || isFile ? error.message : undefined;
}

function readVariable(env: Environment, name: VariableName): string | undefined {
  const value = env[name]?.trim() || undefined;
  const file = 'secret' in variables[name] ? env[`${name}_FILE`]?.trim() : undefined;
  if (!file) return value;
  if (value) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one of them`);
  const content = readText(`${name}_FILE`, file).trim();
  // Without its DATABASE_URL a server would take requests into a file that nobody backs up.
  if (!content) throw new ConfigError(`${name}_FILE names an empty file: ${file}`);
  return content;
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${name} names a file that cannot be read: ${path}`, { cause });
  }
}

/** A sender needs a domain name, so the brand's host replaces an IP address or `localhost`. */
function senderHost(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const isDomain = hostname.includes('.') && isIP(hostname) === 0;
  return (isDomain ? hostname : new URL(brand.siteUrl).hostname).replace(/^www\.|\.$/g, '');
}

function dkim(file: string | undefined, keySelector: string, mailFrom: string) {
  if (!file) return undefined;
  const privateKey = readText('DKIM_KEY_FILE', file);
  try {
    // Nodemailer sends unsigned what it cannot sign, without an error.
    if (createPrivateKey(privateKey).asymmetricKeyType !== 'rsa') throw new Error('No RSA key');
  } catch (cause) {
    throw new ConfigError('DKIM_KEY_FILE must hold an RSA private key in PEM form', { cause });
  }
  return { privateKey, keySelector, domainName: mailFrom.slice(mailFrom.lastIndexOf('@') + 1) };
}
