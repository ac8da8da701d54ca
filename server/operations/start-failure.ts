import { UnusableStoreError } from '#mail/outbox/database.ts';
import { ConfigError } from '#server/config/config.ts';

/** Why the service could not start, in one line; undefined for a bug, which needs its stack trace. */
export function describeStartFailure(error: unknown): string | undefined {
  const isExpected = error instanceof ConfigError || error instanceof UnusableStoreError;
  // Node's message names the file that cannot be opened.
  const isFile = error instanceof Error && 'syscall' in error && 'path' in error;
  return isExpected || isFile ? error.message : undefined;
}
