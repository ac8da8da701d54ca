import { DatabaseError, Pool, type PoolClient } from 'pg';
import { type Database, type Query, type Row, StoreError, type Value } from './database.ts';

const connections = 8;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;
const clockRefreshMs = 60_000;
const attempts = 3;

/** Two transactions in each other's way; done again, it will pass. */
const retryable = new Set(['40001', '40P01']);

/** Opens a pool on PostgreSQL, for any number of instances sharing one outbox. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'mail service',
  });
  // An idle connection that breaks is replaced by the next query, and that query reports what is wrong.
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

  // The server's clock, carried on by this process's monotonic one, so that neither a wrong clock on one machine nor
  // one that is set while it runs moves a lease.
  let clock = { server: 0, local: 0 };
  async function readClock(): Promise<void> {
    const [row] = await query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    clock = { server: Number(row?.now), local: performance.now() };
  }
  try {
    await readClock();
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
    await client.query('ROLLBACK').then(
      () => {
        broken = false;
      },
      () => undefined,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

async function run(
  target: Pool | PoolClient,
  sql: string,
  parameters: readonly Value[] = [],
): Promise<Row[]> {
  try {
    // Without a name, so not kept prepared: a plan that is kept fails once another instance's upgrade adds a column.
    const result = await target.query<Row>(sql, [...parameters]);
    return result.rows;
  } catch (error) {
    throw toStoreError(error);
  }
}

/** Data (22), constraints (23) and statements (42) are refused for good; all else may pass at another time. */
function toStoreError(error: unknown): StoreError {
  const code = error instanceof DatabaseError ? (error.code ?? '') : '';
  return new StoreError(
    /^(?:22|23|42)/.test(code) ? 'refused' : 'unavailable',
    code || 'postgres unreachable',
    error,
  );
}
