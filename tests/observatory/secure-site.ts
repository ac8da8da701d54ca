import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer } from 'node:https';
import { openService, recordingLog, temporaryDirectory } from '#mail/testing.ts';
import { createBuiltSite } from '#root/server/built-site.ts';
import { makeCertificate } from './certificate.ts';
import type { Ports } from './observatory.ts';

/** The built site as it is deployed: over TLS under its host, and plain HTTP leading there. */
export type SecureSite = AsyncDisposable & { ports: Ports; certificate: string };

/** Serves on loopback what `https://<host>` would. */
export async function startSecureSite(host: string): Promise<SecureSite> {
  await using stack = new AsyncDisposableStack();
  const directory = stack.use(temporaryDirectory());
  const { key, cert } = makeCertificate(host);
  const siteUrl = `https://${host}`;
  const mail = stack.use(await openService({ DATA_DIR: directory.path, SITE_URL: siteUrl }));
  const secure = createServer(
    { key, cert },
    await createBuiltSite(mail, recordingLog().log, { siteUrl }),
  );
  const https = await listen(secure, stack);
  // As deploy/redirect-to-https.conf answers, but for the port.
  const plain = createPlainServer(({ url = '/' }, response) => {
    response.writeHead(301, { Location: `https://${host}:${https}${url}` }).end();
  });
  const http = await listen(plain, stack);
  const held = stack.move();
  return {
    ports: { http, https },
    certificate: cert,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function listen(server: Server, stack: AsyncDisposableStack): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
