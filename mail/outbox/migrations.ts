import { type Database, integer, type Query, UnusableStoreError } from './database.ts';

/**
 * What one release adds to the tables. `breaking`: the release before cannot work on them, so it refuses to start; it
 * goes on working beside any other, which is the way back from a bad release.
 */
type Migration = { breaking: boolean; statements: readonly string[] };

/**
 * One entry a release. A released migration is never edited: later releases append. `secrets` are random values that
 * instances share; `marks` are times that outlive the process. `counters` holds keyed hashes, never an address. A release
 * can add kinds and states without rebuilding a table.
 */
export function migrations(dialect: Database['dialect']): readonly Migration[] {
  const integer = dialect === 'sqlite' ? 'INTEGER' : 'BIGINT';
  // Ids are compared with each other, for retention too, and some languages sort letters in another order.
  const id = dialect === 'sqlite' ? 'TEXT' : 'TEXT COLLATE "C"';
  // Rows live in the primary key's own tree: half the pages to write for each.
  const end = dialect === 'sqlite' ? ') STRICT, WITHOUT ROWID' : ')';
  return [
    {
      breaking: true,
      statements: [
        `CREATE TABLE requests (
          id ${id} PRIMARY KEY,
          idempotency_key TEXT NOT NULL UNIQUE,
          received_at ${integer} NOT NULL,
          state TEXT NOT NULL,
          suspicion TEXT,
          client TEXT NOT NULL,
          email TEXT NOT NULL,
          fields TEXT NOT NULL,
          context TEXT NOT NULL DEFAULT '{}'${end}`,
        "CREATE INDEX requests_held ON requests (id) WHERE state = 'held'",
        'CREATE INDEX requests_email ON requests (email)',
        `CREATE TABLE deliveries (
          id TEXT PRIMARY KEY,
          request_id ${id} NOT NULL REFERENCES requests (id),
          kind TEXT NOT NULL,
          destination TEXT,
          state TEXT NOT NULL,
          created_at ${integer} NOT NULL,
          due_at ${integer} NOT NULL,
          attempts ${integer} NOT NULL DEFAULT 0,
          lease TEXT,
          finished_at ${integer},
          last_error TEXT${end}`,
        'CREATE INDEX deliveries_request ON deliveries (request_id)',
        "CREATE INDEX deliveries_due ON deliveries (kind, due_at) WHERE state = 'queued'",
        "CREATE INDEX deliveries_created ON deliveries (created_at) WHERE state = 'queued'",
        "CREATE INDEX deliveries_dead ON deliveries (kind) WHERE state = 'dead'",
        `CREATE TABLE counters (
          name TEXT NOT NULL,
          period ${integer} NOT NULL,
          count ${integer} NOT NULL,
          PRIMARY KEY (name, period)${end}`,
        'CREATE INDEX counters_period ON counters (period)',
        `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL${end}`,
        `CREATE TABLE marks (name TEXT PRIMARY KEY, at ${integer} NOT NULL${end}`,
      ],
    },
  ];
}

/** Which migrations the store has had: the number of the latest one, and of the latest one that was breaking. */
export async function schemaVersion(query: Query) {
  const [row] = await query(
    `SELECT coalesce(max(version), 0) AS latest,
       coalesce(max(CASE WHEN breaking = 1 THEN version END), 0) AS breaking FROM outbox_migrations`,
  );
  return { latest: integer(row, 'latest'), breaking: integer(row, 'breaking') };
}

/**
 * Runs the missing migrations in one transaction. A store of a later release is left as it is, and used unless one of
 * its migrations was breaking. Throws UnusableStoreError, and changes nothing, if it cannot be used.
 */
export async function migrate(
  { dialect, transaction }: Database,
  steps = migrations(dialect),
): Promise<void> {
  await transaction(async (query) => {
    // Two instances may start at once on PostgreSQL; SQLite's transaction is exclusive as it is.
    if (dialect === 'postgres') await query('SELECT pg_advisory_xact_lock(712903)');
    await query(
      'CREATE TABLE IF NOT EXISTS outbox_migrations (version INTEGER NOT NULL, breaking INTEGER NOT NULL)',
    );
    const { latest, breaking } = await schemaVersion(query);
    if (breaking > steps.length) {
      throw new UnusableStoreError(
        `The store has schema ${latest}, and since schema ${breaking} it needs a later release than this one, which knows ${steps.length}: start the release that wrote it`,
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < latest) continue;
      for (const statement of step.statements) await query(statement);
      await query('INSERT INTO outbox_migrations (version, breaking) VALUES ($1, $2)', [
        index + 1,
        step.breaking ? 1 : 0,
      ]);
    }
  });
}
