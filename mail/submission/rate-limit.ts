import { dayMs } from '#mail/time.ts';

/** `hold`: to be stored for review and not sent. `retryAfter`: seconds until the next minute. */
export type Allowance = { level: 'free' | 'hold' } | { level: 'refuse'; retryAfter: number };

/** A level at which a request is stored. */
export type AdmittedLevel = Exclude<Allowance['level'], 'refuse'>;

/** Limits beyond the share of one client in a minute, in such shares. */
const shares = {
  /** Of all clients in a minute: calls are held above `hold`, and refused above `refuse`. */
  all: { hold: 10, refuse: 300 },
  /** Of one network in a day: more would use up the mail host's quota, and in the end fill the store. */
  networkDay: { hold: 10, refuse: 50 },
  /** Of an IPv6 network in a minute. */
  network: 10,
};
/** Milliseconds that a flood lasts after its last crowded minute, so that it is not admitted once a minute. */
const floodMs = 10 * 60_000;
/** Most networks that are counted in a day, which takes 10 MB. Beyond that, counting starts over. */
const maxNetworks = 100_000;

/**
 * Counts calls in this process's memory: by the minute for each client and for all together, by the day for each network.
 * Only one share of a network counts for all, so nobody can use up the others' share.
 * @param perMinute one client's share; undefined is no limit
 * @param elapsed milliseconds that only ever grow: a wall clock set back would prolong a flood
 * @param onFlood called when calls of all clients begin to be held
 */
export function createRateLimit(
  perMinute: number | undefined,
  elapsed: () => number,
  onFlood: () => void,
) {
  let minute = 0;
  let all = 0;
  let counts = new Map<string, number>();
  let floodUntil = 0;
  let day = 0;
  let today = new Map<string, number>();

  return (client: string, network: string): Allowance => {
    if (perMinute === undefined) return { level: 'free' };
    const now = elapsed();
    if (Math.floor(now / 60_000) !== minute) {
      minute = Math.floor(now / 60_000);
      all = 0;
      counts = new Map();
    }
    if (Math.floor(now / dayMs) !== day || today.size > maxNetworks) {
      day = Math.floor(now / dayMs);
      today = new Map();
    }
    const refused: Allowance = {
      level: 'refuse',
      retryAfter: Math.ceil((60_000 - (now % 60_000)) / 1000),
    };
    const isAlone = network === client;
    const own = (counts.get(client) ?? 0) + 1;
    counts.set(client, own);
    const before = isAlone ? own - 1 : (counts.get(network) ?? 0);
    if (own > perMinute || before >= perMinute * (isAlone ? 1 : shares.network)) return refused;
    counts.set(network, before + 1);
    if (before < perMinute) all += 1;
    if (all > perMinute * shares.all.hold) {
      if (now >= floodUntil) onFlood();
      floodUntil = now + floodMs;
    }
    const callsToday = (today.get(network) ?? 0) + 1;
    if (all > perMinute * shares.all.refuse || callsToday > perMinute * shares.networkDay.refuse) {
      return refused;
    }
    today.set(network, callsToday);
    const isCrowded = now < floodUntil || callsToday > perMinute * shares.networkDay.hold;
    return { level: isCrowded ? 'hold' : 'free' };
  };
}
