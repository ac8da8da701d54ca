import { join } from 'node:path';
import { expect, test } from 'vitest';
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
