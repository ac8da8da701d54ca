import { type Database, integer } from './database.ts';

/**
 * The tables, in order of their making; a migration once released is never edited. `secrets` are random values that
 * instances share. `acknowledged` and `counters` hold keyed hashes only, never an address.
 */
function migrations(dialect: Database['dialect']): readonly (readonly string[])[] {
  const integer = dialect === 'sqlite' ? 'INTEGER' : 'BIGINT';
  // Rows live in the primary key's own tree: half the pages to write for each.
  const end = dialect === 'sqlite' ? ') STRICT, WITHOUT ROWID' : ')';
  return [
    [
      `CREATE TABLE requests (
        id TEXT PRIMARY KEY,
        idempotency_key TEXT NOT NULL UNIQUE,
        body_hash TEXT NOT NULL,
        received_at ${integer} NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('accepted', 'held', 'forgotten')),
        held_for TEXT,
        client TEXT NOT NULL,
        name TEXT NOT NULL,
        company_name TEXT NOT NULL,
        website TEXT NOT NULL,
        phone_number TEXT NOT NULL,
        email TEXT NOT NULL,
        employees TEXT NOT NULL,
        source TEXT${end}`,
      "CREATE INDEX requests_held ON requests (id) WHERE state = 'held'",
      `CREATE TABLE mails (
        request_id TEXT NOT NULL REFERENCES requests (id),
        kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement')),
        state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'dead', 'cancelled')),
        created_at ${integer} NOT NULL,
        due_at ${integer} NOT NULL,
        attempts ${integer} NOT NULL DEFAULT 0,
        lease TEXT,
        finished_at ${integer},
        last_error TEXT,
        PRIMARY KEY (request_id, kind)${end}`,
      "CREATE INDEX mails_due ON mails (due_at, created_at) WHERE state = 'queued'",
      "CREATE INDEX mails_dead ON mails (request_id) WHERE state = 'dead'",
      `CREATE TABLE acknowledged (address_key TEXT PRIMARY KEY, at ${integer} NOT NULL${end}`,
      `CREATE TABLE counters (
        name TEXT NOT NULL,
        period ${integer} NOT NULL,
        count ${integer} NOT NULL,
        PRIMARY KEY (name, period)${end}`,
      `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL${end}`,
    ],
    // Answers to fields that an organisation adds to the form: a JSON object, field to text.
    ["ALTER TABLE requests ADD COLUMN details TEXT NOT NULL DEFAULT '{}'"],
    // Instances that share a database find each other's keys in its index alone, so that on PostgreSQL there is none.
    dialect === 'sqlite'
      ? [
          `CREATE TABLE intake (
            batch INTEGER PRIMARY KEY,
            requests INTEGER NOT NULL,
            content TEXT NOT NULL) STRICT`,
        ]
      : [],
    // What could not be made into rows, for a person to look at.
    dialect === 'sqlite'
      ? [
          `CREATE TABLE set_aside (
            at INTEGER NOT NULL,
            requests INTEGER NOT NULL,
            content TEXT NOT NULL) STRICT`,
        ]
      : [],
  ];
}

/** How many of the steps the store has been through. */
export async function schemaVersion({ query }: Pick<Database, 'query'>): Promise<number> {
  const rows = await query('SELECT count(*) AS count FROM schema_version');
  return integer(rows[0], 'count');
}

/** Brings the tables up to date, all steps in one transaction; refuses a store written by a newer version. */
export async function migrate(database: Database): Promise<void> {
  const steps = migrations(database.dialect);
  await database.transaction(async (query) => {
    // Two instances may start at once on PostgreSQL; SQLite's transaction is exclusive as it is.
    if (database.dialect === 'postgres') await query('SELECT pg_advisory_xact_lock(712903)');
    await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const version = await schemaVersion({ query });
    if (version > steps.length) {
      throw new Error(`The store has schema ${version}; this version knows ${steps.length}`);
    }
    for (const [index, statements] of steps.entries()) {
      if (index < version) continue;
      for (const statement of statements) await query(statement);
      await query('INSERT INTO schema_version (version) VALUES ($1)', [index + 1]);
    }
  });
}
