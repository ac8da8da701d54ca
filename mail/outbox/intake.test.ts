import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryDirectory, visitor } from '#mail/testing.ts';
import { defaultCaps } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';
import { forget } from './erasure.ts';
import { unpackAll } from './intake.ts';
import { migrate } from './migrations.ts';
import { openOutbox } from './outbox.ts';
import { claimDue, readQueueState, recordAndClaim } from './queue.ts';
import { listRequests } from './review.ts';
import { openSqlite, saveSnapshot } from './sqlite.ts';
import { openSqliteOutbox } from './sqlite-outbox.ts';
import type { Acceptance, Submission } from './types.ts';

const caps = { ...defaultCaps, secret: 'secret' };

function submission(serial: number, change: Partial<Submission> = {}): Submission {
  return {
    request: { ...visitor, email: `visitor${serial}@rao${serial}.example` },
    idempotencyKey: `key:${serial}`,
    client: `client${serial}`,
    ...change,
  };
}

function submissions(count: number, first = 0, change: Partial<Submission> = {}): Submission[] {
  return Array.from({ length: count }, (_, index) => submission(first + index, change));
}

async function open(path: string): Promise<Database> {
  const database = openSqlite(path);
  await migrate(database);
  return database;
}

function accept(database: Database, batch: readonly Submission[]): Promise<Acceptance[]> {
  return openOutbox(database).accept(batch, caps);
}

/** How many requests wait, and how many have rows. */
async function where(database: Database): Promise<{ waiting: number; rows: number }> {
  const [row] = await database.query(
    `SELECT (SELECT coalesce(sum(requests), 0) FROM intake) AS waiting,
       (SELECT count(*) FROM requests) AS rows`,
  );
  return { waiting: Number(row?.waiting), rows: Number(row?.rows) };
}

test('what is accepted waits as one row a batch, and becomes rows in its order when somebody asks', async () => {
  using directory = temporaryDirectory();
  const database = await open(join(directory.path, 'requests.db'));
  const first = await accept(database, [submission(2), submission(1)]);
  const second = await accept(database, [submission(3, { suspicion: 'a trap', source: '[]' })]);
  expect(await where(database)).toEqual({ waiting: 3, rows: 0 });
  const ids = [...first, ...second].map((each) => (each.outcome === 'accepted' ? each.id : ''));
  const stored = await listRequests(database);
  expect(stored.map(({ id }) => id)).toEqual(ids);
  expect(stored.map(({ mails }) => mails.length)).toEqual([2, 2, 0]);
  expect(stored[2]).toMatchObject({ heldFor: 'a trap', source: '[]', state: 'held' });
  expect(await where(database)).toEqual({ waiting: 0, rows: 3 });
  await database.close();
});

test('a key is known over a restart whether its request waits or has rows, another body under it is refused', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const other = submission(1, { request: { ...visitor, name: 'Somebody Else' } });
  const database = await open(path);
  const [first] = await accept(database, [submission(1), submission(2)]);
  await database.close();
  const id = first?.outcome === 'accepted' ? first.id : '';
  const expected = [{ outcome: 'repeated', id }, { outcome: 'conflict' }, { outcome: 'accepted' }];

  const again = await open(path);
  expect(await accept(again, [submission(1), other, submission(3)])).toMatchObject(expected);
  await unpackAll(again);
  await again.close();
  const last = await open(path);
  expect(await accept(last, [submission(1), other, submission(4)])).toMatchObject(expected);
  expect(await listRequests(last)).toHaveLength(4);
  await last.close();
});

test('rows that cannot be made leave all in the intake, and its keys known', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const database = await open(path);
  await accept(database, [submission(1), submission(2)]);
  const beside = new DatabaseSync(path);
  // The last statement fails, after all that was done before it.
  beside.exec("CREATE TRIGGER fault BEFORE DELETE ON intake BEGIN SELECT RAISE(ABORT, ''); END");
  await expect(unpackAll(database)).rejects.toMatchObject({ kind: 'refused' });
  expect(await where(database)).toEqual({ waiting: 2, rows: 0 });
  expect(await accept(database, [submission(1)])).toMatchObject([{ outcome: 'repeated' }]);
  beside.exec('DROP TRIGGER fault');
  beside.close();
  expect(await readQueueState(database)).toMatchObject({ queued: 4 });
  await database.close();
});

