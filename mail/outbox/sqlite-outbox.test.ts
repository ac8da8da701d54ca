import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { storedRows, temporaryDirectory, visitor } from '#mail/testing.ts';
import { defaultCaps } from './acknowledgement-caps.ts';
import { StoreError } from './database.ts';
import { openStore } from './open-store.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteOutbox } from './sqlite-outbox.ts';
import type { Submission } from './types.ts';

const caps = { ...defaultCaps, secret: 'secret' };

function submission(serial: number): Submission {
  return {
    request: { ...visitor, email: `visitor${serial}@rao${serial}.example` },
    idempotencyKey: `key:${serial}`,
    client: `client${serial}`,
    source: undefined,
    suspicion: undefined,
  };
}

test('what the thread answered is in the file, and orders given at once are answered each with its own', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const outbox = await openSqliteOutbox(path);
  const batches = [1, 2, 3].map((serial) => [submission(serial), submission(serial + 10)]);
  const outcomes = await Promise.all(batches.map((batch) => outbox.accept(batch, caps)));
  const ids = outcomes.flat().map((each) => (each.outcome === 'accepted' ? each.id : ''));
  const rows = await storedRows(directory.path, 'SELECT id, email FROM requests');
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  expect(ids.map((id) => emails.get(id))).toEqual(
    batches.flat().map(({ request }) => request.email),
  );

  const [first] = await outbox.claimDue(1, 60_000);
  if (!first) throw new Error('Nothing was claimed');
  const { owned, claimed } = await outbox.recordAndClaim(first, { state: 'sent' }, 1, 60_000, ['']);
  expect(owned).toBe(true);
  expect(claimed.map(({ id }) => id)).not.toContain(first.id);
  expect((await outbox.readQueueState()).queued).toBe(11);
  await outbox.close();
});

test('every commit is synced to the disk, and a busy database is waited for', async () => {
  using directory = temporaryDirectory();
  const database = openSqlite(join(directory.path, 'requests.db'));
  const pragma = async (name: string) => {
    const [row] = await database.query(`PRAGMA ${name}`);
    return Object.values(row ?? {})[0];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // FULL, which the start insists on as well.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('busy_timeout')).toBeGreaterThan(0);
  await database.close();
});

test('what the store refuses in its thread arrives as the same error, and the thread goes on', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const outbox = await openSqliteOutbox(path);
  const beside = new DatabaseSync(path);
  beside.exec('ALTER TABLE requests RENAME TO elsewhere');
  const failure: unknown = await outbox.accept([submission(1)], caps).catch((error) => error);
  expect(failure).toBeInstanceOf(StoreError);
  expect(failure).toMatchObject({ kind: 'refused', code: 'sqlite 1', cause: { name: 'Error' } });
  beside.exec('ALTER TABLE elsewhere RENAME TO requests');
  beside.close();
  expect(await outbox.accept([submission(1)], caps)).toMatchObject([{ outcome: 'accepted' }]);
  await outbox.close();
});

test('a closed outbox answers every call as unavailable', async () => {
  using directory = temporaryDirectory();
  const outbox = await openSqliteOutbox(join(directory.path, 'requests.db'));
  const last = outbox.accept([submission(1)], caps);
  const closed = outbox.close();
  expect(await last).toMatchObject([{ outcome: 'accepted' }]);
  await closed;
  await expect(outbox.schemaVersion()).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a thread that ends leaves no call waiting, and later ones are answered as unavailable', async () => {
  using directory = temporaryDirectory();
  const started = once(process, 'worker');
  const outbox = await openSqliteOutbox(join(directory.path, 'requests.db'));
  const [thread] = await started;
  const ended = thread.terminate();
  await expect(outbox.accept([submission(1)], caps)).rejects.toMatchObject({ kind: 'unavailable' });
  await ended;
  await expect(outbox.schemaVersion()).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(outbox.close()).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a store whose thread has ended gives its directory up when it is closed', async () => {
  using directory = temporaryDirectory();
  const where = { dataDir: directory.path, databaseUrl: undefined };
  const started = once(process, 'worker');
  const store = await openStore(where);
  const [thread] = await started;
  await thread.terminate();
  await expect(store.close()).rejects.toMatchObject({ kind: 'unavailable' });
  await (await openStore(where)).close();
});

test('an answer that cannot be read leaves no call waiting, and the thread goes on', async () => {
  using directory = temporaryDirectory();
  const started = once(process, 'worker');
  const outbox = await openSqliteOutbox(join(directory.path, 'requests.db'));
  const [thread] = await started;
  const asked = outbox.schemaVersion();
  thread.emit('messageerror', new Error('unreadable'));
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await outbox.accept([submission(1)], caps)).toMatchObject([{ outcome: 'accepted' }]);
  await outbox.close();
});
