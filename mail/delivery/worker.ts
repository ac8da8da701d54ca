import { errorFields, type Log } from '#mail/operations/log.ts';
import type { Metrics } from '#mail/operations/metrics.ts';
import type { Outbox } from '#mail/outbox/outbox.ts';
import type { Verdict } from '#mail/outbox/queue.ts';
import type { ClaimedMail } from '#mail/outbox/types.ts';
import { compose, type Sender } from './message.ts';
import { giveUpAfter, type RetryPolicy, retryDelay } from './retry-policy.ts';
import type { Sent, Transport } from './transport.ts';

export type WorkerOptions = {
  outbox: Outbox;
  transport: Transport;
  sender: Sender;
  log: Log;
  metrics: Metrics;
  policy: RetryPolicy;
  /** Mails in flight at once. */
  concurrency: number;
  /** How long one attempt may take in all; a lease lasts twice as long. */
  attemptMs: number;
  /** Longest sleep between two looks at the queue. */
  pollMs: number;
  random?: () => number;
};

export type Worker = {
  start(): void;
  /** Says that new mail is due. */
  wake(): void;
  /** Stops claiming, waits up to `deadlineMs` for what is in flight, then breaks it off; its leases lapse. */
  stop(deadlineMs: number): Promise<void>;
  /** Why nothing is being sent, when an operator's fault has stopped delivery. */
  paused(): string | undefined;
};

type Fault = 'operator' | 'unreachable';

const faultTexts = { operator: 'refuses us', unreachable: 'cannot be reached' };

const counters = {
  sent: 'mails_sent',
  queued: 'mails_deferred',
  released: 'mails_deferred',
  dead: 'mails_dead',
} as const;

