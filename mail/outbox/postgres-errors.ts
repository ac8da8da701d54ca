import { DatabaseError } from 'pg';
import { errorCode } from '#mail/error-code.ts';
import { StoreError, UnusableStoreError } from './database.ts';

/**
 * Password, role or certificate refused (class 28), no such database (3D000), or no permission to create or use the tables
 * (42501): since PostgreSQL 15 only the database's owner may create them by default.
 */
const misconfigured = /^28|^3D000$|^42501$/;
const untrusted = /CERT|SELF_SIGNED|ALTNAME/;

/**
 * Classifies a failed statement. Data (22), constraint (23) and syntax (42) errors are refused for good; anything else
 * may pass: a lost connection, a server that starts, stops or does not answer, a disk or a role that must not be written
 * (both 42501).
 */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = errorCode(error);
  const sql = error instanceof DatabaseError;
  const kind = sql && /^(?:22|23|42(?!501))/.test(code) ? 'refused' : 'unavailable';
  return new StoreError(kind, code || 'no answer', error);
}

/**
 * Classifies a failed start. A wrong password, role, database or certificate is a configuration error and stops it with
 * one line; any other failure of the store may pass and is retried.
 */
export function toOpeningError(error: unknown, url: string): unknown {
  if (!(error instanceof StoreError)) return error;
  const { cause } = error;
  const code = errorCode(cause);
  const message = cause instanceof Error ? cause.message : '';
  if (misconfigured.test(code) || untrusted.test(code) || message.startsWith('SASL')) {
    const what = code === '42501' ? "its role (make it the database's owner)" : 'the connection';
    const line = `DATABASE_URL: PostgreSQL at ${postgresHost(url)} refuses ${what}: ${message}`;
    return new UnusableStoreError(line, { cause });
  }
  return error;
}

/** Host and port, or the folder of the socket. Never the password. */
export function postgresHost(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}
