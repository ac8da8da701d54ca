import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { errorFields, type Log } from '#mail/operations/log.ts';
import { type Database, StoreError } from './database.ts';

const program = fileURLToPath(new URL('./check-database.ts', import.meta.url));

/**
 * Reads every page of an open database in another process, so that a large one does not delay the start. If it is
 * damaged, every call is refused from then on.
 */
export function checkWhileOpen(database: Database, path: string, log: Log): Database {
  const closed = new AbortController();
  let damaged = false;
  execFile(process.execPath, [program, path], { signal: closed.signal }, (error, found) => {
    if (closed.signal.aborted) return;
    if (error) log('alert', 'database not checked', errorFields(error));
    damaged = found !== '';
  });

  function expectSound(): void {
    if (damaged) throw new StoreError('unavailable', 'damaged');
  }

  return {
    ...database,
    async query(...call) {
      expectSound();
      return database.query(...call);
    },
    async transaction(work) {
      expectSound();
      return database.transaction(work);
    },
    close() {
      closed.abort();
      return database.close();
    },
  };
}
