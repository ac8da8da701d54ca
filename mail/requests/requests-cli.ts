import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MailConfig } from '#mail/config.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { StoreError, UnusableStoreError } from '#mail/outbox/database.ts';
import { openStoreForReview } from '#mail/outbox/open-store.ts';
import { CommandError } from './command-error.ts';
import { type Command, commands, usage } from './commands.ts';

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
  try {
    const config = readConfig();
    const { command } = parsed;
    if ('runClosed' in command) {
      await command.runClosed(config, parsed.operand, print);
      return 0;
    }
    if (config.databaseUrl === undefined && !existsSync(databasePath(config.dataDir))) {
      throw new CommandError(
        `DATA_DIR ${config.dataDir} holds no requests. Give the server's DATA_DIR or DATABASE_URL in the environment, or a file by node --env-file=<file>`,
      );
    }
    const database = await openStoreForReview(config);
    try {
      const done = await command.run({ ...parsed, database, config, print });
      if (!done) complain(`Nothing found for ${parsed.operand}`);
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

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      // A visitor's address may begin like an option.
      args: args.flatMap((arg) => (/^-.*@/.test(arg) ? ['--', arg] : arg)),
      allowPositionals: true,
      options: { json: { type: 'boolean' }, confirm: { type: 'boolean' } },
    });
    const [name = '', ...operands] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || !takes(command.operands, operands.length)) return undefined;
    const { json = false, confirm = false } = values;
    return { command, operand: operands[0] ?? '', json, confirm };
  } catch {
    // parseArgs throws on unknown options; show the usage.
    return undefined;
  }
}

function takes(operands: Command['operands'], count: number): boolean {
  return operands === '0 or 1' ? count <= 1 : count === operands;
}