/** Claims due mails, sends each outside any transaction, and records the outcome if the lease still holds. */
export function createWorker(options: WorkerOptions): Worker {
  const { outbox, log, metrics, policy } = options;
  const leaseMs = options.attemptMs * 2;
  /** Mails under way, one after the other; each a chain that ends when nothing more is due. */
  const chains = new Set<Promise<void>>();
  const inFlight = new Set<string>();
  const breakOff = new AbortController();
  let running: Promise<void> | undefined;
  let stopping = false;
  let signal = Promise.withResolvers<void>();
  let fault: { outcome: Fault; error: string; until: number; tries: number } | undefined;

  function wake(): void {
    signal.resolve();
  }

  async function sleep(ms: number): Promise<void> {
    const timer = setTimeout(wake, ms);
    await signal.promise;
    clearTimeout(timer);
    signal = Promise.withResolvers();
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await sleep(await step());
      } catch (error) {
        // A store that is closed on a claim has its alert already, from who closed it.
        log(stopping ? 'info' : 'alert', 'queue unreadable', errorFields(error));
        await sleep(options.pollMs);
      }
    }
  }

  /** Starts what can be started; the result is how long there is nothing to do. */
  async function step(): Promise<number> {
    const wait = fault ? fault.until - performance.now() : 0;
    if (wait > 0) return wait;
    // After a fault one mail tries the way for all others.
    const free = (fault ? 1 : options.concurrency) - chains.size;
    if (free <= 0) return options.pollMs;
    const claimed = await outbox.claimDue(free, leaseMs, excluded());
    for (const mail of claimed) {
      const chain = deliverFrom(mail).finally(() => {
        chains.delete(chain);
        wake();
      });
      chains.add(chain);
    }
    if (claimed.length > 0) return options.pollMs;
    const due = await outbox.nextDueAt();
    return due === undefined
      ? options.pollMs
      : Math.min(options.pollMs, Math.max(20, due - outbox.now()));
  }

  /** What is in flight, padded to one length so that the statement stays the same. */
  function excluded(): string[] {
    const list = [...inFlight];
    return [...list, ...Array.from({ length: options.concurrency - list.length }, () => '')];
  }

  async function deliverFrom(first: ClaimedMail): Promise<void> {
    let mail: ClaimedMail | undefined = first;
    while (mail) {
      inFlight.add(mail.id);
      const next: ClaimedMail | undefined = await deliver(mail);
      inFlight.delete(mail.id);
      mail = next;
    }
  }

  /** Sends a mail and records how it fared; the result is the next one, claimed with the same sync of the disk. */
  async function deliver(mail: ClaimedMail): Promise<ClaimedMail | undefined> {
    try {
      if (stopping) {
        // Its claim came back after stop was asked.
        const verdict = { state: 'released', dueAt: outbox.now(), error: 'stopped first' } as const;
        await outbox.record(mail, verdict);
        return undefined;
      }
      const sent = await options.transport.send(
        compose(mail, options.sender),
        AbortSignal.any([breakOff.signal, AbortSignal.timeout(options.attemptMs)]),
      );
      noteFault(sent);
      const verdict = verdictOf(mail, sent);
      const { owned, next } = await settle(mail, verdict);
      report(mail, verdict, owned);
      return next;
    } catch (error) {
      // The store would not record it. The lease lapses and the mail is tried again.
      log('alert', 'delivery not recorded', { mail: mail.id, ...errorFields(error) });
      return undefined;
    }
  }

  async function settle(
    mail: ClaimedMail,
    verdict: Verdict,
  ): Promise<{ owned: boolean; next?: ClaimedMail | undefined }> {
    if (stopping || fault) return { owned: await outbox.record(mail, verdict) };
    const { owned, claimed } = await outbox.recordAndClaim(mail, verdict, 1, leaseMs, excluded());
    return { owned, next: claimed[0] };
  }

  function verdictOf(mail: ClaimedMail, sent: Sent): Verdict {
    const now = outbox.now();
    if (sent.outcome === 'sent') return { state: 'sent' };
    if (sent.outcome === 'rejected') return { state: 'dead', error: sent.error };
    if (sent.outcome === 'operator') return { state: 'released', dueAt: now, error: sent.error };
    if (giveUpAfter(policy, mail, now)) return { state: 'dead', error: sent.error };
    const delay = retryDelay(policy, mail.attempts, options.random ?? Math.random);
    return { state: 'queued', dueAt: now + delay, error: sent.error };
  }

  /** A fault of the host or of its operator concerns all mails: nothing is claimed for a while, then one is tried. */
  function noteFault({ outcome, ...sent }: Sent): void {
    if (outcome === 'operator' || outcome === 'unreachable') {
      const error = 'error' in sent ? sent.error : '';
      const tries = fault?.outcome === outcome ? fault.tries + 1 : 1;
      const { firstMs, longestMs } = policy.pause[outcome];
      const pause = Math.min(firstMs * 2 ** (tries - 1), longestMs);
      fault = { outcome, error, until: performance.now() + pause, tries };
      const level = outcome === 'operator' ? 'alert' : 'warn';
      log(level, `delivery paused: the mail host ${faultTexts[outcome]}`, { error, pause });
    } else if (fault && outcome !== 'retry') {
      fault = undefined;
      log('info', 'delivery resumed');
    }
  }

  function report(mail: ClaimedMail, verdict: Verdict, owned: boolean): void {
    const fields = { mail: mail.id, attempts: mail.attempts };
    metrics.count(counters[verdict.state]);
    if (!owned) log('warn', 'lease lost: the mail may be sent twice', fields);
    else if (verdict.state === 'sent') log('info', 'mail sent', fields);
    else if (verdict.state === 'dead') {
      log('alert', 'mail given up; see npm run requests', { ...fields, error: verdict.error });
    } else log('warn', 'mail deferred', { ...fields, error: verdict.error });
  }

  return {
    start() {
      running ??= run();
    },
    wake,
    async stop(deadlineMs) {
      stopping = true;
      wake();
      const timer = setTimeout(() => {
        breakOff.abort();
        options.transport.close();
      }, deadlineMs);
      // A claim still under way adds its chains before `running` ends.
      await running;
      await Promise.allSettled([...chains]);
      clearTimeout(timer);
      options.transport.close();
    },
    paused: () => fault?.error,
  };
}
