import { dayMs } from '#mail/time.ts';
import { chunks, integer, placeholders, type Query, text } from './database.ts';
import { keyedHash } from './secrets.ts';

/**
 * How many acknowledgements may go out, so that the form cannot be used to flood a stranger's inbox. Over a cap the
 * request is stored and sales are told as ever; only the acknowledgement is left out.
 */
export const defaultCaps = {
  /** Most to one mailbox, in a UTC day and in seven. Those days are the same for every mailbox. */
  perAddress: { day: 3, week: 10 },
  /** Most in a UTC day: to all, to one mail domain, caused by one client: an office or a mobile carrier is one. */
  perDay: { overall: 2_500, domain: 500, client: 50 },
};

/** Addresses are hashed with the secret before they are counted. */
export type Caps = typeof defaultCaps & { secret: string };

type Candidate = { id: string; fields: { email: string }; client: string };
type Cap = [name: string, max: number];

/**
 * Picks the candidates whose visitor may be sent an acknowledgement, and counts them, in the caller's transaction. What
 * one cap refuses is not counted under the next, so that nobody uses up the allowance of others.
 */
export async function grantAcknowledgements(
  query: Query,
  candidates: readonly Candidate[],
  { secret, perAddress, perDay }: Caps,
  now: number,
): Promise<Set<string>> {
  const day = Math.floor(now / dayMs);
  const mailbox = ({ fields }: Candidate) => mailboxKey(secret, fields.email);
  const domain = ({ fields }: Candidate) => keyedHash(secret, domainOf(fields.email));
  const steps: [period: number, cap: (candidate: Candidate) => Cap][] = [
    [day, (each) => [`ack:${each.client}`, perDay.client]],
    [day, (each) => [`ack-day:${mailbox(each)}`, perAddress.day]],
    [day - (day % 7), (each) => [`ack-week:${mailbox(each)}`, perAddress.week]],
    [day, (each) => [`ack:${domain(each)}`, perDay.domain]],
    [day, () => ['ack', perDay.overall]],
  ];
  let due = candidates;
  for (const [period, cap] of steps) due = await withinCap(query, due, period, cap);
  return new Set(due.map(({ id }) => id));
}

/** Adds the candidates to the counters of a period; returns those that are within their cap. */
async function withinCap(
  query: Query,
  due: readonly Candidate[],
  period: number,
  capOf: (candidate: Candidate) => Cap,
): Promise<Candidate[]> {
  const added = Map.groupBy(due, (candidate) => capOf(candidate)[0]);
  const used = new Map<string, number>();
  for (const chunk of chunks([...added].sort(([a], [b]) => (a < b ? -1 : 1)))) {
    const rows = await query(
      `INSERT INTO counters (name, period, count) VALUES ${placeholders(chunk.length, 3)}
       ON CONFLICT (name, period) DO UPDATE SET count = counters.count + excluded.count
       RETURNING name, count`,
      chunk.flatMap(([name, candidates]) => [name, period, candidates.length]),
    );
    for (const row of rows) {
      const name = text(row, 'name');
      used.set(name, integer(row, 'count') - (added.get(name)?.length ?? 0));
    }
  }
  return due.filter((candidate) => {
    const [name, max] = capOf(candidate);
    const position = (used.get(name) ?? 0) + 1;
    used.set(name, position);
    return position <= max;
  });
}

/**
 * The mailbox an address is counted under, as a keyed hash: without case, `+tag`, dots and dashes, which Gmail, Proton and
 * others ignore, and under one of Gmail's two names.
 */
function mailboxKey(secret: string, email: string): string {
  const domain = domainOf(email);
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const mailbox = local.replace(/\+.*$/, '').replaceAll(/[._-]/g, '');
  return keyedHash(secret, `${mailbox}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`);
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
