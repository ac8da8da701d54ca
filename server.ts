import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createMailService } from '#mail/service.ts';
import { describeStartFailure, parseConfig } from './server/config/config.ts';
import { ConfigError } from './server/config/schemas.ts';
import { createClientAddress } from './server/http/client-address.ts';
import { createHttpServer } from './server/http/http-server.ts';
import { defaultHeaders } from './server/http/security-headers.ts';
import { createLog, faultFields, logWholeProcess } from './server/operations/log.ts';
import { createMetrics } from './server/operations/metrics.ts';
import { createProbes } from './server/operations/probes.ts';
import { stopOnSignals } from './server/operations/signals.ts';
import { createBuiltSite } from './server/site/built-site.ts';

async function main(): Promise<void> {
  // Visitors' data is readable by this user alone, wherever the data folder is.
  process.umask(0o077);
  const config = parseConfig(process.env);
  const { host, port, siteUrl, metricsToken } = config;
  const metrics = createMetrics();
  const log = metrics.countLines(createLog());
  if (config.isProduction) logWholeProcess(log);
  const mail = await createMailService(config, { log });
  const stopping = new AbortController();
  const services = {
    mail,
    log,
    probes: createProbes({ mail, metrics, metricsToken, stopping: stopping.signal }),
    clientAddress: createClientAddress(config, log),
  };

  // Loaded on demand: production is installed without the development server.
  const development =
    process.argv.includes('--dev') && (await import('./server/site/development-site.ts'));
  const server = createHttpServer(development ? {} : defaultHeaders(siteUrl));
  const vite = development ? await development.serveSources(server, services) : undefined;
  if (!vite) server.on('request', await createBuiltSite(services, siteUrl));
  await once(server.listen(port, host), 'listening').catch((cause: Error) => {
    throw new ConfigError(`HOST or PORT: ${cause.message}`, { cause });
  });
  mail.start();
  // Only a server on a Unix socket has a string as its address.
  const bound = server.address() as AddressInfo;
  const name = isIPv6(host) ? `[${host}]` : host.replace('127.0.0.1', 'localhost');
  log('info', 'ready', { url: `http://${name}:${bound.port}` });

  stopOnSignals({ server, mail, log, stopping, close: async () => vite?.close() });
}

main().catch((error: unknown) => {
  const reason = describeStartFailure(error);
  createLog()('alert', 'start failed', reason === undefined ? faultFields(error) : { reason });
  process.exit(1);
});
