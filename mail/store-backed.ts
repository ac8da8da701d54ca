import type { Config } from './config/config.ts';
import { destinationsOf } from './config/destinations.ts';
import { type RetryPolicy, retryPolicy } from './delivery/retry-policy.ts';
import {
  openTransport,
  type SmtpLimits,
  smtpConnections,
  smtpLimits,
} from './delivery/transport.ts';
import { createWorker } from './delivery/worker.ts';
import { endsWithin } from './http/time-limit.ts';
import type { Log } from './operations/log.ts';
import { createMaintenance } from './operations/maintenance.ts';
import type { Metrics } from './operations/metrics.ts';
import { type Caps, defaultCaps } from './outbox/acknowledgement-caps.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createProofOfWork } from './submission/proof-of-work.ts';
import { createReceipts } from './submission/receipts.ts';
import { createSpamCheck } from './submission/spam-check.ts';
import { createSubmissionService } from './submission/submission-service.ts';

export type StoreBackedOptions = {
  caps?: Omit<Caps, 'secret'>;
  policy?: RetryPolicy;
  smtp?: SmtpLimits;
  attemptMs?: number;
  pollMs?: number;
  /** Mails under way at once. */
  concurrency?: number;
};

type Surroundings = StoreBackedOptions & { config: Config; log: Log; metrics: Metrics };

export type StoreBacked = Awaited<ReturnType<typeof composeOn>>;

/** One attempt at a mail, from connection to the answer to its last dot. */
const longestAttemptMs = 90_000;

/** The parts of the mail service that need an open store, composed. Rejects with StoreError when its secrets cannot be read. */
export async function composeOn(outbox: Outbox, surroundings: Surroundings) {
  const { config, log, metrics, policy = retryPolicy, attemptMs = longestAttemptMs } = surroundings;
  const { now } = outbox;
  const secret = await outbox.readSecret('hashing');
  const caps = { ...(surroundings.caps ?? defaultCaps), secret };
  const receipts = createReceipts(await outbox.readSecret('receipts'), now);
  const spamCheck = createSpamCheck(await outbox.readSecret('form timestamps'), now);
  const proofs = createProofOfWork(await outbox.readSecret('proofs'), now);
  const worker = createWorker({
    outbox,
    transport: openTransport(config, surroundings.smtp ?? smtpLimits),
    sender: config,
    log,
    metrics,
    policy,
    concurrency: surroundings.concurrency ?? smtpConnections,
    attemptMs,
    pollMs: surroundings.pollMs ?? 2_000,
  });
  const maintenance = createMaintenance({
    outbox,
    log,
    dataDir: config.dataDir,
    retentionDays: config.retentionDays,
    daysPerAddress: caps.daysPerAddress,
    // Delays are lengthened at random by up to a quarter; a lease counts as one.
    longestDelayMs: Math.max(policy.longestDelayMs * 1.25, attemptMs * 2),
    everyMs: 60_000,
  });
  const submissions = createSubmissionService({
    outbox,
    log,
    metrics,
    terms: { caps, destinations: destinationsOf(config) },
    spamCheck,
    proofs,
    rateLimit: config.rateLimit,
    onAccepted: worker.wake,
  });
  return {
    outbox,
    receipts,
    spamCheck,
    submissions,
    worker,
    start() {
      worker.start();
      maintenance.start();
    },
    /** Ends work and closes the store; false when that took longer than `deadlineMs`. */
    async stop(deadlineMs: number): Promise<boolean> {
      const deadline = performance.now() + deadlineMs;
      // What is broken off is still recorded before the store closes.
      const idle = Promise.all([worker.stop(deadlineMs * 0.8), maintenance.stop()]);
      const ended = await endsWithin(deadlineMs * 0.9, idle);
      const closed = await endsWithin(deadline - performance.now(), outbox.close());
      return ended && closed;
    },
  };
}
