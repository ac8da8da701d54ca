import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  storedRows,
  temporaryDirectory,
} from '#mail/testing.ts';
import { databasePath } from './sqlite.ts';

/** What the version with schema 2 left in its directory, as SQLite prints it. Never edited. */
const schema2 = `
  PRAGMA page_size = 2048;
  PRAGMA journal_mode = WAL;
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (1), (2);
  CREATE TABLE requests (
    id TEXT PRIMARY KEY, idempotency_key TEXT NOT NULL UNIQUE, body_hash TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('accepted', 'held', 'forgotten')),
    held_for TEXT, client TEXT NOT NULL, name TEXT NOT NULL, company_name TEXT NOT NULL,
    website TEXT NOT NULL, phone_number TEXT NOT NULL, email TEXT NOT NULL, employees TEXT NOT NULL,
    source TEXT, details TEXT NOT NULL DEFAULT '{}') STRICT, WITHOUT ROWID;
  CREATE INDEX requests_held ON requests (id) WHERE state = 'held';
  CREATE TABLE mails (
    request_id TEXT NOT NULL REFERENCES requests (id),
    kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement')),
    state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'dead', 'cancelled')),
    created_at INTEGER NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    lease TEXT, finished_at INTEGER, last_error TEXT,
    PRIMARY KEY (request_id, kind)) STRICT, WITHOUT ROWID;
  CREATE INDEX mails_due ON mails (due_at, created_at) WHERE state = 'queued';
  CREATE INDEX mails_dead ON mails (request_id) WHERE state = 'dead';
  CREATE TABLE acknowledged (address_key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE counters (name TEXT NOT NULL, period INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (name, period)) STRICT, WITHOUT ROWID;
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO secrets VALUES ('hashing', 'of-the-version-before');
  INSERT INTO requests VALUES
    ('0SVQQDG00001', 'key:first-form', 'dznZJyLyqwU-7rMOnk_ludGuY9SJXY3b8VeveM3gmnY', 1795000000000, 'accepted', NULL,
     'client', 'Asha Rao', 'Rao Castings', 'https://rao.example/plant', '9876543210',
     'asha@rao-castings.example', '51-200', NULL, '{}'),
    ('0SVQQDG00002', 'key:second-form', 'h', 1795000000000, 'held', 'a trap',
     'client', 'Ravi Rao', 'Rao Castings', '', '9876543210', 'ravi@rao.example', '1-10', '[]', '{}');
  INSERT INTO mails VALUES
    ('0SVQQDG00001', 'acknowledgement', 'sent', 1795000000000, 1795000001000, 1, NULL, 1795000001000, NULL),
    ('0SVQQDG00001', 'notification', 'queued', 1795000000000, 1795000000000, 1, 'lease', NULL, 'ECONNECTION');
`;

test('a directory of the version before opens with all that is in it, and its mails go out', async () => {
  using directory = temporaryDirectory();
  const before = new DatabaseSync(databasePath(directory.path));
  before.exec(schema2);
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
  const delivered = await host.arrival(3);
  expect(delivered.map(({ mail }) => mail.subject).join()).toContain('Rao Castings');
  await service.stop(5_000);
  const rows = await storedRows(
    directory.path,
    `SELECT name, requests.state, count(mails.kind) AS mails FROM requests
     LEFT JOIN mails ON request_id = id AND mails.state = 'sent' GROUP BY id ORDER BY id`,
  );
  expect(rows).toEqual([
    { name: 'Asha Rao', state: 'accepted', mails: 2 },
    { name: 'Ravi Rao', state: 'held', mails: 0 },
    { name: 'Meera Rao', state: 'accepted', mails: 2 },
  ]);
  const [secret] = await storedRows(
    directory.path,
    "SELECT value FROM secrets WHERE name = 'hashing'",
  );
  expect(secret).toEqual({ value: 'of-the-version-before' });
});
