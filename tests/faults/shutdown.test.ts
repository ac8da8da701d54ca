import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import {
  callBody,
  demoParams,
  openMailHost,
  post,
  temporaryDirectory,
} from '#tests/mail/service.ts';
import { startSite } from '../site-process.ts';

test('on SIGTERM the site answers requests under way, finishes deliveries, and accepts no new connection', async () => {
  using directory = temporaryDirectory();
  const underWay = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await using host = await openMailHost({
    onRcptTo: (_address, _session, done) => {
      underWay.resolve();
      goOn.promise.then(() => done());
    },
  });
  const env = { SMTP_URL: host.url };
  const site = await startSite({ env, dataDir: directory.path });
  const { hostname, port } = new URL(site.url);

  const first = await fetch(post(callBody(demoParams), {}, `${site.url}/api/v1.0/email/send`));
  expect(await first.text()).toBe('OK');
  await underWay.promise;

  const body = JSON.stringify(callBody({ ...demoParams, name: 'Ravi Rao' }));
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const head = `Host: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue`;
  socket.write(`POST /api/v1.0/email/send HTTP/1.1\r\n${head}\r\n\r\n`);
  // 100 Continue shows that the headers have been read.
  const [goAhead] = await once(socket, 'data');
  expect(String(goAhead)).toMatch(/^HTTP\/1\.1 100 /);
  socket.write(body.slice(0, 40));

  const stopped = site.stop('SIGTERM');
  const isReady = async () => (await fetch(`${site.url}/readyz`)).ok;
  await expect.poll(isReady).toBe(false);
  // As npm sends on what its process group got too.
  void site.stop('SIGTERM');
  await expect
    .poll(() => fetch(site.url).catch(() => 'refused'), { timeout: 20_000 })
    .toBe('refused');
  // Mails still go out while a request is being received: the store is open.
  goOn.resolve();
  await host.arrival(2);
  socket.write(body.slice(40));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  await stopped;

  const requests = await site.requests();
  expect(requests.map(({ fields }) => fields.name).toSorted()).toEqual(['Asha Rao', 'Ravi Rao']);
  await using again = await startSite({ env, dataDir: directory.path });
  // A notification and an acknowledgement for each request.
  await host.arrival(4);
  await again.stop();
  expect(host.delivered).toHaveLength(4);
  expect(new Set(host.delivered.map(({ mail }) => mail.messageId)).size).toBe(4);
}, 60_000);
