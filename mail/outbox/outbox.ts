import { accept, put } from './acceptance.ts';
import { type Caps, count } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';
import { deleteBefore, deleteStaleCounts } from './erasure.ts';
import { schemaVersion } from './migrations.ts';
import {
  claimDue,
  nextDueAt,
  readQueueState,
  recallStranded,
  record,
  recordAndClaim,
} from './queue.ts';
import { findRequest, hasRequest } from './review.ts';
import { readSecret } from './secrets.ts';
import type { Acceptance, Submission } from './types.ts';

/** All that the running service asks of its store; each takes the database first. */
const operations = {
  put,
  claimDue,
  countCalls: ({ query }: Database, added: ReadonlyMap<string, number>, period: number) =>
    count(query, added, period),
  deleteBefore,
  deleteStaleCounts,
  findRequest,
  hasRequest,
  nextDueAt,
  readQueueState,
  readSecret,
  recallStranded,
  record,
  recordAndClaim,
  schemaVersion,
};

type Operations = typeof operations;
export type OperationName = keyof Operations;

type WithoutDatabase<Operation> = Operation extends (
  database: Database,
  ...rest: infer Rest
) => infer Result
  ? (...rest: Rest) => Result
  : never;

type Bound = { [Name in OperationName]: WithoutDatabase<Operations[Name]> };

/**
 * The store as the service sees it: the operations, wherever they run. Those on PostgreSQL run here; those on the
 * embedded database in a thread of its own (`sqlite-outbox.ts`), so arguments and results are plain data.
 */
export type Outbox = Omit<Bound, 'put'> & {
  /** Stores a batch of submissions in one transaction; the outcomes are in its order. */
  accept(submissions: readonly Submission[], caps: Caps): Promise<Acceptance[]>;
  /** Whether other processes accept requests into this store at the same time. */
  shared: boolean;
  /** The clock that leases and due times are measured by. */
  now(): number;
  close(): Promise<void>;
};

/** An outbox whose operations run in this thread. */
export function openOutbox(database: Database): Outbox {
  return {
    ...bind((name, rest) => perform(database, name, rest), database.now),
    shared: database.dialect === 'postgres',
    close: () => database.close(),
  };
}

/** Runs one operation by its name. */
export function perform(
  database: Database,
  name: OperationName,
  rest: readonly unknown[],
): Promise<unknown> {
  // `bind` alone makes these calls, and its types hold the arguments to the operation's own.
  const operation = operations[name] as (...all: unknown[]) => Promise<unknown>;
  return operation(database, ...rest);
}

/** Operations that are carried out by `call`, which answers with what `perform` gave. */
export function bind(
  call: (name: OperationName, rest: readonly unknown[]) => Promise<unknown>,
  now: () => number,
): Omit<Outbox, 'shared' | 'close'> {
  const names = Object.keys(operations) as OperationName[];
  const bound = names.map((name) => [name, (...rest: unknown[]) => call(name, rest)]);
  const { put, ...others }: Bound = Object.fromEntries(bound);
  return {
    ...others,
    now,
    accept: (submissions, caps) => accept(put, submissions, caps, now()),
  };
}
