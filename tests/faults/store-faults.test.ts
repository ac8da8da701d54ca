import { openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayMs } from '#mail/outbox/acknowledgement-caps.ts';
import {
  DamagedStoreError,
  DataDirectoryInUseError,
  DataDirectoryUnusableError,
  databasePath,
  openSqlite,
} from '#mail/outbox/sqlite.ts';
import { describeStartFailure } from '#mail/service.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  storedRows,
  temporaryDirectory,
} from '#mail/testing.ts';

const numbered = (serial: number) => callBody({ ...demoParams, name: `Visitor ${serial}` });

test('a full disk is answered 503 with Retry-After, never OK, and it heals', async () => {
  using directory = temporaryDirectory();
  const database = openSqlite(databasePath(directory.path));
  await using service = await openService({ DATA_DIR: directory.path }, { database });
  const [{ page_count: pages } = { page_count: 0 }] = await database.query('PRAGMA page_count');
  await database.query(`PRAGMA max_page_count = ${Number(pages) + 4}`);
  const acknowledged: number[] = [];
  let full: Awaited<ReturnType<typeof service.send>> | undefined;
  for (let serial = 0; serial < 500 && !full; serial++) {
    const answer = await service.send(numbered(serial));
    if (answer.status === 200) acknowledged.push(serial);
    else full = answer;
  }
  expect(full?.status).toBe(503);
  expect(Number(full?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(full?.text).not.toContain('OK');
  expect(service.events.some(({ level }) => level === 'alert')).toBe(true);
  await database.query('PRAGMA max_page_count = 1000000');
  expect((await service.send(numbered(1_000))).status).toBe(200);
  const rows = await storedRows(database, 'SELECT id FROM requests');
  expect(rows).toHaveLength(acknowledged.length + 1);
});

test('a damaged database refuses the start loudly, and is never replaced by an empty one', async () => {
  using directory = temporaryDirectory();
  const path = databasePath(directory.path);
  {
    await using service = await openService({ DATA_DIR: directory.path });
    for (let serial = 0; serial < 50; serial++) await service.send(numbered(serial));
  }
  const whole = readFileSync(path);
  const damages: ((file: Buffer) => Buffer)[] = [
    (file) => Buffer.concat([Buffer.from('This is no database. '), file]),
    (file) => file.subarray(0, file.length / 2),
    (file) => Buffer.from(file).fill(0xa5, 4_096, 12_288),
    (file) => Buffer.from(file).fill(0x00, 0, 100),
  ];
  for (const damage of damages) {
    const damaged = damage(whole);
    writeFileSync(path, damaged);
    await expect(openService({ DATA_DIR: directory.path })).rejects.toThrow(DamagedStoreError);
    expect(readFileSync(path).equals(damaged)).toBe(true);
    const failure = await openService({ DATA_DIR: directory.path }).catch(describeStartFailure);
    expect(failure).toMatch(/^The database .* is damaged/);
  }
  writeFileSync(path, whole);
  await using service = await openService({ DATA_DIR: directory.path });
  expect((await service.send(numbered(99))).status).toBe(200);
});

test('a database that turns bad under a running service is reported, not answered OK', async () => {
  using directory = temporaryDirectory();
  const database = openSqlite(databasePath(directory.path));
  await using service = await openService({ DATA_DIR: directory.path }, { database });
  for (let serial = 0; serial < 50; serial++) await service.send(numbered(serial));
  await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.query('PRAGMA cache_size = 0');
  await database.query('PRAGMA shrink_memory');
  const file = openSync(databasePath(directory.path), 'r+');
  for (let page = 1; page < 40; page++)
    writeSync(file, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
  const answer = await service.send(numbered(1_000));
  expect(answer.status).toBe(503);
});

test('a second server on the same data directory is refused', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  await expect(openService({ DATA_DIR: directory.path })).rejects.toThrow(DataDirectoryInUseError);
  expect((await service.send(numbered(1))).status).toBe(200);
}, 20_000);

test('a data directory that cannot be one is refused by name', async () => {
  using directory = temporaryDirectory();
  const file = join(directory.path, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    const refusal = await openService({ DATA_DIR: path }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(DataDirectoryUnusableError);
    expect(describeStartFailure(refusal)).toContain(`DATA_DIR ${path} cannot be used`);
  }
});

test('a database of a newer version is refused, not guessed at', async () => {
  using directory = temporaryDirectory();
  {
    await using _service = await openService({ DATA_DIR: directory.path });
  }
  const database = openSqlite(databasePath(directory.path));
  await database.query('INSERT INTO migrations (version) VALUES (2)');
  await database.close();
  await expect(openService({ DATA_DIR: directory.path })).rejects.toThrow(
    /The store has schema \d+; this version knows/,
  );
});

for (const [direction, leap] of [
  ['ahead', dayMs],
  ['back', -dayMs],
] as const) {
  test(`a clock set a day ${direction} loses nothing, sends nothing twice and starves nobody`, async () => {
    using directory = temporaryDirectory();
    const clock = { leap: 0 };
    const open = () => openSqlite(databasePath(directory.path), () => Date.now() + clock.leap);
    await using host = await openMailHost();
    const env = { DATA_DIR: directory.path, SMTP_URL: host.url };
    {
      await using service = await openService(env, { database: open() });
      for (let serial = 0; serial < 20; serial++) {
        await service.send(numbered(serial));
      }
    }
    clock.leap = leap;
    await using service = await openService(env, { database: open() });
    service.start();
    const waiting = await host.arrival(21);
    expect(waiting).toHaveLength(21);
    await service.send(numbered(100));
    const all = await host.arrival(22);
    expect(new Set(all.map(({ mail }) => mail.messageId)).size).toBe(22);
  });
}

test('a clock that leaps while mails are in flight sends none of them twice', async () => {
  using directory = temporaryDirectory();
  const clock = { leap: 0 };
  const database = openSqlite(databasePath(directory.path), () => Date.now() + clock.leap);
  const slow = Promise.withResolvers<void>();
  let met = 0;
  await using host = await openMailHost({
    onRcptTo: (_address, _session, done) => {
      met += 1;
      slow.promise.then(() => done());
    },
  });
  await using service = await openService(
    { DATA_DIR: directory.path, SMTP_URL: host.url },
    { database, pollMs: 10, concurrency: 4 },
  );
  service.start();
  for (let serial = 0; serial < 3; serial++) await service.send(numbered(serial));
  await expect.poll(() => met).toBe(1);
  clock.leap = dayMs;
  // Long enough for the worker to have looked again many times.
  await service.send(numbered(4));
  await service.send(numbered(5));
  slow.resolve();
  await host.arrival(6);
  await service.stop(5_000);
  const ids = host.delivered.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
});
