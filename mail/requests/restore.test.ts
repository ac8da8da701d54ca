import fs, { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { references, run, seed } from '#tests/mail/requests.ts';
import { callBody, demoParams, openService, temporaryDirectory } from '#tests/mail/service.ts';

test('restore puts a backup in place, keeps what was there, and refuses a store in use or a file that is none', async () => {
  using directory = temporaryDirectory();
  using elsewhere = temporaryDirectory();
  const backup = join(elsewhere.path, 'backup.db');
  await seed(directory.path);
  expect((await run(directory.path, 'backup', backup)).code).toBe(0);
  await seed(directory.path, [{ email: 'later@rao.example' }]);
  {
    await using _running = await openService({ DATA_DIR: directory.path });
    const { code, error } = await run(directory.path, 'restore', backup);
    expect([code, error]).toEqual([1, `Another server runs on DATA_DIR ${directory.path}`]);
  }
  const noDatabase = join(elsewhere.path, 'letter.txt');
  writeFileSync(noDatabase, 'Dear Sir or Madam');
  const empty = join(elsewhere.path, 'empty.db');
  writeFileSync(empty, '');
  const other = join(elsewhere.path, 'other.db');
  using program = new DatabaseSync(other);
  program.exec('CREATE TABLE notes (text TEXT)');
  const cut = join(elsewhere.path, 'cut.db');
  writeFileSync(cut, readFileSync(backup).subarray(0, -5_000));
  const nowhere = join(elsewhere.path, 'nowhere.db');
  for (const file of [noDatabase, empty, other, cut, nowhere, elsewhere.path]) {
    const { code, error } = await run(directory.path, 'restore', file);
    expect([code, error.includes(file)]).toEqual([1, true]);
  }
  expect(await references(directory.path)).toHaveLength(2);

  const { code, out } = await run(directory.path, 'restore', backup);
  expect([code, out]).toEqual([0, expect.stringContaining('Restored requests: 1')]);
  expect(await references(directory.path)).toHaveLength(1);
  const [kept = ''] = readdirSync(directory.path).filter((name) => name.startsWith('replaced-'));
  using before = new DatabaseSync(join(directory.path, kept));
  expect(before.prepare('SELECT count(*) AS count FROM requests').get()).toEqual({ count: 2 });
  await seed(directory.path, [{ email: 'after@rao.example' }]);
  // On a machine that has lost its data directory.
  expect(await run(join(elsewhere.path, 'new'), 'restore', backup)).toMatchObject({ code: 0 });
});

test('a restore that ends before the backup has its place leaves the database in it', async () => {
  using directory = temporaryDirectory();
  using running = temporaryDirectory();
  await using service = await openService({ DATA_DIR: running.path });
  await service.send(callBody(demoParams));
  const path = databasePath(directory.path);
  const backup = `${path}.backup`;
  expect((await run(running.path, 'backup', backup)).code).toBe(0);
  // As a killed server leaves them: the request is in the WAL file alone.
  for (const suffix of ['', '-wal']) {
    copyFileSync(databasePath(running.path) + suffix, path + suffix);
  }
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === path) throw new Error('killed');
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  await expect(run(directory.path, 'restore', backup)).rejects.toThrow('killed');
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(await references(directory.path)).toHaveLength(1);
});
