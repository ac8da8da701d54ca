import { afterAll, beforeAll, expect, test } from 'vitest';
import { solve } from '#app/demo-request/proof-of-work.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  type TestService,
  temporaryDirectory,
  visitor,
} from '#mail/testing.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server[Symbol.asyncDispose](), 60_000);

const numbered = (serial: number) =>
  callBody({ ...demoParams, name: `Visitor ${serial}`, email: `v${serial}@rao${serial}.example` });

test('three instances share the requests, send each mail once, and know each other’s keys', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost();
  const env = {
    DATA_DIR: directory.path,
    DATABASE_URL: await server.createDatabase(),
    SMTP_URL: host.url,
  };
  const caps = {
    perAddress: { day: 3, week: 10 },
    perDay: { overall: 1_000, domain: 1_000, client: 1_000 },
  };
  await using one = await openService(env, { caps });
  await using two = await openService(env, { caps });
  await using three = await openService(env, { caps });
  const instances = [one, two, three];
  for (const instance of instances) instance.start();
  // Each form is sent to two instances at once, as an impatient visitor behind a load balancer does.
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, serial) => {
      const headers = { 'idempotency-key': `form-number-${serial}` };
      return [serial % 3, (serial + 1) % 3].map((index) =>
        instances[index]?.send(numbered(serial), headers),
      );
    }).flat(),
  );
  expect(answers.every((answer) => answer?.text === 'OK')).toBe(true);
  const delivered = await host.arrival(120);
  for (const instance of instances) await instance.stop(5_000);
  expect(delivered).toHaveLength(120);
  expect(new Set(delivered.map(({ mail }) => mail.messageId)).size).toBe(120);
});

test('a receipt signed by one instance is read by another, and a rate is shared by all', async () => {
  using directory = temporaryDirectory();
  const env = { DATA_DIR: directory.path, DATABASE_URL: await server.createDatabase() };
  await using one = await openService({ ...env, RATE_LIMIT: '30' });
  await using two = await openService({ ...env, RATE_LIMIT: '30' });
  const outcome = await one.submit(visitor, {
    idempotencyKey: undefined,
    remoteAddress: '192.0.2.9',
  });
  const id = outcome.outcome === 'accepted' ? outcome.id : '';
  expect(await two.readReceipt(one.signReceipt(id))).toMatchObject({ id, email: visitor.email });
  const statuses: number[] = [];
  // Enough for a whole minute's allowance even where a new minute begins in between.
  for (let serial = 0; serial < 70; serial++) {
    const instance = serial % 2 === 0 ? one : two;
    statuses.push((await instance.send('nonsense')).status);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(70 - 2 * 30);
});

test('instances share a flood’s state, and a proof requested by one is valid at the other, once', async () => {
  using directory = temporaryDirectory();
  const env = {
    DATA_DIR: directory.path,
    DATABASE_URL: await server.createDatabase(),
    RATE_LIMIT: '10',
  };
  await using one = await openService(env);
  await using two = await openService(env);
  // Enough for a crowded minute even where a new minute begins in between.
  for (let serial = 0; serial < 220; serial++) {
    const instance = serial % 2 === 0 ? one : two;
    await instance.send('nonsense', {}, `198.51.100.${serial}`);
  }
  const key = { 'idempotency-key': 'form-of-a-person' };
  const asked = await one.send(numbered(1), { ...key, 'x-form-proof': 'offered' }, '203.0.113.1');
  expect(asked.status).toBe(428);
  const proof = { 'x-form-proof': await solve(asked.text) };
  const answers = await Promise.all(
    [one, two, two].map((each) => each.send(numbered(1), { ...key, ...proof }, '203.0.113.1')),
  );
  expect(answers.map(({ text }) => text)).toEqual(['OK', 'OK', 'OK']);
  const metrics = await Promise.all([one, two].map(readMetrics));
  expect(metrics.join()).toContain('deliveries_queued{kind="notification"} 1\n');
  const other = { 'idempotency-key': 'form-of-a-script', ...proof };
  expect((await two.send(numbered(2), other, '203.0.113.2')).status).toBe(428);
});

async function readMetrics(service: TestService): Promise<string> {
  const request = new Request('http://localhost:3000/metrics');
  return (await service.fetch(request, { remoteAddress: '127.0.0.1' })).text();
}
