import { expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { dayMs } from '#mail/time.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  temporaryDirectory,
} from '#tests/mail/service.ts';

test('sales get one digest a day while anything is held, and none when nothing is', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost();
  let now = Date.now();
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url, SALES_EMAIL: 'inbox@sales.example' },
    { database: await openSqlite(databasePath(directory.path), () => now), maintenanceMs: 20 },
  );
  const digests = () => service.events.filter(({ event }) => event === 'digest of held requests');
  service.start();
  await service.send(callBody({ ...demoParams, name: 'Ravi Rao' }));
  await host.arrival(2);
  expect(digests()).toEqual([]);
  await service.send(callBody(demoParams), { 'x-form-honeypot': 'x' });
  const [, , digest] = await host.arrival(3);
  expect(digest?.to).toEqual(['inbox@sales.example']);
  expect(digest?.mail.text).toContain('the honeypot field was filled');
  await service.send(callBody({ ...demoParams, name: 'Meera' }), { 'x-form-honeypot': 'x' });
  now += dayMs / 2;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(digests()).toHaveLength(1);
  now += dayMs / 2;
  await host.arrival(4);
  expect(host.delivered[3]?.mail.subject).toMatch(/^2 /);
});

test('a digest that the mail host refuses alerts, and is tried again an hour later', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('spam'), { responseCode: 554 })),
  });
  let now = Date.now();
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url },
    { database: await openSqlite(databasePath(directory.path), () => now), maintenanceMs: 20 },
  );
  const refused = () => service.events.filter(({ event }) => event.startsWith('digest of held'));
  service.start();
  await service.send(callBody(demoParams), { 'x-form-honeypot': 'x' });
  await expect.poll(refused).toMatchObject([{ level: 'alert' }]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(refused()).toHaveLength(1);
  now += 60 * 60_000;
  await expect.poll(refused).toHaveLength(2);
});
