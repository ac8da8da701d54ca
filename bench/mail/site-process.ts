import { parseConfig } from '#mail/config/config.ts';
import type { Log } from '#mail/operations/log.ts';
import { createMailService } from '#mail/service.ts';
import { createBuiltSite } from '#root/server/built-site.ts';
import { createHttpServer } from '#root/server/http-server.ts';
import { defaultHeaders } from '#root/server/security-headers.ts';

/**
 * The built site as `server.ts` serves it, to be measured: without caps on acknowledgements, and without delivery. It
 * reports its port to its parent.
 */
const config = parseConfig({ ...process.env, PORT: '0' });
const log: Log = (level, event, fields) => {
  if (level === 'alert') process.stderr.write(`${event} ${JSON.stringify(fields)}\n`);
};
const service = await createMailService(config, {
  caps: { perAddress: { day: 3, week: 10 }, perDay: { overall: 1e9, domain: 1e9, client: 1e9 } },
  log,
});
const server = createHttpServer(defaultHeaders(config)).on(
  'request',
  await createBuiltSite(service, log, config.siteUrl),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit());
