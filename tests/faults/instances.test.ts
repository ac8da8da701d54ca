import { afterAll, beforeAll, expect, test } from 'vitest';
import { uncapped } from '#tests/mail/caps.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  temporaryDirectory,
} from '#tests/mail/service.ts';
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
  await using one = await openService(env, { caps: uncapped });
  await using two = await openService(env, { caps: uncapped });
  await using three = await openService(env, { caps: uncapped });
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
