import { dayMs } from '#mail/outbox/acknowledgement-caps.ts';
import { eraseFiles } from '#mail/outbox/erasure.ts';
import type { Outbox } from '#mail/outbox/outbox.ts';
import { errorFields, type Log } from './log.ts';

export type MaintenanceOptions = {
  outbox: Outbox;
  log: Log;
  dataDir: string;
  retentionDays: number;
  daysPerAddress: number;
  /** Longest delay that any mail can have been given. */
  longestDelayMs: number;
  everyMs: number;
};

/** Undelivered for so long, a mail raises an alert. */
const overdueMs = 60 * 60_000;

export type Maintenance = { start(): void; run(): Promise<void>; stop(): Promise<void> };

/** The service's regular chores: retention, counters, mails stranded by a clock set back, and the overdue alert. */
export function createMaintenance(options: MaintenanceOptions): Maintenance {
  const { outbox, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const stranded = await outbox.recallStranded(options.longestDelayMs);
    if (stranded > 0) log('warn', 'the clock was set back; mails are due again', { stranded });
    const before = outbox.now() - options.retentionDays * dayMs;
    const deleted = await outbox.deleteBefore(before);
    if (deleted.length > 0) {
      await eraseFiles(options.dataDir, deleted);
      log('info', 'requests past retention deleted', { requests: deleted.length });
    }
    await outbox.deleteStaleCounts(options.daysPerAddress);
    const { queued, dead, setAside, oldestMs } = await outbox.readQueueState();
    if (oldestMs > overdueMs) {
      log('alert', 'mail undelivered', { queued, dead, minutes: Math.round(oldestMs / 60_000) });
    }
    if (setAside > 0) log('alert', 'requests set aside', { requests: setAside });
  }

  function runLogged(): Promise<void> {
    return run().catch((error) => log('alert', 'maintenance failed', errorFields(error)));
  }

  return {
    run,
    start() {
      running = runLogged();
      timer = setInterval(() => {
        running = running.then(runLogged);
      }, options.everyMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
