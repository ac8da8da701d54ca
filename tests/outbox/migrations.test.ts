import { describe, expect, test } from 'vitest';
import { type Database, UnusableStoreError } from '#mail/outbox/database.ts';
import { migrate, migrations, schemaVersion } from '#mail/outbox/migrations.ts';
import { findRequest } from '#mail/outbox/review.ts';
import { acceptOne, backends } from './backends.ts';

/** The schema of the release after this one. */
function later(database: Database, breaking: boolean, ...statements: string[]) {
  return [...migrations(database.dialect), { breaking, statements }];
}

const newColumn = "ALTER TABLE requests ADD COLUMN owner TEXT NOT NULL DEFAULT 'nobody'";

describe.each(backends())('$name', ({ open }) => {
  test('an upgrade keeps everything and runs once, also when instances start together', async () => {
    await using store = await open();
    const id = await acceptOne(store.database);
    const before = await findRequest(store.database, id);
    const next = later(store.database, true, newColumn);
    await Promise.all([store.database, ...store.others].map((each) => migrate(each, next)));
    await migrate(store.database, next);
    expect((await schemaVersion(store.database.query)).latest).toBe(next.length);
    expect(await findRequest(store.database, id)).toEqual(before);
    expect(await store.database.query('SELECT owner FROM requests')).toEqual([{ owner: 'nobody' }]);
  });

  test('an upgrade that fails halfway leaves the store at its version', async () => {
    await using store = await open();
    const id = await acceptOne(store.database);
    const version = await schemaVersion(store.database.query);
    const broken = later(store.database, false, newColumn, 'ALTER TABLE missing ADD COLUMN x TEXT');
    await expect(migrate(store.database, broken)).rejects.toThrow();
    expect(await schemaVersion(store.database.query)).toEqual(version);
    await expect(store.database.query('SELECT owner FROM requests')).rejects.toThrow();
    expect(await findRequest(store.database, id)).toBeDefined();
  });

  test('after a rollback this release works on a store that the next one extended, and the next one again', async () => {
    await using store = await open();
    const next = later(store.database, false, newColumn);
    await migrate(store.database, next);
    await migrate(store.database);
    const id = await acceptOne(store.database);
    await migrate(store.database, next);
    expect((await schemaVersion(store.database.query)).latest).toBe(next.length);
    expect(await findRequest(store.database, id)).toBeDefined();
  });

  test('a store that the next release changed for good is refused, and left as it was', async () => {
    await using store = await open();
    const harmless = { breaking: false, statements: [] };
    await migrate(store.database, [...later(store.database, true, newColumn), harmless]);
    const version = await schemaVersion(store.database.query);
    await expect(migrate(store.database)).rejects.toThrow(UnusableStoreError);
    expect(await schemaVersion(store.database.query)).toEqual(version);
  });
});
