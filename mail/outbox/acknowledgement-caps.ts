import { createHmac } from 'node:crypto';
import { chunks, integer, placeholders, type Query, text } from './database.ts';

/**
 * How many acknowledgements may go out, so that the form cannot be used to flood a stranger's inbox. Over a cap the
 * request is stored and sales are told as ever; only the acknowledgement is left out.
 */
export type Caps = {
  /** Secret that addresses are hashed with before they are counted. */
  secret: string;
  /** Days in which one address gets at most one. */
  daysPerAddress: number;
  /** Most in a UTC day: to all, to one mail domain, caused by one client. */
  perDay: { overall: number; domain: number; client: number };
};

export const defaultCaps: Omit<Caps, 'secret'> = {
  daysPerAddress: 7,
  perDay: { overall: 1_000, domain: 200, client: 10 },
};

export const dayMs = 86_400_000;

type Candidate = { id: string; request: { email: string }; client: string };

/** Picks the candidates whose visitor may be sent an acknowledgement, and counts them, in the caller's transaction. */
export async function grantAcknowledgements(
  query: Query,
  candidates: readonly Candidate[],
  caps: Caps,
  now: number,
): Promise<Set<string>> {
  const byAddress = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (isRouted(candidate.request.email)) continue;
    const key = acknowledgementKey(caps.secret, candidate.request.email);
    if (!byAddress.has(key)) byAddress.set(key, candidate);
  }
  const due: Candidate[] = [];
  for (const chunk of chunks([...byAddress.keys()].sort())) {
    const rows = await query(
      `INSERT INTO acknowledged (address_key, at) VALUES ${placeholders(chunk.length, 2)}
       ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
       WHERE acknowledged.at <= excluded.at - ${caps.daysPerAddress * dayMs}
       RETURNING address_key`,
      chunk.flatMap((key) => [key, now]),
    );
    for (const row of rows) {
      const candidate = byAddress.get(text(row, 'address_key'));
      if (candidate) due.push(candidate);
    }
  }
  return withinDailyCaps(query, due, caps, now);
}

async function withinDailyCaps(
  query: Query,
  due: readonly Candidate[],
  caps: Caps,
  now: number,
): Promise<Set<string>> {
  const names = (candidate: Candidate): [name: string, cap: number][] => [
    ['ack', caps.perDay.overall],
    [`ack:${hashed(caps.secret, domainOf(candidate.request.email))}`, caps.perDay.domain],
    [`ack:${candidate.client}`, caps.perDay.client],
  ];
  const asked = new Map<string, number>();
  for (const [name] of due.flatMap(names)) asked.set(name, (asked.get(name) ?? 0) + 1);
  const used = await count(query, asked, Math.floor(now / dayMs));
  const granted = new Set<string>();
  for (const candidate of due) {
    // Every candidate counts, granted or not, so a flood uses up its own allowance.
    const positions = names(candidate).map(([name, cap]) => {
      const position = (used.get(name) ?? 0) + 1;
      used.set(name, position);
      return position <= cap;
    });
    if (positions.every(Boolean)) granted.add(candidate.id);
  }
  return granted;
}

/** Adds to the counters of a period; the result is what each held before. */
export async function count(
  query: Query,
  added: ReadonlyMap<string, number>,
  period: number,
): Promise<Map<string, number>> {
  const before = new Map<string, number>();
  for (const chunk of chunks([...added].sort(([a], [b]) => (a < b ? -1 : 1)))) {
    const rows = await query(
      `INSERT INTO counters (name, period, count) VALUES ${placeholders(chunk.length, 3)}
       ON CONFLICT (name, period) DO UPDATE SET count = counters.count + excluded.count
       RETURNING name, count`,
      chunk.flatMap(([name, n]) => [name, period, n]),
    );
    for (const row of rows) {
      const name = text(row, 'name');
      before.set(name, integer(row, 'count') - (added.get(name) ?? 0));
    }
  }
  return before;
}

/** The mailbox an address is counted under, whatever its case or `+tag`, as a keyed hash. */
function acknowledgementKey(secret: string, email: string): string {
  const at = email.lastIndexOf('@');
  const written = domainOf(email);
  const domain = written === 'googlemail.com' ? 'gmail.com' : written;
  let mailbox = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  // Gmail delivers to one mailbox with or without dots, under both of its names.
  if (domain === 'gmail.com') mailbox = mailbox.replaceAll('.', '');
  return hashed(secret, `${mailbox}@${domain}`);
}

/** To some mail servers `a%b.example@c.example` and `b.example!a@c.example` mean a@b.example: one mailbox of many names. */
function isRouted(email: string): boolean {
  return /[%!]/.test(email.slice(0, email.lastIndexOf('@')));
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** A keyed hash: equal inputs count together, and only the holder of the secret can recompute it. */
export function hashed(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22);
}
