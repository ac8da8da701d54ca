import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#mail/outbox/postgres.ts';
import { describeStartFailure } from '#server/config/config.ts';
import { openService } from '#tests/mail/service.ts';
import { type PostgresServer, query, startPostgres } from './postgres-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres[Symbol.asyncDispose](), 60_000);

const refusal = /^DATABASE_URL: PostgreSQL at .* refuses (?:the connection|its role \(.*\)): (.*)$/;

test('a wrong password, none, an unknown role or database, or a role without rights ends the start at once with one line', async () => {
  const url = await postgres.createDatabase();
  await query(url, "CREATE ROLE guarded LOGIN PASSWORD 'right'");
  const other = (user: string) => url.replace('//postgres@', user);
  for (const [DATABASE_URL, reason] of [
    [other('//guarded:wrong@'), 'password authentication failed for user "guarded"'],
    [other('//guarded@'), 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password'],
    [other('//guarded:right@'), 'permission denied for schema public'],
    [other('//stranger@'), 'role "stranger" does not exist'],
    [url.replace(/test\d+/, 'elsewhere'), 'database "elsewhere" does not exist'],
  ] as const) {
    const failure = await openService({ DATABASE_URL }).catch(describeStartFailure);
    expect(refusal.exec(String(failure))?.[1]).toContain(reason);
    expect(String(failure)).not.toContain('wrong');
  }
}, 60_000);

test('a database that cannot hold every letter is refused', async () => {
  const latin = await postgres.createDatabase("TEMPLATE template0 ENCODING 'LATIN1'");
  expect(await openService({ DATABASE_URL: latin }).catch(describeStartFailure)).toContain(
    'encoding is LATIN1, not UTF8',
  );
}, 60_000);

test('a commit waits for the disk whatever the server is tuned for', async () => {
  const url = await postgres.createDatabase();
  await query(url, 'ALTER ROLE postgres SET synchronous_commit = off');
  await query(url, 'ALTER ROLE postgres SET default_transaction_isolation = serializable');
  const before = await openPostgres(url);
  const settings = `SELECT current_setting('synchronous_commit') AS waits, current_setting('transaction_isolation') AS sees`;
  expect(await before.query(settings)).toEqual([{ waits: 'on', sees: 'read committed' }]);
  await before.close();
}, 60_000);

test.each([
  ['a standby', 'ALTER DATABASE site SET default_transaction_read_only = on'],
  ['a database that is being restored', 'ALTER TABLE requests RENAME TO away'],
])(
  'where PostgreSQL takes no writes, as %s, the metrics and /readyz say so',
  async (_name, change) => {
    const url = await postgres.createDatabase();
    await using service = await openService({ DATABASE_URL: url });
    expect(await service.metrics()).toContain('\nstore_up 1\n');
    await query(url, change.replace('site', new URL(url).pathname.slice(1)));
    await postgres.terminateBackends();
    await expect.poll(async () => (await service.get('/readyz')).status).toBe(503);
    expect(await service.metrics()).toContain('\nstore_up 0\n');
  },
  60_000,
);
