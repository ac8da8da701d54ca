import { getRequestListener } from '@hono/node-server';
import { createMailService } from '#mail/service.ts';
import { parseConfig } from '#server/config/config.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import { listen } from '#tests/listen.ts';
import { uncapped } from '#tests/mail/caps.ts';

/**
 * The mail service alone in a process of its own, to be killed and measured, without caps on acknowledgements. It
 * reports its port to its parent.
 */
const config = parseConfig({ ...process.env, PORT: '0' });
const service = await createMailService(config, {
  caps: uncapped,
  log: (level, event, fields) => {
    if (level === 'alert') process.stderr.write(`${event} ${JSON.stringify(fields)}\n`);
  },
});
const answer = getRequestListener((request, { incoming }) =>
  service.fetch(request, { clientAddress: incoming.socket.remoteAddress ?? '' }),
);
const server = createHttpServer({}).on('request', answer);
const { port } = await listen(server);
process.send?.({ port });
if (process.env.DELIVER !== 'no') service.start();

process.once('SIGTERM', () => {
  server.close();
  service.stop(5_000).then(() => process.exit(0));
});
