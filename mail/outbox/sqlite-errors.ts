import { StoreError } from './database.ts';

/** What the log calls the result codes that an operator can do something about. */
const codeNames: Readonly<Record<number, string>> = {
  5: 'locked',
  11: 'damaged',
  13: 'disk full',
  26: 'damaged',
};
// SQLITE_ERROR 1, TOOBIG 18, CONSTRAINT 19, MISMATCH 20: the data or the statement, not the state of the disk.
const refusedCodes = [1, 18, 19, 20];

/** What SQLite refuses as a StoreError; any other error as it is. */
export function toSqliteError(error: unknown): unknown {
  const extended = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  const code = extended & 0xff;
  if (code === 0) return error;
  const kind = refusedCodes.includes(code) ? 'refused' : 'unavailable';
  return new StoreError(kind, codeNames[code] ?? `sqlite ${code}`, error);
}
