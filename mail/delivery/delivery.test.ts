import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { type Database, StoreError } from '#mail/outbox/database.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { noAcknowledgements } from '#tests/mail/caps.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  postedForm,
  temporaryDirectory,
} from '#tests/mail/service.ts';
import { classify } from './errors.ts';
import { giveUpAfter, retryDelay, retryPolicy } from './retry-policy.ts';

const minute = 60_000;

test('delays double from a minute to forty, each lengthened by at most a quarter', () => {
  const delays = (random: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 50].map(
      (attempts) => retryDelay(retryPolicy, attempts, random) / minute,
    );
  expect(delays(0)).toEqual([1, 2, 4, 8, 16, 32, 40, 40, 40]);
  expect(delays(1)).toEqual([1.25, 2.5, 5, 10, 20, 40, 50, 50, 50]);
});

test('a notification is tried for five days, an acknowledgement for one, and both a few times at least', () => {
  const day = 24 * 60 * minute;
  const old = (kind: 'notification' | 'acknowledgement', attempts: number, age: number) =>
    giveUpAfter(retryPolicy, { kind, attempts, createdAt: 0 }, age);
  expect(old('notification', 100, 5 * day)).toBe(false);
  expect(old('notification', 100, 5 * day + 1)).toBe(true);
  expect(old('acknowledgement', 100, day + 1)).toBe(true);
  // A clock that leaps a year ahead kills nothing that has hardly been tried.
  expect(old('notification', 7, 365 * day)).toBe(false);
});

test('errors are classified by whom they concern', () => {
  const failure = (fields: object, isBegun = false) =>
    classify(Object.assign(new Error('a@b.example'), fields), isBegun);
  expect(
    failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }),
  ).toEqual({
    outcome: 'recipient refused',
    code: 'EENVELOPE RCPT TO 550',
    words: 'EENVELOPE RCPT TO 550: Error: a@b.example',
  });
  const mailFrom = { code: 'EENVELOPE', command: 'MAIL FROM', permanent: true };
  expect(failure({ ...mailFrom, responseCode: 554 })).toMatchObject({
    outcome: 'operator',
    cause: expect.stringContaining('MAIL_FROM'),
  });
  // What a host says that lets nobody send without a login.
  for (const reply of [
    { responseCode: 530 },
    { responseCode: 535 },
    { responseCode: 503, permanent: false, response: '503 5.5.1 You must authenticate first.' },
    { responseCode: 502, response: '502 5.7.0 Please authenticate first' },
    { responseCode: 503, response: '503 Need EHLO and AUTH first' },
  ]) {
    expect(failure({ ...mailFrom, ...reply })).toMatchObject({
      outcome: 'operator',
      cause: expect.stringContaining('SMTP_URL'),
    });
  }
  expect(failure({ ...mailFrom, responseCode: 552 }).outcome).toBe('rejected');
  for (const originalCode of [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'CERT_HAS_EXPIRED',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ]) {
    const fields = { code: 'ESOCKET', command: 'CONN', originalCode };
    expect(failure(fields).outcome, originalCode).toBe('operator');
  }
  expect(failure({ code: 'ESOCKET', command: 'CONN', originalCode: 'ECONNREFUSED' }).outcome).toBe(
    'unreachable',
  );
  expect(failure({ code: 'EENVELOPE', responseCode: 451, permanent: false }).outcome).toBe('retry');
  expect(failure({ code: 'ETIMEDOUT', command: 'DATA' }).outcome).toBe('retry');
  expect(failure({ code: 'EDNS' }).outcome).toBe('unreachable');
  for (const code of ['EAUTH', 'ENOAUTH', 'ECONFIG', 'ETLS', 'EROFS']) {
    expect(failure({ code }).outcome).toBe('operator');
  }
  expect(failure({ code: 'EAUTH', responseCode: 454 }).outcome).toBe('unreachable');
  for (const lost of [
    { code: 'ETIMEDOUT', command: 'CONN' },
    { code: 'ESOCKET', command: 'CONN' },
    { code: 'ECONNECTION' },
  ]) {
    expect(failure(lost).outcome).toBe('unreachable');
    expect(failure(lost, true).outcome).toBe('retry');
  }
  expect(classify('thrown', false).outcome).toBe('retry');
});

