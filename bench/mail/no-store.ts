import type { Outbox } from '#mail/outbox/outbox.ts';
import { newRequestId } from '#mail/outbox/request-id.ts';

/** Accepts everything and keeps nothing: what the service costs without a database. Its queue is always empty. */
export function openNoStore(): Outbox {
  const nothing = async () => undefined;
  return {
    shared: false,
    now: Date.now,
    accept: async (batch) =>
      batch.map(() => ({ outcome: 'accepted', id: newRequestId(Date.now()) })),
    claimDue: async () => [],
    countCalls: async () => new Map(),
    deleteBefore: async () => [],
    deleteStaleCounts: nothing,
    findRequest: nothing,
    hasRequest: async () => true,
    nextDueAt: nothing,
    readQueueState: async () => ({ queued: 0, dead: 0, held: 0, setAside: 0, oldestMs: 0 }),
    readSecret: async () => 'x'.repeat(43),
    recallStranded: async () => 0,
    record: async () => true,
    recordAndClaim: async () => ({ owned: true, claimed: [] }),
    schemaVersion: async () => 0,
    close: nothing,
  };
}
