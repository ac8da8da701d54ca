import { errorFields, type Log } from '#mail/operations/log.ts';
import type { Metrics } from '#mail/operations/metrics.ts';
import type { Outbox } from '#mail/outbox/outbox.ts';
import type { Verdict } from '#mail/outbox/queue.ts';
import type { ClaimedDelivery, DeliveryKind } from '#mail/outbox/types.ts';
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

/** What this worker sends, the most urgent first. */
const kinds: readonly DeliveryKind[] = ['notification', 'acknowledgement'];

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
  const underWay = new Set<Promise<void>>();
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
    const free = (fault ? 1 : options.concurrency) - underWay.size;
    if (free <= 0) return options.pollMs;
    const claimed = await outbox.claimDue({ kinds, limit: free, leaseMs, inFlight: [...inFlight] });
    for (const mail of claimed) {
      const delivery = deliver(mail).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.add(delivery);
    }
    if (claimed.length > 0) return options.pollMs;
    const due = await outbox.nextDueAt(kinds);
    return due === undefined
      ? options.pollMs
      : Math.min(options.pollMs, Math.max(20, due - outbox.now()));
  }

  /** Sends a mail and records how it fared. */
  async function deliver(mail: ClaimedDelivery): Promise<void> {
    inFlight.add(mail.id);
    try {
      if (stopping) {
        // Its claim came back after stop was asked.
        const verdict = { state: 'released', dueAt: outbox.now(), error: 'stopped first' } as const;
        await outbox.record(mail, verdict);
        return;
      }
      const sent = await options.transport.send(
        compose(mail, options.sender),
        AbortSignal.any([breakOff.signal, AbortSignal.timeout(options.attemptMs)]),
      );
      noteFault(sent);
      const verdict = verdictOf(mail, sent);
      report(mail, verdict, await outbox.record(mail, verdict));
    } catch (error) {
      // The store would not record it. The lease lapses and the mail is tried again.
      log('alert', 'delivery not recorded', { mail: mail.id, ...errorFields(error) });
    } finally {
      inFlight.delete(mail.id);
    }
  }

  function verdictOf(mail: ClaimedDelivery, sent: Sent): Verdict {
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

  function report(mail: ClaimedDelivery, verdict: Verdict, owned: boolean): void {
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
      // A claim still under way adds its deliveries before `running` ends.
      await running;
      await Promise.allSettled([...underWay]);
      clearTimeout(timer);
      options.transport.close();
    },
    paused: () => fault?.error,
  };
}