test('a host’s words lose what would change a terminal', () => {
  const response = '550 no\u202e\u0007\u001b[31m such\u2028user';
  const error = Object.assign(new Error(), { code: 'EENVELOPE', response });
  expect(classify(error, true)).toMatchObject({ words: 'EENVELOPE: 550 no [31m such user' });
});

test('503 to a recipient is a refusal, which Nodemailer takes for temporary', () => {
  const fields = { code: 'EENVELOPE', responseCode: 503, permanent: false };
  const outcome = (command: string) =>
    classify(Object.assign(new Error(), { ...fields, command }), true).outcome;
  expect(outcome('RCPT TO')).toBe('recipient refused');
  expect(outcome('DATA')).toBe('retry');
});

test('every copy of a mail has the Message-ID of its row, and one recipient; a correction follows in its thread', async () => {
  await using host = await openMailHost();
  await using service = await openService({
    SMTP_URL: host.url,
    MAIL_FROM: 'site@millrace.example',
  });
  service.start();
  const accepted = await service.submit(postedForm);
  const id = accepted.outcome === 'accepted' ? accepted.id.toLowerCase() : '';
  const delivered = await host.arrival(2);
  expect(delivered.map(({ mail }) => mail.messageId).toSorted()).toEqual([
    `<${id}.acknowledgement@millrace.example>`,
    `<${id}.notification@millrace.example>`,
  ]);
  for (const { to } of delivered) expect(to).toHaveLength(1);
  const context = {
    corrects: service.signReceipt(accepted.outcome === 'accepted' ? accepted.id : ''),
  };
  const fields = { ...postedForm.fields, name: 'Asha R' };
  expect(await service.submit({ ...postedForm, fields, context })).toMatchObject({
    outcome: 'accepted',
  });
  const [correction] = (await host.arrival(4)).filter(({ mail }) => mail.inReplyTo);
  expect(correction?.mail.inReplyTo).toBe(`<${id}.notification@millrace.example>`);
  expect(correction?.mail.subject).toContain('[correction]');
});

test('with a DKIM key, mails are signed for the sender’s domain', async () => {
  using directory = temporaryDirectory();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = join(directory.path, 'dkim.pem');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await using host = await openMailHost();
  await using service = await openService(
    {
      DATA_DIR: directory.path,
      SMTP_URL: host.url,
      MAIL_FROM: 'site@millrace.example',
      DKIM_KEY_FILE: keyFile,
      DKIM_SELECTOR: 'spring',
    },
    { caps: noAcknowledgements },
  );
  service.start();
  await service.send(callBody(demoParams));
  const [mail] = await host.arrival(1);
  expect(mail?.raw.replaceAll(/\r\n[ \t]+/g, ' ')).toMatch(
    /^DKIM-Signature: .*d=millrace\.example;.*s=spring;/im,
  );
});

test('a mail whose outcome cannot be recorded is not sent again while the store is away', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost();
  const store = await openSqlite(databasePath(directory.path));
  let failing = 12;
  const database: Database = {
    ...store,
    query(sql, parameters) {
      const records = sql.startsWith('UPDATE deliveries SET state = $1');
      if (records && failing-- > 0) throw new StoreError('unavailable', 'ENOSPC');
      return store.query(sql, parameters);
    },
  };
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url },
    // The lease of 2 s expires before the store is back.
    { caps: noAcknowledgements, database, attemptMs: 1_000 },
  );
  service.start();
  await service.send(callBody(demoParams));
  await expect
    .poll(() => service.rows("SELECT id FROM deliveries WHERE state = 'sent'"), { timeout: 10_000 })
    .toHaveLength(1);
  expect(host.delivered).toHaveLength(1);
});
