import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '#mail/log.ts';
import type { MailService } from '#mail/service.ts';
import { faultFields } from './log.ts';

/**
 * How long requests are still answered after SIGTERM, with /readyz at 503: a load balancer that looks every few seconds
 * notices. A supervisor's stop timeout (deploy/) must cover this and `finishSeconds`.
 */
export const drainSeconds = 5;

/** Longest wait for requests and mails in flight after the drain. */
export const finishSeconds = 10;

/** Ctrl-C, or a terminal that is closed: nobody sends requests elsewhere. */
const drainMs = { SIGHUP: 0, SIGINT: 0, SIGTERM: drainSeconds * 1000 };

type StopParts = {
  server: Server;
  mail: MailService;
  log: Log;
  /** Aborted as soon as a signal has come. */
  stopping: AbortController;
  /** Closes what else holds connections. */
  close(): Promise<void>;
};

/**
 * Stops the process on a signal. First the load balancer sees /readyz fail and sends requests elsewhere, while late ones
 * are still answered. Then the port closes, and requests and mails in flight are finished.
 */
export function stopOnSignals({ server, mail, log, stopping, close }: StopParts): void {
  async function stop(drain: number): Promise<void> {
    // Clients reconnect through the load balancer.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    await setTimeout(drain);
    const deadline = performance.now() + finishSeconds * 1000;
    const closed = once(server.close(), 'close');
    await close();
    // The store closes last, so that a form being sent is still answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, setTimeout(finishSeconds * 500)]);
    clearInterval(idle);
    await mail.stop(deadline - performance.now());
  }

  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    // npm forwards a signal that the whole process group got: one that comes again changes nothing.
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      stop(drainMs[signal]).then(
        () => process.exit(0),
        (error: unknown) => {
          log('alert', 'stop failed', faultFields(error));
          process.exit(1);
        },
      );
    });
  }
}
