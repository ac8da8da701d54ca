import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseConfig } from '#mail/config/config.ts';
import { createLog } from '#mail/operations/log.ts';
import { createMailService, describeStartFailure } from '#mail/service.ts';
import { createBuiltSite } from './server/built-site.ts';
import { createHttpServer } from './server/http-server.ts';

/** Longest wait for requests and mails in flight when the process is told to stop, in milliseconds. */
const stopDeadline = 10_000;

async function main(): Promise<void> {
  // What visitors send is for this user alone, wherever the data folder lies.
  process.umask(0o077);
  const config = parseConfig(process.env);
  const log = createLog(config.logFormat);
  const mail = await createMailService(config, { log });
  const server = createHttpServer(config);
  const development = process.argv.includes('--dev')
    ? await (await developmentSite()).createDevelopmentSite(mail, server)
    : undefined;
  server.on('request', development?.listener ?? (await createBuiltSite(mail, log, config)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  });
  mail.start();
  // A server that listens on a port has an address of this shape.
  const { address, port } = server.address() as AddressInfo;
  const host = address === '127.0.0.1' || address === '::1' ? 'localhost' : address;
  console.log(`Ready on http://${host}:${port}`);

  async function stop(): Promise<void> {
    const deadline = performance.now() + stopDeadline;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await development?.close();
    // Who is in the middle of sending a form is still answered: the store closes after that.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, setTimeout(stopDeadline / 2)]);
    clearInterval(idle);
    await mail.stop(deadline - performance.now());
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
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
  console.error(describeStartFailure(error) ?? error);
  process.exit(1);
});
