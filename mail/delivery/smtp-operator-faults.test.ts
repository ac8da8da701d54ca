import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  type TestService,
  visitor,
} from '#tests/mail/service.ts';
import { retryPolicy } from './retry-policy.ts';

const policy = {
  ...retryPolicy,
  firstDelayMs: 20,
  maxDelayMs: 40,
  pause: {
    operator: { firstMs: 20, maxMs: 40 },
    unreachable: { firstMs: 20, maxMs: 40 },
  },
};

function alerts({ events }: TestService) {
  return events.filter(({ level }) => level === 'alert');
}

/** A mail server's refusal, as the library for the tests' host wants it. */
function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

test('a certificate that does not verify pauses delivery with an alert', async () => {
  // The library's own certificate, which nobody signed.
  await using host = await openMailHost({ secure: true });
  const url = host.url.replace('smtp://127.0.0.1', 'smtps://localhost');
  await using service = await openService({ SMTP_URL: url }, { policy });
  service.start();
  await service.send(callBody(demoParams));
  await expect.poll(() => alerts(service).length).toBeGreaterThan(1);
  expect(alerts(service)[0]).toMatchObject({
    event: 'delivery paused: the certificate of the mail host does not verify',
    fields: { host: url.replace('smtps://', ''), code: expect.stringMatching(/CERT|SELF/) },
  });
});

test('a mail host on this machine may offer a certificate of its own, as Postfix does', async () => {
  await using host = await openMailHost({ disabledCommands: [] });
  await using service = await openService({ SMTP_URL: host.url }, { policy });
  service.start();
  await service.send(callBody(demoParams));
  await host.arrival(2);
  expect(alerts(service)).toEqual([]);
});

test.for([
  [550, '5.1.1 User unknown in relay table', 'warn'],
  [450, '4.1.8 Sender rejected', 'alert'],
  [450, '4.1.2', 'warn'],
  [550, '5.7.1', 'alert'],
] as const)(
  'of a visitor’s address that is refused with %i %s, the log tells with level %s, without the address',
  async ([code, detail, level]) => {
    await using host = await openMailHost({
      onRcptTo: ({ address }, _session, done) =>
        done(address === visitor.email ? refusal(code, `${detail} <${address}>: no`) : null),
    });
    const lifetimeMs = { ...policy.lifetimeMs, acknowledgement: 0 };
    await using service = await openService(
      { SMTP_URL: host.url },
      { policy: { ...policy, lifetimeMs } },
    );
    service.start();
    await service.send(callBody(demoParams));
    const givenUp = () => service.events.find(({ event }) => event.startsWith('mail given up'));
    await expect.poll(givenUp).toMatchObject({
      level,
      fields: {
        host: host.url.replace('smtp://', ''),
        code: `EENVELOPE RCPT TO ${code} ${detail.split(' ')[0]}`,
      },
    });
    await host.arrival(1);
    expect(alerts(service)).toHaveLength(level === 'alert' ? 1 : 0);
    expect(JSON.stringify(service.events)).not.toMatch(/asha|rao-castings/i);
  },
);

test('a host that is back and says "later" pauses delivery no longer', async () => {
  const host = createServer((socket) => {
    socket.write('220 host\r\n');
    socket.on('data', (line) =>
      socket.write(String(line).startsWith('EHLO') ? '250 host\r\n' : '451 4.7.1 Later\r\n'),
    );
    socket.on('error', () => undefined);
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const { port } = host.address() as AddressInfo;
  await once(host.close(), 'close');
  // The mail does not wait a minute for its second try.
  const patient = { ...retryPolicy, pause: policy.pause };
  await using service = await openService(
    { SMTP_URL: `smtp://127.0.0.1:${port}` },
    { policy: patient },
  );
  service.start();
  await service.send(callBody(demoParams));
  await expect.poll(() => service.metrics()).toContain('\ndelivery_paused 1\n');
  host.listen(port, '127.0.0.1');
  await expect.poll(() => service.metrics()).toContain('\ndelivery_paused 0\n');
  // Attempts without a host do not make it wait longer.
  const attempts = () =>
    service.rows("SELECT attempts FROM deliveries WHERE kind = 'notification' AND lease IS NULL");
  await expect.poll(attempts).toEqual([{ attempts: 1 }]);
  host.close();
});
