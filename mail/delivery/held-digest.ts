import type { Log } from '#mail/log.ts';
import type { Database } from '#mail/outbox/database.ts';
import { latestHeld } from '#mail/outbox/review.ts';
import { heldDigest } from '#mail/templates/held-digest.ts';
import { dayMs } from '#mail/time.ts';
import { commonFields, type Sender } from './mail-channel.ts';
import { maxAttemptMs, type Transport } from './transport.ts';

/** Most requests that one mail lists. */
const maxListed = 50;
/** Milliseconds until a refused digest is sent again: a host that refuses it for good is not to be asked each minute. */
const againMs = 60 * 60_000;

type Parts = { database: Database; transport: Transport; sender: Sender; log: Log };

/**
 * Mails sales once a day, whichever instance asks, that so many requests are held, with a list of the latest. If no mail
 * was accepted, the first call after an hour tries again.
 */
export async function sendHeldDigest(
  held: number,
  { database, transport, sender, log }: Parts,
): Promise<void> {
  if (!(await claimToday(database))) return;
  const listed = await latestHeld(database, maxListed);
  const signal = AbortSignal.timeout(maxAttemptMs);
  const date = new Date();
  const day = date.toISOString().slice(0, 10);
  const { hostname } = new URL(sender.siteUrl);
  const outcomes = await Promise.all(
    sender.salesEmails.map((address, at) => {
      const message = {
        // One Message-ID a day and site: if the mail host's answer is lost, it may recognize the next try.
        ...commonFields(`held-${day}-${at + 1}.${hostname}`, date, sender),
        ...heldDigest(held, listed),
        to: { name: '', address },
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      return transport.send(message, signal);
    }),
  );
  const failed = outcomes.filter(({ outcome }) => outcome !== 'sent');
  const sent = outcomes.length - failed.length;
  if (sent > 0) log('info', 'digest of held requests', { held, sent });
  else {
    const again = database.now() - dayMs + againMs;
    await database.query("UPDATE marks SET at = $1 WHERE name = 'held digest'", [again]);
  }
  if (failed.length === 0) return;
  // Without the host's words, which may quote a visitor.
  const causes = failed.map((each) => ('cause' in each ? each.cause : each.outcome));
  const passes = causes.some((cause) => cause === 'retry' || cause === 'unreachable');
  const outcome = causes.join(', ');
  log(passes ? 'warn' : 'alert', 'digest of held requests not sent', { held, outcome });
}

/** True for one caller a day across all instances. */
async function claimToday({ query, now }: Database): Promise<boolean> {
  const rows = await query(
    `INSERT INTO marks (name, at) VALUES ('held digest', $1)
     ON CONFLICT (name) DO UPDATE SET at = excluded.at
       WHERE marks.at <= excluded.at - ${dayMs}
     RETURNING name`,
    [now()],
  );
  return rows.length > 0;
}
