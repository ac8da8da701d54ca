import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brand } from '#brand/brand.ts';
import { ConfigError, logFormatOf, parseConfig } from '#mail/config/config.ts';
import { drainSeconds, finishSeconds } from '#mail/config/stopping.ts';
import { createLog, faultFields } from '#mail/operations/log.ts';
import { createMetrics } from '#mail/operations/metrics.ts';
import { createMailService, describeStartFailure } from '#mail/service.ts';
import { createBuiltSite } from './server/built-site.ts';
import { createHttpServer } from './server/http-server.ts';
import { logWholeProcess } from './server/process-log.ts';
import { defaultHeaders } from './server/security-headers.ts';

async function main(): Promise<void> {
  // Visitors' data is readable by this user alone, wherever the data folder is.
  process.umask(0o077);
  const config = parseConfig(process.env);
  const { host, port, siteUrl } = config;
  const log = createLog(config.logFormat);
  if (config.logFormat === 'json') logWholeProcess(log);
  const metrics = createMetrics();
  metrics.measureProcess();
  const counted = metrics.countLines(log);
  const mail = await createMailService(config, { log, metrics });

  // Loaded on demand: production is installed without the development server.
  const development =
    process.argv.includes('--dev') && (await import('./server/development-site.ts'));
  const server = createHttpServer(development ? {} : defaultHeaders(config));
  // From a request's headers to the last byte of the response.
  server.on('request', ({ method = '' }, response) => {
    const began = performance.now();
    response.once('finish', () => {
      metrics.observeRequest(method, response.statusCode, (performance.now() - began) / 1000);
    });
  });
  const vite = development && (await development.serveSources(server, mail, counted, siteUrl));
  if (!vite) server.on('request', await createBuiltSite(mail, counted, siteUrl));
  await once(server.listen(port, host), 'listening').catch((cause: Error) => {
    throw new ConfigError(`HOST or PORT: ${cause.message}`, { cause });
  });
  mail.start();
  // Only a server on a Unix socket has a string as its address.
  const bound = server.address() as AddressInfo;
  const name = isIPv6(host) ? `[${host}]` : host.replace('127.0.0.1', 'localhost');
  log('info', 'ready', { url: `http://${name}:${bound.port}` });
  const { price, setUp, erp, hosting, users } = brand.proof;
  const answers = Object.entries({ price, setUp, erp, hosting, users });
  const empty = answers.flatMap(([question, answer]) => (answer ? [] : question)).join(', ');
  if (empty) log('info', 'brand unfinished', { empty, see: 'docs/rebranding.md' });

  /**
   * On SIGTERM: the load balancer sees /readyz fail and sends requests elsewhere, while late ones are still answered.
   * Then the port closes, and requests and mails in flight are finished.
   */
  async function stop(drainMs: number): Promise<void> {
    mail.announceStop();
    // Clients reconnect through the load balancer.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    await setTimeout(drainMs);
    const deadline = performance.now() + finishSeconds * 1000;
    const closed = once(server.close(), 'close');
    if (vite) await vite.close();
    // The store closes last, so that a form being sent is still answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, setTimeout(finishSeconds * 500)]);
    clearInterval(idle);
    await mail.stop(deadline - performance.now());
  }
  let stopping = false;
  // Ctrl-C, or a terminal that is closed: nobody sends requests elsewhere.
  const drainMs = { SIGHUP: 0, SIGINT: 0, SIGTERM: drainSeconds * 1000 };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
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

main().catch((error: unknown) => {
  const reason = describeStartFailure(error);
  const log = createLog(logFormatOf(process.env));
  log('alert', 'start failed', reason === undefined ? faultFields(error) : { reason });
  process.exit(1);
});
