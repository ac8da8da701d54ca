import { accessSync, constants, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { MailConfig } from '#mail/config.ts';
import { defaultCaps } from '#mail/outbox/acknowledgement-caps.ts';
import { databaseFiles } from '#mail/outbox/data-directory.ts';
import type { Database } from '#mail/outbox/database.ts';
import { requeueUndelivered } from '#mail/outbox/deliveries.ts';
import { deleteHeld, eraseFiles, erasePerson, rewriteFile } from '#mail/outbox/erasure.ts';
import { findRequest, listRequests, release } from '#mail/outbox/review.ts';
import { readSecret } from '#mail/outbox/secrets.ts';
import { normalizeEmail } from '#request/normalize.ts';
import { readReference } from '#request/reference.ts';
import { describeRequest, requestAsJson, summarizeRequest } from './print.ts';
import { tableWriters } from './table.ts';

export const usage = `Usage: npm run requests -- <command>
  list [e-mail] [--json] all requests, or a person's, the oldest first
  show <reference|e-mail>
                         one request, or a person's, with their deliveries
  export <file>          all requests as a table: .xlsx for a spreadsheet program, .csv for other programs
  held [--json]          requests held for review
  release <reference>    clear a held request of suspicion and send it
  erase-held <reference> erase the held requests up to this one, the last that you have seen
  retry <reference|all>  send dead letters again and deferred mails at once, to the destinations that are configured
                         now; of all but confirmations that are over a day old
  erase <e-mail>         erase a person's data
  backup <file>          a copy of the embedded database, taken while it is in use
Needs all of the server's settings, in the environment or by
node --env-file=<file> scripts/requests.ts <command>: release and retry send to SALES_EMAIL and WEBHOOK_URL.`;

/** What an operator can correct: one line, which the command prints before it exits with 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type CommandRun = {
  database: Database;
  config: MailConfig;
  operand: string;
  json: boolean;
  print: (line: string) => void;
};

/**
 * Each command with what it does. An e-mail address may be written as in the form. False: no request has the reference,
 * or the person has none.
 * @throws CommandError for what an operator can correct, in one line
 */
export const commands: Record<string, (context: CommandRun) => Promise<boolean>> = {
  list(context) {
    if (context.operand === '') return printAll(context, {}, 'No requests yet');
    return printAll(context, { email: addressIn(context.operand) });
  },
  held: (context) => printAll(context, { state: 'held' }, 'No request is held'),
  async show({ database, config, operand, print }) {
    const email = addressIn(operand);
    const wanted = email.includes('@') ? { email } : { id: readReference(operand) };
    const requests = await Array.fromAsync(listRequests(database, wanted));
    const described = requests.map((request) => describeRequest(request, config.siteUrl));
    if (requests.length > 0) print((await Promise.all(described)).join('\n\n'));
    return requests.length > 0;
  },
  async export({ database, config, operand, print }) {
    const write = tableWriters[extname(operand).toLowerCase()];
    if (!write) {
      throw new CommandError(`${operand} must end in ${Object.keys(tableWriters).join(' or ')}`);
    }
    await save(operand, (part) =>
      writeFile(part, write(listRequests(database), config.siteUrl), { flag: 'wx' }),
    );
    print(`saved to ${operand}`);
    return true;
  },
  async release({ database, config, operand, print }) {
    const caps = { ...defaultCaps, secret: await readSecret(database) };
    const id = readReference(operand);
    const released = await release(database, id, { caps, destinations: config.destinations });
    if (released) print('Released: its mails are due now');
    else if (await findRequest(database, id)) throw new CommandError(`${operand} is not held`);
    return released;
  },
  async retry({ database, config, operand, print }) {
    const id = operand === 'all' ? undefined : readReference(operand);
    if (id !== undefined && !(await findRequest(database, id))) return false;
    const { due, canceled } = await requeueUndelivered(database, config.destinations, id);
    if (due > 0) print(`Deliveries due again: ${due}`);
    else if (canceled === 0) print('No delivery to send again');
    if (canceled > 0) print(`Canceled, since these settings lack where they went: ${canceled}`);
    return true;
  },
  async 'erase-held'({ database, operand, print }) {
    const last = readReference(operand);
    if (!(await findRequest(database, last))) return false;
    print(`Requests erased: ${await deleteHeld(database, last)}`);
    return true;
  },
  async erase({ database, config, operand, print }) {
    const ids = await erasePerson(database, addressIn(operand));
    await eraseFiles(config.dataDir, ids);
    print(`Requests erased: ${ids.length}`);
    if (!(await rewriteFile(database))) {
      throw new CommandError(
        'The file may still hold erased data: free some disk space, in DATA_DIR and in /tmp, and run the same command again. It rewrites the file even when it finds nothing more to erase',
      );
    }
    return ids.length > 0;
  },
  async backup({ database, operand, print }) {
    if (database.dialect !== 'sqlite') {
      throw new CommandError('DATABASE_URL is set: back PostgreSQL up with pg_dump');
    }
    await save(operand, (part) => database.query('VACUUM INTO $1', [part]));
    print(`saved to ${operand}`);
    return true;
  },
};

/** Lets `write` make the file under a temporary name, so that an interrupted one does not pass for complete. */
async function save(path: string, write: (part: string) => Promise<unknown>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} exists already and is left as it is`);
  accessSync(dirname(path), constants.W_OK);
  const part = `${path}.part`;
  const clear = () => Promise.all(databaseFiles(part).map((file) => rm(file, { force: true })));
  await clear();
  try {
    await write(part);
    await rename(part, path);
  } finally {
    await clear();
  }
}

/** The address that the form would store, in lower case as the store compares it. */
function addressIn(operand: string): string {
  return (normalizeEmail(operand) ?? operand).toLowerCase();
}

/** Prints requests as lines, or `none`; false if there are none and nothing to say. */
async function printAll(
  { database, config, json, print }: CommandRun,
  wanted: Parameters<typeof listRequests>[1],
  none?: string,
): Promise<boolean> {
  let found = false;
  for await (const request of listRequests(database, wanted)) {
    found = true;
    print(json ? await requestAsJson(request, config.siteUrl) : summarizeRequest(request));
  }
  if (!found && none && !json) print(none);
  return found || none !== undefined;
}
