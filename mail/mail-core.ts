import type { MailConfig } from './config.ts';
import { sendHeldDigest } from './delivery/held-digest.ts';
import { mailChannel } from './delivery/mail-channel.ts';
import { retryPolicy } from './delivery/retry-policy.ts';
import { maxAttemptMs, openTransport, smtpConnections, smtpLimits } from './delivery/transport.ts';
import {
  webhookChannel,
  webhookConcurrency,
  webhookTimeoutMs,
} from './delivery/webhook-channel.ts';
import { type Channel, createWorker } from './delivery/worker.ts';
import type { Log } from './log.ts';
import { createMaintenance } from './maintenance.ts';
import { defaultCaps } from './outbox/acknowledgement-caps.ts';
import { expectWritable, withAvailabilityLog } from './outbox/availability.ts';
import { isFull } from './outbox/data-directory.ts';
import type { Database } from './outbox/database.ts';
import { readSecret } from './outbox/secrets.ts';
import { createReceipts } from './submission/signed-tokens.ts';
import { createSpamCheck } from './submission/spam-check.ts';
import { createSubmissionService } from './submission/submission-service.ts';
import { endsWithin } from './time.ts';

const defaults = {
  caps: defaultCaps,
  policy: retryPolicy,
  smtp: smtpLimits,
  attemptMs: maxAttemptMs,
  pollMs: 2_000,
  /** Milliseconds that only ever grow, which limits are measured by. */
  elapsed: () => performance.now(),
  maintenanceMs: 60_000,
};

export type MailCoreOptions = Partial<typeof defaults>;

export type MailCore = Awaited<ReturnType<typeof createMailCore>>;

/** Creates the parts of the mail service that need an open store. Rejects with StoreError if its secrets cannot be read. */
export async function createMailCore(
  store: Database,
  { config, log, ...options }: MailCoreOptions & { config: MailConfig; log: Log },
) {
  const { caps, policy, smtp, attemptMs, pollMs, elapsed, maintenanceMs } = {
    ...defaults,
    ...options,
  };
  const database = withAvailabilityLog(store, log);
  const { now } = database;
  const secret = await readSecret(database);
  const receipts = createReceipts(secret, now);
  const spamCheck = createSpamCheck(secret, now);
  const transport = openTransport(config, smtp);
  function workerFor(channel: Channel, concurrency: number, attemptMs: number) {
    return createWorker({ database, channel, log, policy, pollMs, concurrency, attemptMs });
  }
  // Two workers, so that neither a wrong webhook nor a wrong mail host holds up the other.
  const mails = workerFor(mailChannel(transport, config), smtpConnections, attemptMs);
  const webhooks = workerFor(webhookChannel(config), webhookConcurrency, webhookTimeoutMs * 2);
  const maintenance = createMaintenance({
    database,
    log,
    config,
    everyMs: maintenanceMs,
    async sendHeldDigest(held) {
      if (mails.isPaused()) return;
      await sendHeldDigest(held, { database, transport, sender: config, log });
    },
  });
  const submissions = createSubmissionService({
    database,
    log,
    settings: { caps: { ...caps, secret }, destinations: config.destinations },
    spamCheck,
    receipts,
    onAccepted() {
      mails.notify();
      webhooks.notify();
    },
  });
  let readiness: { at: number; answer: Promise<boolean> } | undefined;

  async function findReadiness(): Promise<boolean> {
    await expectWritable(database);
    return config.databaseUrl !== undefined || !isFull(config.dataDir);
  }

  return {
    database,
    receipts,
    spamCheck,
    submissions,
    mails,
    /**
     * Whether requests can be stored, found at most once a second since anybody may ask. Rejects with StoreError where
     * the store takes no writes.
     */
    isReady(): Promise<boolean> {
      const at = elapsed();
      if (!readiness || at - readiness.at >= 1_000) readiness = { at, answer: findReadiness() };
      return readiness.answer;
    },
    start() {
      mails.start();
      webhooks.start();
      maintenance.start();
    },
    /** Stops work and closes the store; false when that took longer than `deadlineMs`. */
    async stop(deadlineMs: number): Promise<boolean> {
      const deadline = performance.now() + deadlineMs;
      // Aborted deliveries are recorded before the store closes.
      const workers = [mails, webhooks].map((worker) => worker.stop(deadlineMs * 0.8));
      const idle = Promise.all([...workers, maintenance.stop()]);
      const ended = await endsWithin(deadlineMs * 0.9, idle);
      const closed = await endsWithin(deadline - performance.now(), database.close());
      return ended && closed;
    },
  };
}
