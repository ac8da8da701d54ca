import { expect, test } from 'vitest';
import { openService, temporaryDirectory } from '#tests/mail/service.ts';
import { databasePath } from './outbox/data-directory.ts';
import type { Database, Query } from './outbox/database.ts';
import { openSqlite } from './outbox/sqlite.ts';

const isClaim = (sql: string): boolean => sql.includes('SET lease = $4');

/** A database that answers some statements with `instead`. */
function answering(
  database: Database,
  matches: (sql: string) => boolean,
  instead: Query,
): Database {
  return {
    ...database,
    query: (sql, parameters) => (matches(sql) ? instead : database.query)(sql, parameters),
  };
}

test.each(['claim', 'maintenance', 'close'] as const)(
  'a store that never answers %s does not keep the service from stopping, and the log says so',
  async (name) => {
    using directory = temporaryDirectory();
    const database = await openSqlite(databasePath(directory.path));
    const asked = Promise.withResolvers<void>();
    const silent = (): Promise<never> => {
      asked.resolve();
      return new Promise(() => undefined);
    };
    const silenced = {
      claim: answering(database, isClaim, silent),
      maintenance: answering(database, (sql) => sql.startsWith('DELETE FROM counters'), silent),
      close: { ...database, close: silent },
    };
    const service = await openService({ DATA_DIR: directory.path }, { database: silenced[name] });
    service.start();
    const stopped = service.stop(100);
    await asked.promise;
    await stopped;
    const alerts = service.events.filter(({ level }) => level === 'alert');
    expect(alerts.map(({ event }) => event)).toEqual(['stopped without waiting for the store']);
    await database.close();
  },
);
