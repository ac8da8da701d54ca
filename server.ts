import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { logFormatOf, parseConfig } from '#mail/config/config.ts';
import { drainSeconds, finishSeconds } from '#mail/config/stopping.ts';
import { createLog, faultFields } from '#mail/operations/log.ts';
import { createMetrics } from '#mail/operations/metrics.ts';
import { createMailService, describeStartFailure } from '#mail/service.ts';
import { createBuiltSite } from './server/built-site.ts';
import {
  closeAfterAnswers,
  createHttpServer,
  listen,
  measureRequests,
} from './server/http-server.ts';
import { logWholeProcess } from './server/process-log.ts';
import { unfinishedBrand } from './server/unfinished-brand.ts';

/** In milliseconds. */
const stopDeadline = finishSeconds * 1000;

async function main(): Promise<void> {
  // Visitors' data is readable by this user alone, wherever the data folder is.
  process.umask(0o077);
  const config = parseConfig(process.env);
  const log = createLog(config.logFormat);
  if (config.logFormat === 'json') logWholeProcess(log);
  const metrics = createMetrics();
  metrics.measureProcess();
  const mail = await createMailService(config, { log, metrics });
  const server = createHttpServer(config);
  measureRequests(server, metrics);
  const development = process.argv.includes('--dev')
    ? await (await developmentSite()).createDevelopmentSite(mail, server)
    : undefined;
  server.on(
    'request',
    development?.listener ?? (await createBuiltSite(mail, metrics.countLines(log), config)),
  );
  await listen(server, config);
  mail.start();
  // A server that listens on a port has an address of this shape.
  const { address, port } = server.address() as AddressInfo;
  const host = address === '127.0.0.1' || address === '::1' ? 'localhost' : address;
  log('info', 'ready', { url: `http://${host}:${port}` });
  const unfinished = unfinishedBrand();
  if (unfinished) log('info', 'brand unfinished', unfinished);

  /**
   * On SIGTERM: the load balancer sees /readyz fail and sends requests elsewhere, while late ones are still answered.
   * Then the port closes, and requests and mails in flight are finished.
   */
  async function stop(drainMs: number): Promise<void> {
    mail.announceStop();
    closeAfterAnswers(server);
    await setTimeout(drainMs);
    const deadline = performance.now() + stopDeadline;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await development?.close();
    // The store closes last, so that a form being sent is still answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, setTimeout(stopDeadline / 2)]);
    clearInterval(idle);
    await mail.stop(deadline - performance.now());
  }
  // Ctrl-C: a person is waiting for the prompt.
  let stopping = false;
  const drainMs = { SIGINT: 0, SIGTERM: drainSeconds * 1000 };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // npm forwards a signal that the whole process group got: one that comes again changes nothing.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
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

/** Loaded on demand: production is installed without the development server. */
function developmentSite() {
  return import('./server/development-site.ts');
}

main().catch((error: unknown) => {
  const reason = describeStartFailure(error);
  const log = createLog(logFormatOf(process.env));
  log('alert', 'start failed', reason === undefined ? faultFields(error) : { reason });
  process.exit(1);
});
