import type { MailConfig } from '#mail/config.ts';
import { errorFields, type Log } from '#mail/log.ts';
import { isUnavailable } from '#mail/outbox/availability.ts';
import type { Database } from '#mail/outbox/database.ts';
import { deleteExpired, deleteStaleCounts, eraseFiles } from '#mail/outbox/erasure.ts';
import { readQueueState } from '#mail/outbox/queue.ts';

type MaintenanceOptions = {
  database: Database;
  log: Log;
  config: Pick<MailConfig, 'dataDir' | 'retentionDays'>;
  everyMs: number;
  /** Tells sales, once a day, that so many requests are held. */
  sendHeldDigest(held: number): Promise<void>;
};

/** A delivery to sales or a webhook that is queued for longer raises an alert. */
const overdueMs = 60 * 60_000;

/**
 * The service's periodic work: retention, counters, the alert for late deliveries and the digest of held requests.
 */
export function createMaintenance(options: MaintenanceOptions) {
  const { database, log, config } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** In the first run the worker has not yet tried to send what an earlier process left in the queue. */
  let isFirst = true;

  async function run(): Promise<void> {
    await erasePastRetention();
    await deleteStaleCounts(database);
    const { queued, held, oldestMs } = await readQueueState(database);
    if (oldestMs > overdueMs && !isFirst) {
      const minutes = Math.round(oldestMs / 60_000);
      const { notification, acknowledgement, webhook } = queued;
      log('alert', 'undelivered', { queued: notification + acknowledgement + webhook, minutes });
    }
    isFirst = false;
    // Last, since a mail host that does not answer takes minutes.
    if (held > 0) await options.sendHeldDigest(held);
  }

  async function erasePastRetention(): Promise<void> {
    const { erased, undelivered } = await deleteExpired(database, config.retentionDays);
    if (erased.length > 0) {
      await eraseFiles(config.dataDir, erased);
      log('info', 'requests past retention erased', { requests: erased.length });
    }
    if (undelivered > 0) log('alert', 'past retention and undelivered', { requests: undelivered });
  }

  /** Starts a run, unless the last one is still going. */
  function tick(): void {
    running ??= run()
      .catch((error) =>
        log(isUnavailable(error) ? 'warn' : 'alert', 'maintenance failed', errorFields(error)),
      )
      .finally(() => {
        running = undefined;
      });
  }

  return {
    start(): void {
      tick();
      timer = setInterval(tick, options.everyMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
