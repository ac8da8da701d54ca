import { DatabaseError, Pool, type PoolClient } from 'pg';
import { errorCode } from '#mail/log.ts';
import {
  type Database,
  type Query,
  type Row,
  StoreError,
  UnusableStoreError,
  type Value,
} from './database.ts';

const connections = 8;
const connectTimeoutMs = 5_000;
/** In milliseconds. A request takes a few; a visitor waits some seconds. */
const statementTimeoutMs = 5_000;

/** Whatever the server's defaults are, a commit waits for the disk, and a statement sees what was committed before. */
const session = "SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'";

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
  try {
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
  return {
    dialect: 'postgres',
    query,
    transaction: (work) => runTransaction(pool, work),
    now: Date.now,
    close: () => pool.end(),
  };
}

async function runTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toStoreError(error);
  });
  let isDone = false;
  try {
    await run(client, 'BEGIN');
    const result = await work((sql, parameters) => run(client, sql, parameters));
    await run(client, 'COMMIT');
    isDone = true;
    return result;
  } finally {
    // A connection that is closed rolls back.
    client.release(!isDone);
  }
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

/**
 * Classifies a failed statement. Data (22), constraint (23) and syntax (42) errors are refused for good; anything else
 * may pass: a lost connection, a server that starts, stops or does not answer, a disk or a role that must not be written
 * (both 42501).
 */
export function toStoreError(error: unknown): StoreError {
  const code = errorCode(error);
  const isRefused = error instanceof DatabaseError && /^(?:22|23|42(?!501))/.test(code);
  return new StoreError(isRefused ? 'refused' : 'unavailable', code || 'no answer', error);
}

/**
 * Password, role or certificate refused (class 28), no such database (3D000), or no permission to create or use the tables
 * (42501): since PostgreSQL 15 only the database's owner may create them by default.
 */
const misconfigured = /^28|^3D000$|^42501$|CERT|SELF_SIGNED|ALTNAME/;

/**
 * Classifies a failed start. A wrong password, role, database or certificate is a configuration error and stops it with
 * one line; any other failure of the store may pass and is retried.
 */
export function toOpeningError(error: unknown, url: string): unknown {
  if (!(error instanceof StoreError && error.cause instanceof Error)) return error;
  const { code, cause } = error;
  if (!misconfigured.test(code) && !cause.message.startsWith('SASL')) return error;
  const what = code === '42501' ? "its role (make it the database's owner)" : 'the connection';
  const line = `DATABASE_URL: PostgreSQL at ${postgresHost(url)} refuses ${what}: ${cause.message}`;
  return new UnusableStoreError(line, { cause });
}

/** Host and port, or the folder of the socket. Never the password. */
export function postgresHost(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}
