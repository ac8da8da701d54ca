import { setTimeout as wait } from 'node:timers/promises';
import { errorFields, type Log } from '#mail/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { Database } from '#mail/outbox/database.ts';
import { claimDue, nextDueAt, recordOutcome, type Verdict } from '#mail/outbox/queue.ts';
import type { ClaimedDelivery, DeliveryKind } from '#mail/outbox/types.ts';
import { type AttemptOutcome, isPolicyRefusal } from './errors.ts';
import { giveUpAfter, type RetryPolicy, retryDelay } from './retry-policy.ts';

/** How deliveries of some kinds are sent. */
export type Channel = {
  /** What a delivery is called in the log. */
  noun: 'mail' | 'webhook';
  /** Kinds of delivery it sends, most urgent first. */
  kinds: readonly DeliveryKind[];
  /** Sends one delivery and says how that ended. Never throws. */
  send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<AttemptOutcome>;
  /** Where a delivery goes, for the log: a host, without anything secret. */
  hostOf(delivery: ClaimedDelivery): string;
  close(): void;
};

type WorkerOptions = {
  database: Database;
  channel: Channel;
  log: Log;
  policy: RetryPolicy;
  /** Deliveries in flight at once. */
  concurrency: number;
  /** Longest attempt in milliseconds; a lease lasts twice as long. */
  attemptMs: number;
  /** Longest sleep between two looks at the queue. */
  pollMs: number;
};

/** Between two tries to record an outcome. */
const recordAgainMs = 250;

type Pause = { outcome: 'operator' | 'unreachable'; until: number; tries: number };

