import { afterAll, beforeAll, expect, test } from 'vitest';
import { solve } from '#app/demo-form/proof-of-work.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  temporaryDirectory,
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

test('in a flood a proof that one instance asked for is valid at the other, once', async () => {
  using directory = temporaryDirectory();
  const env = {
    DATA_DIR: directory.path,
    DATABASE_URL: await server.createDatabase(),
    RATE_LIMIT: '10',
  };
  await using one = await openService(env);
  await using two = await openService(env);
  // Enough for a crowded minute even where a new minute begins in between.
  for (let serial = 0; serial < 440; serial++) {
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
  expect(await one.metrics()).toContain('deliveries_queued{kind="notification"} 1\n');
  const other = { 'idempotency-key': 'form-of-a-script', ...proof };
  expect((await two.send(numbered(2), other, '203.0.113.2')).status).toBe(428);
});
