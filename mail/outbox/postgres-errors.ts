import { DatabaseError } from 'pg';
import { errorCode } from '#mail/error-code.ts';
import { StoreError, UnusableStoreError } from './database.ts';

/** Password, role or certificate refused (class 28), no such database (3D000). */
const misconfigured = /^28|^3D000$/;
const untrusted = /CERT|SELF_SIGNED|ALTNAME/;

/**
 * Classifies a failed statement. Data (22), constraint (23) and syntax (42) errors are refused for good; anything else
 * (a lost connection, a server that starts, stops or does not answer) may pass.
 */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = errorCode(error);
  const sql = error instanceof DatabaseError;
  const kind = sql && /^(?:22|23|42)/.test(code) ? 'refused' : 'unavailable';
  return new StoreError(kind, code || 'no answer', error);
}

/**
 * Classifies a failed first connection. A wrong password, database or certificate is a configuration error and stops
 * the start with one line; anything else may pass and is retried.
 */
export function toOpeningError(error: unknown, url: string): StoreError | UnusableStoreError {
  if (error instanceof UnusableStoreError) return error;
  const cause = error instanceof StoreError ? error.cause : error;
  const code = errorCode(cause);
  const message = cause instanceof Error ? cause.message : '';
  if (misconfigured.test(code) || untrusted.test(code) || message.startsWith('SASL')) {
    const line = `DATABASE_URL: PostgreSQL at ${postgresHost(url)} refuses the connection: ${message}`;
    return new UnusableStoreError(line, { cause });
  }
  return toStoreError(error);
}

/** Host and port, or the folder of the socket. Never the password. */
export function postgresHost(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}
