import { execFile } from 'node:child_process';
import type { Log } from '#mail/log.ts';
import { UnusableStoreError } from './database.ts';
import { checkDatabase } from './sqlite-file.ts';

/**
 * Reads every page of an open database in another process, so that a large one does not delay the start. `isDamaged`
 * says what it has found so far.
 */
export function checkWhileOpen(path: string, log: Log): { isDamaged(): boolean } & Disposable {
  const closed = new AbortController();
  let damaged = false;
  const program = [import.meta.filename, path];
  execFile(process.execPath, program, { signal: closed.signal }, (error, found) => {
    if (closed.signal.aborted) return;
    if (error) {
      const { signal, code } = error;
      log('alert', 'database not checked', {
        signal: signal ?? undefined,
        exit: code ?? undefined,
      });
    }
    damaged = found !== '';
  });
  return { isDamaged: () => damaged, [Symbol.dispose]: () => closed.abort() };
}

/** As a program: prints what is wrong with the database, and nothing for a sound one. */
if (import.meta.main) {
  try {
    checkDatabase(process.argv[2] ?? '');
  } catch (error) {
    if (!(error instanceof UnusableStoreError)) throw error;
    process.stdout.write(error.message);
  }
}
