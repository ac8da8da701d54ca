import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '#mail/testing.ts';
import { openSqlite } from './sqlite.ts';

test('every commit is synced to the disk, and no lock is waited for on this thread', async () => {
  using directory = temporaryDirectory();
  const database = openSqlite(join(directory.path, 'requests.db'));
  const pragma = async (name: string) => {
    const [row] = await database.query(`PRAGMA ${name}`);
    return Object.values(row ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('busy_timeout')).toBe(0);
  await database.close();
});

test('calls that queue up behind another program’s lock are all refused once their time is over', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const database = openSqlite(path);
  await database.query('CREATE TABLE notes (text TEXT)');
  using other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const began = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(began);
  const calls = [1, 2, 3].flatMap((serial) => [
    database.query(`INSERT INTO notes VALUES ('${serial}')`),
    database.transaction((query) => query(`INSERT INTO notes VALUES ('${serial}')`)),
  ]);
  const settled = Promise.allSettled(calls);
  clock.mockReturnValue(began + 60_000);
  await expect(calls[0]).rejects.toThrow('unavailable (sqlite 5)');
  // The others have waited as long: none of them is left to write once the lock is released.
  await setTimeout(200);
  other.exec('COMMIT');
  expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(['rejected']));
  clock.mockRestore();
  await database.close();
});

test('between the statements of long work the event loop gets its turns', async () => {
  using directory = temporaryDirectory();
  const database = openSqlite(join(directory.path, 'requests.db'));
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 1_000;
    return time;
  });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  for (let statement = 0; statement < 10_000 && turns < 3; statement++) {
    await database.query('SELECT 1');
  }
  clearInterval(counting);
  expect(turns).toBe(3);
  clock.mockRestore();
  await database.close();
});
