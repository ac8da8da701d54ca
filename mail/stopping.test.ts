import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Outbox } from './outbox/outbox.ts';
import { databasePath } from './outbox/sqlite.ts';
import { openSqliteOutbox } from './outbox/sqlite-outbox.ts';
import { callBody, demoParams, openService, storedRows, temporaryDirectory } from './testing.ts';

test('a mail whose claim comes back after stop was asked is put back untried, before the store closes', async () => {
  using directory = temporaryDirectory();
  const outbox = await openSqliteOutbox(databasePath(directory.path));
  const claimed = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const held: Outbox = {
    ...outbox,
    async claimDue(...claim) {
      const mails = await outbox.claimDue(...claim);
      if (mails.length === 0) return mails;
      claimed.resolve();
      await goOn.promise;
      return mails;
    },
  };
  const service = await openService({ DATA_DIR: directory.path }, { outbox: held });
  await service.send(callBody(demoParams));
  service.start();
  await claimed.promise;
  const stopped = service.stop(30_000);
  goOn.resolve();
  await stopped;

  expect(service.events.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(existsSync(join(directory.path, 'mail'))).toBe(false);
  const mails = await storedRows(directory.path, 'SELECT state, lease, attempts FROM mails');
  const untried = { state: 'queued', lease: null, attempts: 0 };
  expect(mails).toEqual([untried, untried]);
});

test.each(['claimDue', 'recallStranded', 'close'] as const)(
  'a store that never answers %s does not keep the service from stopping, and the log says so',
  async (name) => {
    using directory = temporaryDirectory();
    const outbox = await openSqliteOutbox(databasePath(directory.path));
    const asked = Promise.withResolvers<void>();
    const silent = (): Promise<never> => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const service = await openService(
      { DATA_DIR: directory.path },
      { outbox: { ...outbox, [name]: silent } },
    );
    service.start();
    const stopped = service.stop(100);
    await asked.promise;
    await stopped;
    const alerts = service.events.filter(({ level }) => level === 'alert');
    expect(alerts.map(({ event }) => event)).toEqual(['stopped without waiting for the store']);
    await outbox.close();
  },
);

test('a claim that the closing of the store breaks off is no alert of its own', async () => {
  using directory = temporaryDirectory();
  const outbox = await openSqliteOutbox(databasePath(directory.path));
  const asked = Promise.withResolvers<void>();
  const broken = Promise.withResolvers<never>();
  const service = await openService(
    { DATA_DIR: directory.path },
    {
      outbox: {
        ...outbox,
        claimDue() {
          asked.resolve();
          return broken.promise;
        },
        close() {
          broken.reject(new Error('The store is closed'));
          return outbox.close();
        },
      },
    },
  );
  service.start();
  const stopped = service.stop(100);
  await asked.promise;
  await stopped;
  await expect
    .poll(() => service.events.map(({ level, event }) => `${level}: ${event}`))
    .toContain('info: queue unreadable');
  const alerts = service.events.filter(({ level }) => level === 'alert');
  expect(alerts.map(({ event }) => event)).toEqual(['stopped without waiting for the store']);
});
