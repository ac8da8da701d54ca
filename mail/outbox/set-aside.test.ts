import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openService, temporaryDirectory, visitor } from '#mail/testing.ts';
import { defaultCaps } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';
import { deleteBefore } from './erasure.ts';
import { migrate } from './migrations.ts';
import { openOutbox } from './outbox.ts';
import { readQueueState } from './queue.ts';
import { listRequests } from './review.ts';
import { listSetAside, retrySetAside } from './set-aside.ts';
import { databasePath, openSqlite } from './sqlite.ts';
import type { Acceptance } from './types.ts';

async function open(path: string): Promise<Database> {
  const database = openSqlite(path);
  await migrate(database);
  return database;
}

/** Accepts one batch: a request of each name, its key too. */
function accept(database: Database, names: readonly string[]): Promise<Acceptance[]> {
  const batch = names.map((name) => ({
    request: { ...visitor, name, email: `${name}@rao.example` },
    idempotencyKey: name,
    client: 'client',
  }));
  return openOutbox(database).accept(batch, { ...defaultCaps, secret: 'secret' });
}

async function namesOf(database: Database): Promise<string[]> {
  return (await listRequests(database)).map(({ name }) => name).toSorted();
}

test('a batch that cannot be read is set aside and holds up neither its neighbours nor a restart', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const database = await open(path);
  for (const batch of [['first'], ['spoilt', 'with-it'], ['last']]) await accept(database, batch);
  await database.query(`UPDATE intake SET content = replace(content, '"entries"', '"entrees"')
    WHERE requests = 2`);
  await database.close();

  const again = await open(path);
  const repeats = await accept(again, ['first', 'last', 'new']);
  expect(repeats.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated', 'accepted']);
  expect(await namesOf(again)).toEqual(['first', 'last', 'new']);
  expect(await readQueueState(again)).toMatchObject({ queued: 6, setAside: 2 });
  const [content, ...others] = await listSetAside(again);
  expect(content).toContain('spoilt@rao.example');
  expect(others).toEqual([]);

  // Still unreadable, it stays; mended, it becomes what it was.
  await retrySetAside(again);
  expect(await readQueueState(again)).toMatchObject({ setAside: 2 });
  await again.query(`UPDATE set_aside SET content = replace(content, '"entrees"', '"entries"')`);
  await retrySetAside(again);
  expect(await namesOf(again)).toEqual(['first', 'last', 'new', 'spoilt', 'with-it']);
  expect(await readQueueState(again)).toMatchObject({ queued: 10, setAside: 0 });
  await again.close();
});

test('of a batch with a request that the database refuses, that one alone is set aside', async () => {
  using directory = temporaryDirectory();
  const path = join(directory.path, 'requests.db');
  const database = await open(path);
  await accept(database, ['first', 'refused', 'last']);
  const beside = new DatabaseSync(path);
  beside.exec(`CREATE TRIGGER fault BEFORE INSERT ON requests WHEN NEW.name = 'refused'
    BEGIN SELECT RAISE(ABORT, ''); END`);
  expect(await namesOf(database)).toEqual(['first', 'last']);
  expect(await readQueueState(database)).toMatchObject({ queued: 4, setAside: 1 });
  beside.exec('DROP TRIGGER fault');
  beside.close();
  await retrySetAside(database);
  expect(await namesOf(database)).toEqual(['first', 'last', 'refused']);
  await database.close();
});

test('what is set aside raises an alert, shows in the metrics and goes with retention', async () => {
  using directory = temporaryDirectory();
  const database = await open(databasePath(directory.path));
  await accept(database, ['spoilt']);
  await database.query("UPDATE intake SET content = 'no JSON'");
  await database.close();
  {
    await using service = await openService({ DATA_DIR: directory.path });
    service.start();
    const alert = () => service.events.find(({ event }) => event === 'requests set aside');
    await expect.poll(alert).toMatchObject({ level: 'alert', fields: { requests: 1 } });
    const answer = await service.fetch(new Request('http://localhost:3000/metrics'), {
      remoteAddress: '127.0.0.1',
    });
    expect(await answer.text()).toContain('mail_requests_set_aside 1\n');
  }
  const later = await open(databasePath(directory.path));
  await deleteBefore(later, Date.now() - 60_000);
  expect(await listSetAside(later)).toEqual(['no JSON']);
  await deleteBefore(later, Date.now() + 1);
  expect(await listSetAside(later)).toEqual([]);
  await later.close();
});
