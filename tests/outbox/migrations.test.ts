import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { UnusableStoreError } from '#mail/outbox/database.ts';
import { migrate, migrations, schemaVersion } from '#mail/outbox/migrations.ts';
import { findRequest } from '#mail/outbox/review.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  storedRows,
  temporaryDirectory,
} from '#mail/testing.ts';
import { acceptOne, backends } from './backends.ts';

/** What version 1.0 left in its directory, as SQLite prints it. Never edited. */
const version1 = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE migrations (version INTEGER NOT NULL);
  INSERT INTO migrations VALUES (1);
  CREATE TABLE requests (
    id TEXT PRIMARY KEY, idempotency_key TEXT NOT NULL UNIQUE, received_at INTEGER NOT NULL,
    state TEXT NOT NULL, suspicion TEXT, client TEXT NOT NULL, email TEXT NOT NULL,
    fields TEXT NOT NULL, source TEXT, process TEXT) STRICT, WITHOUT ROWID;
  CREATE INDEX requests_held ON requests (id) WHERE state = 'held';
  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY, request_id TEXT NOT NULL REFERENCES requests (id), kind TEXT NOT NULL,
    destination TEXT, state TEXT NOT NULL, created_at INTEGER NOT NULL, due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, lease TEXT, finished_at INTEGER, last_error TEXT)
    STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_request ON deliveries (request_id);
  CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'queued';
  CREATE INDEX deliveries_dead ON deliveries (kind) WHERE state = 'dead';
  CREATE TABLE acknowledged (address_key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE counters (name TEXT NOT NULL, period INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (name, period)) STRICT, WITHOUT ROWID;
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE marks (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO secrets VALUES ('hashing', 'of-version-1');
  INSERT INTO requests VALUES
    ('0SVQQDG00001', 'key:first-form', 1795000000000, 'accepted', NULL, 'client',
     'asha@rao-castings.example', '{"companyName":"Rao Castings","email":"asha@rao-castings.example","employees":"51-200","name":"Asha Rao","phoneNumber":"9876543210","website":"https://rao.example/plant"}', NULL, NULL),
    ('0SVQQDG00002', 'key:second-form', 1795000000000, 'held', 'the hidden field was filled', 'client',
     'ravi@rao.example', '{"companyName":"Rao Castings","email":"ravi@rao.example","employees":"1-10","name":"Ravi Rao","phoneNumber":"9876543210"}', NULL, NULL);
  INSERT INTO deliveries VALUES
    ('0SVQQDG00001.acknowledgement', '0SVQQDG00001', 'acknowledgement', NULL, 'sent', 1795000000000, 1795000001000, 1, NULL, 1795000001000, NULL),
    ('0SVQQDG00001.notification', '0SVQQDG00001', 'notification', 'sales@millrace.example', 'queued', 1795000000000, 1795000000000, 1, 'lease', NULL, 'ECONNECTION');
`;

test('a data directory of version 1.0 opens with all its content, and its mails are sent', async () => {
  using directory = temporaryDirectory();
  const before = new DatabaseSync(databasePath(directory.path));
  before.exec(version1);
  before.close();
  await using host = await openMailHost();
  await using service = await openService({ DATA_DIR: directory.path, SMTP_URL: host.url });
  const repeat = await service.send(callBody(demoParams), { 'idempotency-key': 'first-form' });
  expect(repeat.text).toBe('OK');
  const other = callBody({ ...demoParams, name: 'Somebody Else' });
  const conflict = await service.send(other, { 'idempotency-key': 'first-form' });
  expect(conflict.status).toBe(422);
  const fresh = callBody({ ...demoParams, name: 'Meera Rao', email: 'meera@rao.example' });
  expect((await service.send(fresh, { 'idempotency-key': 'third-form' })).text).toBe('OK');
  service.start();
  // The fourth is the digest of what is held.
  await host.arrival(4);
  await service.stop(5_000);
  const rows = await storedRows(
    directory.path,
    `SELECT fields ->> 'name' AS name, requests.state, count(deliveries.id) AS sent FROM requests
     LEFT JOIN deliveries ON request_id = requests.id AND deliveries.state = 'sent'
     GROUP BY requests.id ORDER BY requests.id`,
  );
  expect(rows).toEqual([
    { name: 'Asha Rao', state: 'accepted', sent: 2 },
    { name: 'Ravi Rao', state: 'held', sent: 0 },
    { name: 'Meera Rao', state: 'accepted', sent: 2 },
  ]);
  const [secret] = await storedRows(
    directory.path,
    "SELECT value FROM secrets WHERE name = 'hashing'",
  );
  expect(secret).toEqual({ value: 'of-version-1' });
});

test('a store of a version before 1.0 is refused in one sentence and left as it was', async () => {
  using directory = temporaryDirectory();
  const path = databasePath(directory.path);
  const before = new DatabaseSync(path);
  before.exec(`CREATE TABLE schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version VALUES (1), (2), (3), (4);
    CREATE TABLE requests (id TEXT PRIMARY KEY, name TEXT);
    INSERT INTO requests VALUES ('0SVQQDG00001', 'Asha Rao')`);
  before.exec('PRAGMA journal_mode = WAL');
  before.close();
  const bytes = readFileSync(path);
  await expect(openService({ DATA_DIR: directory.path })).rejects.toThrow(
    /^The store was written by a version before 1\.0[^.]*\b/,
  );
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

describe.each(backends())('$name', ({ open }) => {
  test('an upgrade keeps everything and runs once, also when instances start together', async () => {
    await using store = await open();
    const id = await acceptOne(store.database);
    const before = await findRequest(store.database, id);
    const next = [
      ...migrations(store.database.dialect),
      ["ALTER TABLE requests ADD COLUMN owner TEXT NOT NULL DEFAULT 'nobody'"],
    ];
    await Promise.all([store.database, ...store.others].map((each) => migrate(each, next)));
    await migrate(store.database, next);
    expect(await schemaVersion(store.database)).toBe(next.length);
    expect(await findRequest(store.database, id)).toEqual(before);
    expect(await store.database.query('SELECT owner FROM requests')).toEqual([{ owner: 'nobody' }]);
    await acceptOne(store.database);
  });

  test('an upgrade that fails halfway leaves the store at its version', async () => {
    await using store = await open();
    const id = await acceptOne(store.database);
    const version = await schemaVersion(store.database);
    const broken = [
      ...migrations(store.database.dialect),
      ['ALTER TABLE requests ADD COLUMN owner TEXT', 'ALTER TABLE missing ADD COLUMN x TEXT'],
    ];
    await expect(migrate(store.database, broken)).rejects.toThrow();
    expect(await schemaVersion(store.database)).toBe(version);
    await expect(store.database.query('SELECT owner FROM requests')).rejects.toThrow();
    expect(await findRequest(store.database, id)).toBeDefined();
  });

  test('a store of a newer version is refused', async () => {
    await using store = await open();
    await store.database.query('INSERT INTO migrations (version) VALUES (2)');
    await expect(migrate(store.database)).rejects.toThrow(UnusableStoreError);
  });
});
