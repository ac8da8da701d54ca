import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '#tests/mail/service.ts';
import { UnusableStoreError } from './database.ts';
import { migrate } from './migrations.ts';
import { openStore } from './open-store.ts';
import { openSqlite } from './sqlite.ts';

/** Takes a tenth of a second or more. */
const long = `WITH RECURSIVE counted (n) AS
  (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000) SELECT max(n) FROM counted`;

test('every commit is synced to the disk', async () => {
  using directory = temporaryDirectory();
  const database = await openSqlite(join(directory.path, 'requests.db'));
  const pragma = async (name: string) => {
    const [row] = await database.query(`PRAGMA ${name}`);
    return Object.values(row ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(await pragma('synchronous')).toBe(2);
  await database.close();
});

test('its thread ends with close, and when the file cannot be opened or used', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const started = vi.spyOn(Worker.prototype, 'on');
  const database = await openSqlite(path);
  await migrate(database);
  await database.query('DROP TABLE deliveries');
  await database.close();
  const store = { dataDir: directory.path, databaseUrl: undefined };
  await expect(openStore(store)).rejects.toThrow('refused');
  writeFileSync(path, 'Dear Sir or Madam');
  await expect(openSqlite(path)).rejects.toThrow(UnusableStoreError);
  const threads = new Set(started.mock.contexts.filter((each) => each instanceof Worker));
  expect([...threads].map(({ threadId }) => threadId)).toEqual([-1, -1, -1]);
});

test('once its thread has crashed, every call is refused, also one under way', async () => {
  using directory = temporaryDirectory();
  const database = await openSqlite(join(directory.path, 'requests.db'));
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const calls = [database.query(long), database.transaction((query) => query('SELECT 1'))];
  await new Promise(setImmediate);
  await Promise.all([
    ...calls.map((call) => expect(call).rejects.toThrow('unavailable (thread ended)')),
    posted.mock.contexts.find((each) => each instanceof Worker)?.terminate(),
  ]);
  await expect(database.query('SELECT 1')).rejects.toThrow('unavailable (thread ended)');
  await database.close();
});
