import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { temporaryDirectory } from '#tests/mail/service.ts';
import { parseConfig } from './config.ts';
import { ConfigError } from './schemas.ts';

const brandHost = new URL(brand.siteUrl).hostname.replace(/^www\./, '');

test('an empty environment gives a service that runs on this machine', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: brand.siteUrl,
    dataDir: 'data',
    salesEmails: [brand.salesEmail],
    destinations: [{ kind: 'notification', destination: brand.salesEmail }],
    bookingUrl: undefined,
    mailFrom: `no-reply@${brandHost}`,
    smtpUrl: undefined,
    databaseUrl: undefined,
    rateLimit: 20,
    retentionDays: 365,
    allowedOrigins: [],
    isProduction: false,
  });
});

const wrong: [name: string, value: string][] = [
  ['PORT', '3000x'],
  ['SITE_URL', 'millrace.example'],
  ['SITE_URL', 'https://millrace.example/path'],
  ['SITE_URL', 'https://millrace"><b>.example'],
  ['DATABASE_URL', 'mysql://user:hunter2@host/db'],
  ['SMTP_URL', 'smtp://user:hunter2%@host'],
  ['SMTP_URL', 'smtp://user:2580#hunter2@host'],
  ['SMTP_URL', 'smtp://user:hunter2@host:465'],
  ['SMTP_URL', 'smtps://user:hunter2@host:587'],
  ['DATABASE_URL', 'postgres://user:2580#hunter2@host/db'],
  ['SALES_EMAIL', 'a@b.example, nobody'],
  ['WEBHOOK_URL', 'http://hooks.example/hunter2'],
  ['WEBHOOK_URL', 'https://hooks.example/a, hunter2'],
  ['WEBHOOK_URL', 'https://hooks.example/a\nhttps://hooks.example/hunter2'],
  ['WEBHOOK_SECRET', 'hunter2'],
  ['WEBHOOK_FORMAT', 'xml'],
  ['BOOKING_URL', 'http://calendar.example'],
  ['MAIL_FROM', 'nobody'],
  ['DKIM_KEY_FILE', '/nowhere/dkim.pem'],
  ['DKIM_KEY_FILE', 'package.json'],
  ['DKIM_SELECTOR', 'two words'],
  ['ALLOWED_ORIGINS', 'https://a.example,*'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['CLIENT_ADDRESS_HEADER', 'forwarded'],
  ['RATE_LIMIT', 'sometimes'],
  ['RETENTION_DAYS', '0'],
  ['METRICS_TOKEN', 'short'],
  ['SMTP_URL_FILE', '/nowhere/smtp'],
  ['DATABASE_URL_FILE', '/dev/null'],
];

test.each(wrong)('a wrong %s (%s) is refused in one line that names it', (name, value) => {
  let message = '';
  try {
    parseConfig({ [name]: value });
  } catch (error) {
    if (error instanceof ConfigError) message = error.message;
  }
  expect(message).toMatch(new RegExp(`\\b${name}\\b`));
  expect(message).not.toMatch(/\n|hunter2/);
});

test('a secret is read from its file, and never from both places', () => {
  using directory = temporaryDirectory();
  const env = { SMTP_URL_FILE: join(directory.path, 'smtp') };
  writeFileSync(env.SMTP_URL_FILE, 'smtp://user:password@mail.example:2525\n');
  expect(parseConfig(env).smtpUrl).toBe('smtp://user:password@mail.example:2525');
  expect(() => parseConfig({ ...env, SMTP_URL: 'smtp://host' })).toThrow(ConfigError);
});

test('a destination that is named twice is one', () => {
  const { salesEmails } = parseConfig({
    SALES_EMAIL: 'a@rao.example, b@rao.example,a@rao.example',
  });
  expect(salesEmails).toEqual(['a@rao.example', 'b@rao.example']);
});

test('URLs are kept in ASCII, since they are sent in headers', () => {
  const env = { BOOKING_URL: 'https://kalender.müller.example/größe?tag=ä' };
  const { bookingUrl, destinations } = parseConfig({
    ...env,
    WEBHOOK_URL: 'https://hooks.example/größe',
    WEBHOOK_FORMAT: 'slack',
  });
  expect(bookingUrl).toBe(new URL(env.BOOKING_URL).href);
  expect(destinations.at(-1)?.destination).toBe('https://hooks.example/gr%C3%B6%C3%9Fe');
  expect(parseConfig({ SMTP_URL: 'smtp://ü@mail.example' }).smtpUrl).toBe(
    'smtp://%C3%BC@mail.example',
  );
});

test('the sender is at the site’s domain, or at the brand’s if the site has none', () => {
  for (const host of ['www.rao.example', 'rao.example.']) {
    expect(parseConfig({ SITE_URL: `https://${host}` }).mailFrom).toBe('no-reply@rao.example');
  }
  expect(parseConfig({ SITE_URL: 'http://127.0.0.1:3000' }).mailFrom).toBe(`no-reply@${brandHost}`);
});
