import { DatabaseError, Pool, type PoolClient } from 'pg';
import {
  type Database,
  type Query,
  type Row,
  StoreError,
  UnusableStoreError,
  type Value,
} from './database.ts';
import { toStoreError } from './postgres-errors.ts';

const connections = 8;
const connectTimeoutMs = 5_000;
/** In milliseconds. A request takes a few; a visitor waits some seconds. */
const statementTimeoutMs = 5_000;
const clockRefreshMs = 60_000;
const attempts = 3;

/** Whatever the server's defaults are, a commit waits for the disk, and a statement sees what was committed before. */
const session = "SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'";

/** Serialization failure and deadlock: retry the transaction. */
const retryable = new Set(['40001', '40P01']);

/**
 * Opens a pool on PostgreSQL, for any number of instances sharing one outbox.
 * Rejects with UnusableStoreError if the encoding is not UTF8, with StoreError if the server is unreachable or refuses the
 * connection.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    application_name: 'mail service',
    onConnect: (client) => client.query(session),
  });
  // A broken connection emits `error` on the client or, when idle, on the pool; without a listener that would end the
  // process. The next query reconnects or reports the fault.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const query: Query = (sql, parameters) => run(pool, sql, parameters);

  async function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptTransaction(pool, work);
      } catch (error) {
        if (!(error instanceof StoreError) || !retryable.has(error.code) || attempt === attempts) {
          throw error;
        }
      }
    }
  }

  // The server's clock, advanced by this process's monotonic clock, so that a wrong or changed clock on one machine
  // moves no lease.
  let clock = { server: 0, local: 0 };
  async function readClock(): Promise<void> {
    const [row] = await query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    clock = { server: Number(row?.now), local: performance.now() };
  }
  try {
    await readClock();
    const [row] = await query("SELECT current_setting('server_encoding') AS encoding");
    // Another one lacks some visitors' letters. SQL_ASCII keeps whatever bytes it is given.
    if (row?.encoding !== 'UTF8' && row?.encoding !== 'SQL_ASCII') {
      throw new UnusableStoreError(
        `DATABASE_URL: the database's encoding is ${row?.encoding}, not UTF8; move it into one made with ENCODING 'UTF8' TEMPLATE template0`,
      );
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const refresh = setInterval(() => readClock().catch(() => undefined), clockRefreshMs);
  refresh.unref();

  return {
    dialect: 'postgres',
    query,
    transaction,
    now: () => Math.round(clock.server + performance.now() - clock.local),
    async close() {
      clearInterval(refresh);
      await pool.end();
    },
  };
}

async function attemptTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw toStoreError(error);
  }
  let broken = true;
  try {
    await run(client, 'BEGIN');
    const result = await work((sql, parameters) => run(client, sql, parameters));
    await run(client, 'COMMIT');
    broken = false;
    return result;
  } catch (error) {
    // Unless the server answered, close the connection, which rolls back too.
    broken = !(await rolledBack(client, error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function rolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (error instanceof StoreError && !(error.cause instanceof DatabaseError)) return false;
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}

async function run(
  target: Pool | PoolClient,
  sql: string,
  parameters: readonly Value[] = [],
): Promise<Row[]> {
  try {
    // Unnamed, so not kept prepared: a kept plan fails once another instance's upgrade adds a column.
    const result = await target.query<Row>(sql, [...parameters]);
    return result.rows;
  } catch (error) {
    throw toStoreError(error);
  }
}
