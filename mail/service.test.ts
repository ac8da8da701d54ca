import { expect, test } from 'vitest';
import {
  autoResponseParams,
  callBody,
  demoParams,
  openMailHost,
  openService,
  postedForm,
  type TestService,
  temporaryDirectory,
  visitor,
} from '#tests/mail/service.ts';

test('both mails reach a real mail host with every field and the right headers, and sales at the configured address', async () => {
  await using host = await openMailHost();
  await using service = await openService({
    SMTP_URL: host.url,
    SALES_EMAIL: 'inbox@sales.example',
    MAIL_FROM: 'site@millrace.example',
  });
  service.start();
  const call = callBody({ ...demoParams, to_email: 'stranger@elsewhere.example' });
  expect(await service.send(call)).toMatchObject({ status: 200, text: 'OK' });
  expect(await service.send(callBody(autoResponseParams))).toMatchObject({
    status: 200,
    text: 'OK',
  });
  const delivered = await host.arrival(2);
  await expect.poll(service.sent).toBe(2);
  const sales = delivered.find(({ to }) => to.includes('inbox@sales.example'));
  const thanks = delivered.find(({ to }) => to.includes(visitor.email));
  expect(delivered).toHaveLength(2);
  expect(sales?.from).toBe('site@millrace.example');
  expect(sales?.mail.replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
  for (const value of Object.values(visitor)) {
    expect(sales?.mail.text).toContain(value);
    expect(sales?.mail.html).toContain(value);
  }
  const headers = new Map(thanks?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('x-auto-response-suppress')).toBe('All');
  for (const value of [visitor.companyName, visitor.employees, visitor.email, '/fms-details']) {
    expect(thanks?.mail.text).toContain(value);
    expect(thanks?.mail.html).toContain(value);
  }
});

test('a repeated key is answered OK again and stores nothing new, also after a restart', async () => {
  using directory = temporaryDirectory();
  const env = { DATA_DIR: directory.path };
  const key = { 'idempotency-key': 'f5a0c1e2-9a34' };
  {
    await using service = await openService(env);
    expect((await service.send(callBody(demoParams), key)).text).toBe('OK');
    expect((await service.send(callBody(demoParams), key)).text).toBe('OK');
  }
  await using service = await openService(env);
  expect((await service.send(callBody(demoParams), key)).text).toBe('OK');
  expect(await counts(service)).toEqual({ requests: 1, deliveries: 2 });
  const other = await service.send(callBody({ ...demoParams, name: 'Ravi Rao' }), key);
  expect(other).toMatchObject({ status: 422 });
  expect(await counts(service)).toEqual({ requests: 1, deliveries: 2 });
});

test('a caller without a key that sends the same body twice makes one request', async () => {
  await using service = await openService();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => service.send(callBody(demoParams))),
  );
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, () => 'OK'));
  expect(await counts(service)).toEqual({ requests: 1, deliveries: 2 });
});

test('an auto-response call sends no mail of its own, and is refused without a request of that caller', async () => {
  await using service = await openService();
  const autoResponse = callBody(autoResponseParams);
  expect((await service.send(autoResponse)).status).toBe(403);
  const key = { 'idempotency-key': 'key-of-the-form' };
  await service.send(callBody(demoParams), key);
  expect((await service.send(autoResponse, key, '203.0.113.9')).text).toBe('OK');
  // Somebody else behind the same address could ask so.
  expect((await service.send(autoResponse)).status).toBe(403);
  const sdk = 'sdk@rao.example';
  await service.send(callBody({ ...demoParams, email: sdk }));
  const withoutKey = callBody({ ...autoResponseParams, to_email: sdk });
  expect((await service.send(withoutKey)).text).toBe('OK');
  expect((await service.send(withoutKey, {}, '203.0.113.9')).status).toBe(403);
  const stranger = callBody({ ...autoResponseParams, to_email: 'stranger@elsewhere.example' });
  expect((await service.send(stranger, key)).status).toBe(403);
  expect(await counts(service)).toEqual({ requests: 2, deliveries: 4 });
});

test('a native form post stores the same request and mails, and only its receipt’s holder sees it', async () => {
  await using service = await openService();
  const outcome = await service.submit(postedForm);
  if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
  expect(await counts(service)).toEqual({ requests: 1, deliveries: 2 });
  const token = service.signReceipt(outcome.id);
  expect(await service.readReceipt(token)).toMatchObject({ id: outcome.id, fields: visitor });
  expect(await service.readReceipt(`${token}x`)).toBeUndefined();
  expect(await service.readReceipt(`${outcome.id}.zzzzzzzz.`)).toBeUndefined();
});

test('a form that the browser had posted before its script sends it is one request', async () => {
  await using service = await openService();
  await service.submit(postedForm);
  const key = { 'idempotency-key': 'key-of-the-form' };
  expect((await service.send(callBody(demoParams), key)).text).toBe('OK');
  expect(await counts(service)).toEqual({ requests: 1, deliveries: 2 });
  const changed = callBody({ ...demoParams, phoneNumber: '9876500000' });
  expect((await service.send(changed, key)).text).toBe('OK');
  expect(await counts(service)).toEqual({ requests: 2, deliveries: 4 });
});

test('/healthz answers 200 only while the store answers', async () => {
  await using service = await openService();
  expect((await service.get('/healthz')).status).toBe(200);
  await service.stop(1_000);
  await expect.poll(async () => (await service.get('/healthz')).status).toBe(503);
});

async function counts(service: TestService): Promise<unknown> {
  const [row] = await service.rows(
    'SELECT (SELECT count(*) FROM requests) AS requests, (SELECT count(*) FROM deliveries) AS deliveries',
  );
  return row;
}

test('mails that are delivered as files alert in production, where nobody would get them', async () => {
  for (const [NODE_ENV, level] of [
    ['production', 'alert'],
    ['', 'info'],
  ] as const) {
    await using service = await openService({ NODE_ENV });
    service.start();
    expect(service.events).toContainEqual(
      expect.objectContaining({ level, event: expect.stringMatching(/^mails .* as files/) }),
    );
  }
});