test('another process makes the rows and forgets a person, and the server answers by what is there', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const server = await open(path);
  await accept(server, [submission(1), submission(2)]);
  const commandLine = await open(path);
  expect(await forget(commandLine, 'visitor2@rao2.example')).toHaveLength(1);
  await commandLine.close();
  // Its batch gets the number of the one that is gone.
  await accept(server, [submission(3)]);
  const outcomes = await accept(server, [submission(1), submission(2), submission(3)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['repeated', 'accepted', 'repeated']);
  expect((await listRequests(server)).map(({ state }) => state).toSorted()).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'forgotten',
  ]);
  await server.close();
});

test('delivery has rows made of no more than it needs, and suspects before a mail do not hide it', async () => {
  using directory = temporaryDirectory();
  const database = await open(join(directory.path, 'requests.db'));
  for (let serial = 0; serial < 192; serial += 64) {
    await accept(database, submissions(64, serial, { suspicion: 'a trap' }));
  }
  await accept(database, submissions(64, 192));
  await accept(database, submissions(64, 256));
  const [first] = await claimDue(database, 1, 60_000);
  if (!first) throw new Error('Nothing was claimed');
  expect(await where(database)).toEqual({ waiting: 64, rows: 256 });
  const { claimed } = await recordAndClaim(database, first, { state: 'sent' }, 1, 60_000);
  expect(claimed).toHaveLength(1);
  expect(await where(database)).toEqual({ waiting: 64, rows: 256 });
  expect(await claimDue(database, 1_000, 60_000)).toHaveLength(126);
  expect(await claimDue(database, 1_000, 60_000)).toHaveLength(128);
  expect(await claimDue(database, 1_000, 60_000)).toEqual([]);
  await database.close();
});

test('while many rows are made, what comes in is accepted first, and who asked sees all from before', async () => {
  using directory = temporaryDirectory();
  const outbox = await openSqliteOutbox(join(directory.path, 'requests.db'));
  for (let serial = 0; serial < 1_280; serial += 64) {
    await outbox.accept(submissions(64, serial, { suspicion: 'a trap' }), caps);
  }
  const ended: string[] = [];
  const state = outbox.readQueueState().then(({ held }) => {
    ended.push('read');
    return held;
  });
  const accepted = [2_001, 2_002].map(async (serial) => {
    await outbox.accept([submission(serial, { suspicion: 'a trap' })], caps);
    ended.push('accepted');
  });
  expect(await state).toBeGreaterThanOrEqual(1_280);
  await Promise.all(accepted);
  expect(ended).toEqual(['accepted', 'accepted', 'read']);
  await outbox.close();
});

test('a full intake takes more in, and makes rows of the oldest for it', async () => {
  using directory = temporaryDirectory();
  const database = await open(join(directory.path, 'requests.db'));
  if (database.intake) database.intake.limit = 150;
  await accept(database, submissions(100));
  await accept(database, submissions(100, 100));
  expect(await where(database)).toEqual({ waiting: 200, rows: 0 });
  await accept(database, submissions(10, 200));
  expect(await where(database)).toEqual({ waiting: 110, rows: 100 });
  await accept(database, submissions(10, 300));
  expect(await where(database)).toEqual({ waiting: 120, rows: 100 });
  await database.close();
});

test('a person is forgotten, and a backup is whole, while the request still waits', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const database = await open(path);
  await accept(database, [submission(1), submission(2)]);
  const copy = join(directory.path, 'copy.db');
  saveSnapshot(path, copy);
  const restored = await open(copy);
  expect(await accept(restored, [submission(1)])).toMatchObject([{ outcome: 'repeated' }]);
  expect(await listRequests(restored)).toHaveLength(2);
  await restored.close();

  expect(await forget(database, 'visitor1@rao1.example')).toHaveLength(1);
  const files = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
  expect(files).not.toContain('visitor1@rao1.example');
  expect(files).toContain('visitor2@rao2.example');
  await database.close();
});
