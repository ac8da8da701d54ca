import { type Database, integer, type Query, UnusableStoreError } from './database.ts';

/** Statements that upgrade one release's tables to the next one's. */
export type Migration = readonly string[];

/**
 * One entry a release. A released migration is never edited: later releases append. `secrets` are random values that
 * instances share; `marks` are times that outlive the process. `counters` holds keyed hashes, never an address;
 * `acknowledged` is only used by release 1.0, which may still run while its successor starts. A release can add
 * kinds and states without rebuilding a table.
 */
export function migrations(dialect: Database['dialect']): readonly Migration[] {
  const integer = dialect === 'sqlite' ? 'INTEGER' : 'BIGINT';
  // Rows live in the primary key's own tree: half the pages to write for each.
  const end = dialect === 'sqlite' ? ') STRICT, WITHOUT ROWID' : ')';
  return [
    [
      `CREATE TABLE requests (
        id TEXT PRIMARY KEY,
        idempotency_key TEXT NOT NULL UNIQUE,
        received_at ${integer} NOT NULL,
        state TEXT NOT NULL,
        suspicion TEXT,
        client TEXT NOT NULL,
        email TEXT NOT NULL,
        fields TEXT NOT NULL,
        source TEXT,
        process TEXT${end}`,
      "CREATE INDEX requests_held ON requests (id) WHERE state = 'held'",
      `CREATE TABLE deliveries (
        id TEXT PRIMARY KEY,
        request_id TEXT NOT NULL REFERENCES requests (id),
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
      "CREATE INDEX deliveries_dead ON deliveries (kind) WHERE state = 'dead'",
      `CREATE TABLE acknowledged (address_key TEXT PRIMARY KEY, at ${integer} NOT NULL${end}`,
      `CREATE TABLE counters (
        name TEXT NOT NULL,
        period ${integer} NOT NULL,
        count ${integer} NOT NULL,
        PRIMARY KEY (name, period)${end}`,
      `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL${end}`,
      `CREATE TABLE marks (name TEXT PRIMARY KEY, at ${integer} NOT NULL${end}`,
    ],
    [
      // Without them the age of the queue and a person's requests are found by reading every row.
      "CREATE INDEX deliveries_created ON deliveries (created_at) WHERE state = 'queued'",
      'CREATE INDEX requests_email ON requests (email)',
    ],
    ['ALTER TABLE requests ADD COLUMN note TEXT', 'ALTER TABLE requests ADD COLUMN corrects TEXT'],
    // Without it counters of past periods are found by reading every row, once a minute.
    ['CREATE INDEX counters_period ON counters (period)'],
    // Ids are compared with each other, for retention too, and some languages sort letters in another order.
    dialect === 'sqlite' ? [] : ['ALTER TABLE requests ALTER COLUMN id TYPE TEXT COLLATE "C"'],
    // PostgreSQL joins columns of different collations without an index: each repeated form read the whole table.
    dialect === 'sqlite'
      ? []
      : [
          'ALTER TABLE deliveries ALTER COLUMN request_id TYPE TEXT COLLATE "C"',
          // Changing a column's type drops its statistics.
          'ANALYZE requests (id)',
          'ANALYZE deliveries (request_id)',
        ],
  ];
}

/** How many migrations the store has had. */
export async function schemaVersion({ query }: Pick<Database, 'query'>): Promise<number> {
  const rows = await query('SELECT count(*) AS count FROM migrations');
  return integer(rows[0], 'count');
}

/**
 * Runs the missing migrations in one transaction. Throws UnusableStoreError, and changes nothing, for a store of a
 * newer version or of one before 1.0.
 */
export async function migrate(
  database: Database,
  steps = migrations(database.dialect),
): Promise<void> {
  await database.transaction(async (query) => {
    // Two instances may start at once on PostgreSQL; SQLite's transaction is exclusive as it is.
    if (database.dialect === 'postgres') {
      // Other instances wait for this transaction. If this machine vanishes, PostgreSQL ends it after ten seconds.
      await query("SET LOCAL idle_in_transaction_session_timeout = '10s'");
      await query('SELECT pg_advisory_xact_lock(712903)');
      // While ALTER TABLE waits for a long reader, such as a backup, all inserts wait behind it. The start tries again.
      await query("SET LOCAL lock_timeout = '2s'");
    }
    await refuseUnreleased(database.dialect, query);
    // IF NOT EXISTS checks only the first schema of the search path, and would start a second store there; hasTable checks
    // all of them. It looks for `deliveries` because another program may have a table named `migrations`.
    if (!(await hasTable(database.dialect, query, 'deliveries'))) {
      await query('CREATE TABLE migrations (version INTEGER NOT NULL)');
    }
    const version = await schemaVersion({ query });
    if (version > steps.length) {
      throw new UnusableStoreError(
        `The store has schema ${version} and this version knows ${steps.length}: start the version that wrote it`,
      );
    }
    for (const [index, statements] of steps.entries()) {
      if (index < version) continue;
      for (const statement of statements) await query(statement);
      await query('INSERT INTO migrations (version) VALUES ($1)', [index + 1]);
    }
  });
}

/** Versions before 1.0 counted their schema in a table of another name. */
async function refuseUnreleased(dialect: Database['dialect'], query: Query): Promise<void> {
  if (await hasTable(dialect, query, 'schema_version')) {
    throw new UnusableStoreError(
      'The store was written by a version before 1.0, which this version cannot read; nothing in it was changed: keep it, and start with an empty DATA_DIR or database',
    );
  }
}

async function hasTable(
  dialect: Database['dialect'],
  query: Query,
  name: string,
): Promise<boolean> {
  const found = await query(
    dialect === 'sqlite'
      ? 'SELECT 1 AS found FROM sqlite_schema WHERE name = $1'
      : 'SELECT 1 AS found WHERE to_regclass($1) IS NOT NULL',
    [name],
  );
  return found.length > 0;
}
