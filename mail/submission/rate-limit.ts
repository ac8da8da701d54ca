import { count } from '#mail/outbox/acknowledgement-caps.ts';
import { coalesce } from '#mail/outbox/coalesce.ts';
import type { Database } from '#mail/outbox/database.ts';

export type Allowance =
  | { outcome: 'allowed'; crowded: boolean }
  /** `retryAfter`: seconds until the next minute. `excessive`: far beyond the client's share. */
  | { outcome: 'limited'; retryAfter: number; excessive: boolean };

export type RateLimit = (client: string) => Promise<Allowance>;

/**
 * Multiples of one client's share, for all clients together: above the first it is a flood, above the second calls are
 * refused.
 */
const crowdedAt = 10;
const refusedAt = 300;
/** Milliseconds that a flood lasts after its last crowded minute, so that it is not admitted once a minute. */
const crowdedForMs = 10 * 60_000;
const everybody = 'rate';
/** Refused calls a minute above which a client no longer gets a page that keeps its input. */
const excessiveAfter = 20;

/**
 * Counts calls by the minute, for each client and for all together. On PostgreSQL all instances share the counts, and
 * the calls of one turn of the event loop are added in one statement; with the embedded database this process counts in
 * memory. Calls beyond a client's own share are not counted for all, so nobody can use up the others' share.
 * @param elapsed milliseconds that only ever grow: a wall clock set back would prolong a flood
 */
export function createRateLimit(
  database: Database,
  perMinute: number | undefined,
  elapsed: () => number,
): RateLimit {
  if (perMinute === undefined) return async () => ({ outcome: 'allowed', crowded: false });
  const shared = database.dialect === 'postgres';
  const add = shared ? countInStore(database, perMinute) : countInMemory(perMinute);
  let crowdedUntil = 0;
  return async (client) => {
    // Instances can agree on the store's clock alone.
    const now = shared ? database.now() : elapsed();
    const { own, all } = await add({ client, period: Math.floor(now / 60_000) });
    if (all > perMinute * crowdedAt) crowdedUntil = elapsed() + crowdedForMs;
    if (own > perMinute || all > perMinute * refusedAt) {
      const retryAfter = 60 - (Math.floor(now / 1000) % 60);
      return { outcome: 'limited', retryAfter, excessive: own > perMinute + excessiveAfter };
    }
    return { outcome: 'allowed', crowded: elapsed() < crowdedUntil };
  };
}

type Call = { client: string; period: number };
type Counts = { own: number; all: number };

function countInMemory(perMinute: number): (call: Call) => Promise<Counts> {
  let period = 0;
  let counts = new Map<string, number>();
  return async (call) => {
    if (call.period !== period) {
      period = call.period;
      counts = new Map();
    }
    const own = increase(counts, `rate:${call.client}`);
    return { own, all: own > perMinute ? 0 : increase(counts, everybody) };
  };
}

function countInStore({ query }: Database, perMinute: number): (call: Call) => Promise<Counts> {
  return coalesce(async (calls) => {
    const period = calls[0]?.period ?? 0;
    const added = new Map<string, number>();
    for (const { client } of calls) increase(added, `rate:${client}`);
    const counts = await count(query, added, period);
    const owns = calls.map(({ client }) => increase(counts, `rate:${client}`));
    const within = owns.filter((own) => own <= perMinute).length;
    if (within > 0) {
      const all = await count(query, new Map([[everybody, within]]), period);
      counts.set(everybody, all.get(everybody) ?? 0);
    }
    return owns.map((own) => ({ own, all: own > perMinute ? 0 : increase(counts, everybody) }));
  });
}

function increase(counts: Map<string, number>, name: string): number {
  const next = (counts.get(name) ?? 0) + 1;
  counts.set(name, next);
  return next;
}
