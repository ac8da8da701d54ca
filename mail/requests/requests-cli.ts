import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, type Environment, parseConfig } from '#mail/config/config.ts';
import { destinationsOf } from '#mail/config/destinations.ts';
import { defaultCaps } from '#mail/outbox/acknowledgement-caps.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { type Database, StoreError, UnusableStoreError } from '#mail/outbox/database.ts';
import { retryDead } from '#mail/outbox/deliveries.ts';
import { eraseFiles, erasePerson } from '#mail/outbox/erasure.ts';
import { openStoreForReview } from '#mail/outbox/open-store.ts';
import { eraseExpired } from '#mail/outbox/retention.ts';
import { findRequest, listRequests, release } from '#mail/outbox/review.ts';
import { readSecret } from '#mail/outbox/secrets.ts';
import { saveSnapshot } from '#mail/outbox/sqlite.ts';
import { readReference } from '#mail/templates/reference.ts';
import { csv } from './csv.ts';
import { describeRequest, summarizeRequest } from './print.ts';

const usage = `Usage: npm run requests -- <command>
  list [--json]          all requests, the oldest first
  show <reference>       one request with its deliveries
  export --csv           all requests as a table for a spreadsheet
  held [--json]          requests held for review
  release <reference>    clear a held request of suspicion and send it
  retry <reference|all>  send dead letters again, to the destinations that are configured now
  erase <e-mail>         erase a person's data
  erase-expired [--confirm]
                         erase what is past retention; --confirm: even where a wrong clock is suspected
  backup <file>          a copy of the embedded database, taken while it is in use`;

type Run = {
  database: Database;
  config: Config;
  operand: string;
  json: boolean;
  confirm: boolean;
  print: (line: string) => void;
};

/** Each command: how many operands and which options it takes, and what it does. False: what it names is not there. */
const commands: Record<
  string,
  { operands: 0 | 1; options?: string[]; run(context: Run): Promise<boolean> }
> = {
  list: {
    operands: 0,
    options: ['json'],
    async run({ database, json, print }) {
      for (const request of await listRequests(database)) {
        print(json ? JSON.stringify(request) : summarizeRequest(request));
      }
      return true;
    },
  },
  held: {
    operands: 0,
    options: ['json'],
    async run({ database, json, print }) {
      for (const request of await listRequests(database, 'held')) {
        print(json ? JSON.stringify(request) : summarizeRequest(request));
      }
      return true;
    },
  },
  show: {
    operands: 1,
    async run({ database, operand, print }) {
      const request = await findRequest(database, readReference(operand));
      if (request) print(describeRequest(request));
      return request !== undefined;
    },
  },
  export: {
    operands: 0,
    options: ['csv'],
    async run({ database, print }) {
      print(csv(await listRequests(database)));
      return true;
    },
  },
  release: {
    operands: 1,
    async run({ database, config, operand }) {
      const caps = { ...defaultCaps, secret: await readSecret(database, 'hashing') };
      const terms = { caps, destinations: destinationsOf(config) };
      return release(database, readReference(operand), terms);
    },
  },
  retry: {
    operands: 1,
    async run({ database, config, operand, print }) {
      const all = operand === 'all';
      const id = all ? undefined : readReference(operand);
      const count = await retryDead(database, destinationsOf(config), id);
      print(`Deliveries due again: ${count}`);
      return all || count > 0;
    },
  },
  erase: {
    operands: 1,
    async run({ database, config, operand, print }) {
      const ids = await erasePerson(database, operand);
      await eraseFiles(config.dataDir, ids);
      print(`Requests erased: ${ids.length}`);
      return ids.length > 0;
    },
  },
  'erase-expired': {
    operands: 0,
    options: ['confirm'],
    async run({ database, config, confirm, print }) {
      const retention = { days: config.retentionDays, confirmed: confirm };
      const { erased, undelivered, stopped } = await eraseExpired(database, retention);
      await eraseFiles(config.dataDir, erased);
      print(`Requests erased: ${erased.length}`);
      if (undelivered > 0) print(`Past retention, kept since they are undelivered: ${undelivered}`);
      if (stopped) {
        print(`Past retention, not erased: ${stopped.expired}, since ${stopped.reason}`);
        print('Check the clock and RETENTION_DAYS; if both are right, add --confirm');
      }
      return true;
    },
  },
  backup: {
    operands: 1,
    async run({ database, config, operand, print }) {
      if (database.dialect !== 'sqlite') {
        throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump');
      }
      saveSnapshot(databasePath(config.dataDir), operand);
      print(`saved to ${operand}`);
      return true;
    },
  },
};

/** Runs one command. The result is the exit code: 0 done, 1 nothing of that name or no store, 2 not understood. */
export async function main(
  args: readonly string[],
  env: Environment,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const parsed = read(args);
  if (!parsed) {
    complain(usage);
    return 2;
  }
  try {
    const config = parseConfig(env);
    if (config.databaseUrl === undefined && !existsSync(databasePath(config.dataDir))) {
      throw new ConfigError(`DATA_DIR ${config.dataDir} holds no requests`);
    }
    const database = await openStoreForReview(config);
    try {
      const done = await parsed.command.run({ ...parsed, database, config, print });
      if (!done) complain(`Nothing found for ${parsed.operand}`);
      return done ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    const expected = [ConfigError, StoreError, UnusableStoreError];
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
    complain(error.message);
    return 1;
  }
}

function read(args: readonly string[]) {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return undefined;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        confirm: { type: 'boolean' },
      },
    });
    const known = Object.keys(values).every((option) => command.options?.includes(option));
    if (!known || positionals.length !== command.operands) return undefined;
    if (command.options?.includes('csv') && !values.csv) return undefined;
    const { json = false, confirm = false } = values;
    return { command, operand: positionals[0] ?? '', json, confirm };
  } catch {
    // parseArgs throws on options that it does not know; the usage says which there are.
    return undefined;
  }
}

if (import.meta.main) {
  // A backup is for this user alone, as the database is.
  process.umask(0o077);
  process.exitCode = await main(process.argv.slice(2), process.env, console.log, console.error);
}
