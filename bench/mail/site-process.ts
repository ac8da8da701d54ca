import { Hono } from 'hono';
import type { Log } from '#mail/log.ts';
import { createMailService } from '#mail/service.ts';
import { parseConfig } from '#server/config/config.ts';
import { createClientAddress } from '#server/http/client-address.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { defaultHeaders } from '#server/http/security-headers.ts';
import { createBuiltSite } from '#server/site/built-site.ts';
import { uncapped } from '#tests/mail/caps.ts';

/**
 * The built site as `server.ts` serves it, to be measured: without caps on acknowledgements, and without delivery. It
 * reports its port to its parent.
 */
const config = parseConfig({ ...process.env, PORT: '0' });
const log: Log = (level, event, fields) => {
  if (level === 'alert') process.stderr.write(`${event} ${JSON.stringify(fields)}\n`);
};
const service = await createMailService(config, {
  caps: uncapped,
  log,
});
const services = {
  mail: service,
  log,
  probes: new Hono(),
  clientAddress: createClientAddress(config, log),
};
const server = createHttpServer(defaultHeaders(config.siteUrl)).on(
  'request',
  await createBuiltSite(services, config.siteUrl),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit());
