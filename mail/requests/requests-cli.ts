import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MailConfig } from '#mail/config.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { StoreError, UnusableStoreError } from '#mail/outbox/database.ts';
import { openStoreForReview } from '#mail/outbox/open-store.ts';
import { CommandError, commands, usage } from './commands.ts';

/** Runs one command. The result is the exit code: 0 done, 1 nothing of that name or no store, 2 not understood. */
export async function main(
  args: readonly string[],
  readConfig: () => MailConfig,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const parsed = read(args);
  if (!parsed) {
    complain(usage);
    return 2;
  }
  const { command, operand, json } = parsed;
  try {
    const config = readConfig();
    if (config.databaseUrl === undefined && !existsSync(databasePath(config.dataDir))) {
      throw new CommandError(
        `DATA_DIR ${config.dataDir} holds no requests. Give the server's DATA_DIR or DATABASE_URL in the environment, or a file by node --env-file=<file>`,
      );
    }
    const database = await openStoreForReview(config);
    try {
      const done = await command({ operand, json, database, config, print });
      if (!done) complain(`Nothing found for ${operand}`);
      return done ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    const expected = [CommandError, StoreError, UnusableStoreError];
    // A file or folder that cannot be written is named in Node's own words.
    const isExpected = expected.some((kind) => error instanceof kind);
    if (!(error instanceof Error && (isExpected || 'syscall' in error))) throw error;
    const cause =
      error instanceof StoreError && error.cause instanceof Error && error.cause.message;
    complain(cause ? `${error.message}: ${cause}` : error.message);
    return 1;
  }
}

/** Commands that take an operand or none, and that take none; all others need one. */
const optional = ['list', 'held'];
const without = ['held'];

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [name = '', operand = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const isRight = operand === '' ? optional.includes(name) : !without.includes(name);
    return command && isRight && rest.length === 0
      ? { command, operand, json: values.json ?? false }
      : undefined;
  } catch {
    // parseArgs throws on unknown options; show the usage.
    return undefined;
  }
}