/** Claims due deliveries, sends each outside any transaction, and records the outcome unless the lease was lost. */
export function createWorker(options: WorkerOptions) {
  const { database, channel, log, policy } = options;
  const leaseMs = options.attemptMs * 2;
  const underWay = new Set<Promise<void>>();
  const aborted = new AbortController();
  let running: Promise<void> | undefined;
  let stopping = false;
  let notified = Promise.withResolvers<void>();
  let pause: Pause | undefined;

  /** Call when a new delivery is due. */
  function notify(): void {
    notified.resolve();
  }

  async function sleep(ms: number): Promise<void> {
    const timer = setTimeout(notify, ms);
    await notified.promise;
    clearTimeout(timer);
    notified = Promise.withResolvers();
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        await sleep(await step());
      } catch (error) {
        // The store that is away has logged its own alert.
        log(isUnavailable(error) ? 'warn' : 'alert', 'queue unreadable', errorFields(error));
        await sleep(options.pollMs);
      }
    }
  }

  /** Starts as many deliveries as possible; returns the milliseconds until more can be due. */
  async function step(): Promise<number> {
    const wait = pause ? pause.until - performance.now() : 0;
    if (wait > 0) return wait;
    // After a pause a single delivery probes the host for all others.
    const free = (pause ? 1 : options.concurrency) - underWay.size;
    if (free <= 0) return options.pollMs;
    const { kinds } = channel;
    const claimed = await claimDue(database, { kinds, limit: free, leaseMs });
    for (const delivery of claimed) {
      const attempt = deliver(delivery).finally(() => {
        underWay.delete(attempt);
        notify();
      });
      underWay.add(attempt);
    }
    if (claimed.length > 0) return options.pollMs;
    const due = await nextDueAt(database, kinds);
    const isDue = due !== undefined && due <= database.now();
    // Nothing is left to try the host with: another instance has it.
    if (!isDue && underWay.size === 0) resume();
    return due === undefined
      ? options.pollMs
      : Math.min(options.pollMs, Math.max(20, due - database.now()));
  }

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    try {
      const signal = AbortSignal.any([aborted.signal, AbortSignal.timeout(options.attemptMs)]);
      const result = await channel.send(delivery, signal);
      notePause(delivery, result);
      const verdict = verdictOf(delivery, result);
      report(delivery, result, verdict, await recordWhenAvailable(delivery, verdict));
    } catch (error) {
      // Not recorded: the lease expires and the delivery is sent again.
      const level = isUnavailable(error) || aborted.signal.aborted ? 'warn' : 'alert';
      log(level, 'delivery not recorded', { delivery: delivery.id, ...errorFields(error) });
    }
  }

  /** The host has answered, so a store that is away is waited for: forgetting the answer would send the mail twice. */
  async function recordWhenAvailable(
    delivery: ClaimedDelivery,
    verdict: Verdict,
  ): Promise<boolean> {
    while (true) {
      try {
        return await recordOutcome(database, delivery, verdict);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await wait(recordAgainMs, undefined, { signal: aborted.signal });
      }
    }
  }

  function verdictOf(delivery: ClaimedDelivery, result: AttemptOutcome): Verdict {
    const now = database.now();
    if (result.outcome === 'sent') return { state: 'sent' };
    const { words: error } = result;
    const { kind, createdAt } = delivery;
    // An attempt that reached no host does not count. An acknowledgement that comes days late would confuse.
    const unsent = result.outcome === 'unreachable';
    const stale = unsent && kind === 'acknowledgement' && now - createdAt > policy.lifetimeMs[kind];
    if ((unsent && !stale) || result.outcome === 'operator') {
      return { state: 'returned', dueAt: now, error };
    }
    const mistyped = kind === 'acknowledgement' && result.outcome === 'recipient refused';
    const final = result.outcome === 'rejected' || mistyped || stale;
    if (final || giveUpAfter(policy, delivery, now)) return { state: 'dead', error };
    const delay = retryDelay(policy, delivery.attempts, Math.random());
    return { state: 'queued', dueAt: now + delay, error };
  }

  /** A fault of the host or its operator concerns every delivery: pause, then probe with one. */
  function notePause(delivery: ClaimedDelivery, result: AttemptOutcome): void {
    if (result.outcome === 'operator' || result.outcome === 'unreachable') {
      const { outcome, code } = result;
      const tries = pause?.outcome === outcome ? pause.tries + 1 : 1;
      const { firstMs, maxMs } = policy.pause[outcome];
      const pauseMs = Math.min(firstMs * 2 ** (tries - 1), maxMs);
      pause = { outcome, until: performance.now() + pauseMs, tries };
      const operator = outcome === 'operator';
      const cause = operator ? result.cause : 'the mail host cannot be reached, or is not ready';
      const fields = { host: channel.hostOf(delivery), code, pauseMs };
      log(operator ? 'alert' : 'warn', `delivery paused: ${cause}`, fields);
    } else if (result.outcome !== 'retry' || pause?.outcome === 'unreachable') resume();
  }

  function resume(): void {
    if (pause) log('info', 'delivery resumed');
    pause = undefined;
  }

  function report(
    delivery: ClaimedDelivery,
    result: AttemptOutcome,
    verdict: Verdict,
    owned: boolean,
  ): void {
    const { id, attempts } = delivery;
    const code = result.outcome === 'sent' ? undefined : result.code;
    const fields = { delivery: id, attempts, host: channel.hostOf(delivery), code };
    if (!owned) log('warn', `lease lost: the ${channel.noun} may be sent twice`, fields);
    else if (result.outcome === 'sent') {
      log('info', `${channel.noun} sent`, fields);
    } else if (verdict.state === 'dead') {
      // A visitor may have mistyped their address.
      const isOurs = delivery.kind !== 'acknowledgement' || isPolicyRefusal(result);
      const level = isOurs ? 'alert' : 'warn';
      log(level, `${channel.noun} given up; see npm run requests`, fields);
    } else {
      // The address of sales and the URL of a webhook are the operator's to correct.
      const level = result.outcome === 'recipient refused' ? 'alert' : 'warn';
      log(level, `${channel.noun} deferred`, fields);
    }
  }

  return {
    start(): void {
      running ??= run();
    },
    notify,
    /** Stops claiming, waits up to `deadlineMs` for deliveries in flight, then aborts them; their leases expire. */
    async stop(deadlineMs: number): Promise<void> {
      stopping = true;
      notify();
      const timer = setTimeout(
        () => {
          aborted.abort();
          channel.close();
        },
        Math.max(0, deadlineMs),
      );
      await running;
      await Promise.allSettled([...underWay]);
      clearTimeout(timer);
      channel.close();
    },
    /** Whether a fault of the host or its operator has paused delivery. */
    isPaused: (): boolean => pause !== undefined,
  };
}
