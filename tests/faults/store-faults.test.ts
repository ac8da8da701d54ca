import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import { describeStartFailure } from '#server/config/config.ts';
import {
  callBody,
  demoParams,
  openService,
  storedRows,
  temporaryDirectory,
} from '#tests/mail/service.ts';

const numbered = (serial: number) => callBody({ ...demoParams, name: `Visitor ${serial}` });

test('a full disk is answered 503 with Retry-After, never OK, and accepts requests once there is room', async () => {
  using directory = temporaryDirectory();
  const database = await openSqlite(databasePath(directory.path));
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

test('a damaged database stops the start with a message, and is never replaced by an empty one', async () => {
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
    await expect(openService({ DATA_DIR: directory.path })).rejects.toThrow(
      /^The database .* is damaged/,
    );
    expect(readFileSync(path).equals(damaged)).toBe(true);
    const failure = await openService({ DATA_DIR: directory.path }).catch(describeStartFailure);
    expect(failure).toMatch(/^The database .* is damaged/);
  }
  writeFileSync(path, whole);
  await using service = await openService({ DATA_DIR: directory.path });
  expect((await service.send(numbered(99))).status).toBe(200);
});

test.each<[string, (path: string) => void]>([
  ['replaced by a backup', (path) => renameSync(`${path}.backup`, path)],
  ['deleted', (path) => rmSync(path)],
  ['deprived of its log, as by a backup’s copy', (path) => rmSync(`${path}-wal`)],
])(
  'once the database is %s under a running service nothing is answered OK, with one alert',
  async (_what, change) => {
    using directory = temporaryDirectory();
    const path = databasePath(directory.path);
    await using service = await openService({ DATA_DIR: directory.path });
    await storedRows(directory.path, `VACUUM INTO '${path}.backup'`);
    service.start();
    expect((await service.send(numbered(1))).status).toBe(200);
    change(path);
    for (let serial = 2; serial < 6; serial++) {
      expect((await service.send(numbered(serial))).status).toBe(503);
    }
    await expect.poll(async () => (await service.get('/readyz')).status).toBe(503);
    const alerts = service.events.filter(({ level }) => level === 'alert');
    expect(alerts).toMatchObject([
      { event: 'store unavailable', fields: { code: 'files replaced' } },
    ]);
  },
);

test('a write lock of another program delays requests, and nothing else in the process', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  using other = new DatabaseSync(databasePath(directory.path));
  other.exec('BEGIN IMMEDIATE');
  let answered = false;
  const sent = service.send(numbered(1)).then(({ status }) => {
    answered = true;
    return status;
  });
  expect((await service.get('/livez')).status).toBe(200);
  // Were this thread to wait for the lock, nobody could release it, and the answer would be 503.
  expect(answered).toBe(false);
  other.exec('COMMIT');
  expect(await sent).toBe(200);
});

test('a folder that cannot be written, or made, is refused in one line with its path', async () => {
  using directory = temporaryDirectory();
  chmodSync(directory.path, 0o500);
  for (const dataDir of [directory.path, join(directory.path, 'data')]) {
    const refusal = await asOrdinaryUser(directory.path, () =>
      openService({ DATA_DIR: dataDir }).catch(describeStartFailure),
    );
    expect(refusal).toMatch(new RegExp(`^DATA_DIR ${dataDir} cannot be used: EACCES.*$`));
  }
});

/** Permissions don't hold for root, so root steps down for as long as `work` takes. */
async function asOrdinaryUser<T>(folder: string, work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  const nobody = 65_534;
  if (process.seteuid === undefined) throw new Error('This platform has no users');
  chmodSync(folder, 0o755);
  process.seteuid(nobody);
  try {
    return await work();
  } finally {
    process.seteuid(0);
  }
}
