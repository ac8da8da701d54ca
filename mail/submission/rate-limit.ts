export type Allowance =
  /** `crowded`: in a flood of all clients, or of this one. `spent`: only held today, with a proof of work. */
  | { outcome: 'allowed'; crowded: boolean; spent: boolean; flood: boolean }
  /** `retryAfter`: seconds until the next minute. `excessive`: far beyond the client's share. */
  | { outcome: 'limited'; retryAfter: number; excessive: boolean };

export type Admitted = Extract<Allowance, { outcome: 'allowed' }>;

/** More shares than this are a flood: of all clients in a minute, or of one network in a day. */
const crowdedAt = 10;
/** Calls are refused above so many shares of all clients in a minute. */
const refusedAt = 300;
/**
 * Beyond this many shares in a day a network's requests are held, so as not to use up the mail host's quota. Those without
 * a proof of work are refused, so as not to fill the store.
 */
const sentADay = 50;
/** How many clients' shares an IPv6 network has in a minute. In a day it has one. */
const networkShares = 10;
/** Milliseconds that a flood lasts after its last crowded minute, so that it is not admitted once a minute. */
const crowdedForMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Most networks that are counted in a day, which takes 10 MB. Beyond that, counting starts over. */
const maxNetworks = 100_000;
/** Refused calls a minute above which a client no longer gets a page that keeps its input. */
const excessiveAfter = 20;

/**
 * Counts calls in this process's memory: by the minute for each client and for all together, by the day for each network.
 * Only one share of a network counts for all, so nobody can use up the others' share.
 * @param perMinute one client's share; undefined is no limit
 * @param elapsed milliseconds that only ever grow: a wall clock set back would prolong a flood
 */
export function createRateLimit(perMinute: number | undefined, elapsed: () => number) {
  let minute = 0;
  let all = 0;
  let counts = new Map<string, number>();
  let crowdedUntil = 0;
  let day = 0;
  let today = new Map<string, number>();

  return (client: string, network: string): Allowance => {
    if (perMinute === undefined)
      return { outcome: 'allowed', crowded: false, spent: false, flood: false };
    const now = elapsed();
    const thisMinute = Math.floor(now / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      all = 0;
      counts = new Map();
    }
    if (Math.floor(now / dayMs) !== day || today.size > maxNetworks) {
      day = Math.floor(now / dayMs);
      today = new Map();
    }
    const isAlone = network === client;
    const limit = perMinute * (isAlone ? 1 : networkShares);
    const callsToday = (today.get(network) ?? 0) + 1;
    const sharesToday = callsToday / perMinute;
    const own = (counts.get(client) ?? 0) + 1;
    counts.set(client, own);
    const before = isAlone ? own - 1 : (counts.get(network) ?? 0);
    if (own <= perMinute && before < limit) {
      counts.set(network, before + 1);
      if (before < perMinute) all += 1;
      if (all > perMinute * crowdedAt) crowdedUntil = now + crowdedForMs;
      if (all <= perMinute * refusedAt) {
        today.set(network, callsToday);
        const flood = now < crowdedUntil;
        const crowded = flood || sharesToday > crowdedAt;
        return { outcome: 'allowed', crowded, spent: sharesToday > sentADay, flood };
      }
    }
    const retryAfter = Math.ceil((60_000 - (now % 60_000)) / 1000);
    const excessive = own > perMinute + excessiveAfter || (!isAlone && before >= limit);
    return { outcome: 'limited', retryAfter, excessive };
  };
}
