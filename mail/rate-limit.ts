import { count } from './outbox/acknowledgement-caps.ts';
import type { Database } from './outbox/database.ts';
import { groupCommit } from './outbox/group-commit.ts';

export type Allowance =
  | { outcome: 'allowed'; crowded: boolean }
  /** Seconds until the next minute begins. */
  | { outcome: 'limited'; retryAfter: number };

export type RateLimit = (client: string) => Promise<Allowance>;

/** All clients together: from so many times one client's share on, suspects are held; from ten times that, refused. */
const crowdedAt = 30;
const refusedAt = 300;
const everybody = 'rate';

/**
 * Counts calls by the minute, for each client and for all together. On PostgreSQL the counts are the instances'
 * together, and those of one turn of the event loop are added in one statement; with the embedded database this
 * process is the only one, and counts in memory.
 */
export function createRateLimit(database: Database, perMinute: number | undefined): RateLimit {
  if (perMinute === undefined) return async () => ({ outcome: 'allowed', crowded: false });
  const add = database.dialect === 'postgres' ? countInDatabase(database) : countInMemory();
  return async (client) => {
    const now = database.now();
    const { own, all } = await add({ client, period: Math.floor(now / 60_000) });
    if (own > perMinute || all > perMinute * refusedAt) {
      return { outcome: 'limited', retryAfter: 60 - (Math.floor(now / 1000) % 60) };
    }
    return { outcome: 'allowed', crowded: all > perMinute * crowdedAt };
  };
}

type Call = { client: string; period: number };
type Counts = { own: number; all: number };

function countInMemory(): (call: Call) => Promise<Counts> {
  let period = 0;
  let counts = new Map<string, number>();
  return async (call) => {
    if (call.period !== period) {
      period = call.period;
      counts = new Map();
    }
    return { own: increase(counts, `rate:${call.client}`), all: increase(counts, everybody) };
  };
}

function countInDatabase(database: Database): (call: Call) => Promise<Counts> {
  return groupCommit(async (calls) => {
    const added = new Map<string, number>();
    for (const { client } of calls) {
      increase(added, `rate:${client}`);
      increase(added, everybody);
    }
    const counts = await count(database.query, added, calls[0]?.period ?? 0);
    return calls.map(({ client }) => ({
      own: increase(counts, `rate:${client}`),
      all: increase(counts, everybody),
    }));
  });
}

function increase(counts: Map<string, number>, name: string): number {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
}
