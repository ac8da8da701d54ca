/**
 * `node check-database.ts <file>` reads every page of an embedded database, in a process of its own since it takes a
 * while. Prints what is wrong; nothing for a sound one.
 */
import { UnusableStoreError } from './database.ts';
import { checkDatabase } from './sqlite.ts';

try {
  checkDatabase(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof UnusableStoreError)) throw error;
  process.stdout.write(error.message);
}
