export type Allowance =
  | { outcome: 'allowed'; crowded: boolean }
  /** `retryAfter`: seconds until the next minute. `excessive`: far beyond the client's share. */
  | { outcome: 'limited'; retryAfter: number; excessive: boolean };

/**
 * Multiples of one client's share, for all clients together: above the first it is a flood, above the second calls are
 * refused.
 */
const crowdedAt = 10;
const refusedAt = 300;
/** Milliseconds that a flood lasts after its last crowded minute, so that it is not admitted once a minute. */
const crowdedForMs = 10 * 60_000;
/** Refused calls a minute above which a client no longer gets a page that keeps its input. */
const excessiveAfter = 20;

/**
 * Counts calls by the minute, for each client and for all together, in this process's memory. Calls beyond a client's
 * own share are not counted for all, so nobody can use up the others' share.
 * @param perMinute one client's share; undefined is no limit
 * @param elapsed milliseconds that only ever grow: a wall clock set back would prolong a flood
 */
export function createRateLimit(perMinute: number | undefined, elapsed: () => number) {
  let minute = 0;
  let all = 0;
  let counts = new Map<string, number>();
  let crowdedUntil = 0;

  return (client: string): Allowance => {
    if (perMinute === undefined) return { outcome: 'allowed', crowded: false };
    const now = elapsed();
    const thisMinute = Math.floor(now / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      all = 0;
      counts = new Map();
    }
    const own = (counts.get(client) ?? 0) + 1;
    counts.set(client, own);
    if (own <= perMinute) {
      all += 1;
      if (all > perMinute * crowdedAt) crowdedUntil = now + crowdedForMs;
      if (all <= perMinute * refusedAt) return { outcome: 'allowed', crowded: now < crowdedUntil };
    }
    const retryAfter = 60 - (Math.floor(now / 1000) % 60);
    return { outcome: 'limited', retryAfter, excessive: own > perMinute + excessiveAfter };
  };
}
