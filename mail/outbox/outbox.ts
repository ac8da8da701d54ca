import { accept, type Terms } from './accept.ts';
import { count } from './acknowledgement-caps.ts';
import type { Database } from './database.ts';
import { deleteStaleCounts } from './erasure.ts';
import { claimDaily, clearMark } from './marks.ts';
import { schemaVersion } from './migrations.ts';
import {
  type Claim,
  claimDue,
  nextDueAt,
  recallFromFuture,
  record,
  type Verdict,
} from './queue.ts';
import { readQueueState } from './queue-state.ts';
import { eraseExpired, type Retention } from './retention.ts';
import { findRequest, hasRequest, listRequests } from './review.ts';
import { readSecret } from './secrets.ts';
import type { ClaimedDelivery, DeliveryKind, Submission } from './types.ts';

export type Outbox = ReturnType<typeof openOutbox>;

/** The store of the running service. Behavior and errors are documented at each function's definition. */
export function openOutbox(database: Database) {
  return {
    accept: (submissions: readonly Submission[], terms: Terms) =>
      accept(database, submissions, terms),
    claimDue: (claim: Claim) => claimDue(database, claim),
    record: (delivery: Pick<ClaimedDelivery, 'id' | 'lease'>, verdict: Verdict) =>
      record(database, delivery, verdict),
    nextDueAt: (kinds: readonly DeliveryKind[]) => nextDueAt(database, kinds),
    recallFromFuture: (longestDelayMs: number) => recallFromFuture(database, longestDelayMs),
    readQueueState: () => readQueueState(database),
    listHeld: () => listRequests(database, 'held'),
    claimDaily: (name: string) => claimDaily(database, name),
    clearMark: (name: string) => clearMark(database, name),
    findRequest: (id: string) => findRequest(database, id),
    hasRequest: (idempotencyKey: string, email: string) =>
      hasRequest(database, idempotencyKey, email),
    countCalls: (added: ReadonlyMap<string, number>, period: number) =>
      count(database.query, added, period),
    eraseExpired: (retention: Retention) => eraseExpired(database, retention),
    deleteStaleCounts: (daysPerAddress: number) => deleteStaleCounts(database, daysPerAddress),
    readSecret: (name: string) => readSecret(database, name),
    schemaVersion: () => schemaVersion(database),
    /** Whether other processes accept requests into this store at the same time. */
    shared: database.dialect === 'postgres',
    /** The clock that leases and due times are measured by. */
    now: database.now,
    close: () => database.close(),
  };
}
