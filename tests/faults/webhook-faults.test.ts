import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { retryPolicy } from '#mail/delivery/retry-policy.ts';
import { main } from '#mail/requests/requests-cli.ts';
import { contextHeader, encodeContext } from '#request/context.ts';
import { parseConfig } from '#server/config/config.ts';
import {
  callBody,
  demoParams,
  openService,
  storedRows,
  type TestService,
} from '#tests/mail/service.ts';
import { openReceiver, type Received } from './receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const policy = { ...retryPolicy, firstDelayMs: 30, maxDelayMs: 60 };
const soon = { timeout: 20_000, interval: 20 };

const webhooks = (dataDir: string) =>
  storedRows(dataDir, "SELECT state, last_error FROM deliveries WHERE kind = 'webhook'");

const logged = ({ events }: TestService, pattern: RegExp) =>
  events.filter(({ event }) => pattern.test(event));

function first({ received }: { received: Received[] }): Received {
  const [call] = received;
  if (!call) throw new Error('Nothing was received');
  return call;
}

type Trouble = [
  name: string,
  answer: (response: ServerResponse) => void,
  code: string,
  alert: boolean,
];

const troubles: Trouble[] = [
  [
    'refuses',
    (response) => response.writeHead(401).end('asha@rao-castings.example?'),
    'HTTP 401',
    true,
  ],
  ['fails', (response) => response.writeHead(500).end('boom'), 'HTTP 500', false],
  ['limits', (response) => response.writeHead(429).end(), 'HTTP 429', false],
  [
    'redirects',
    (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    'HTTP 307',
    true,
  ],
  ['hangs up', (response) => response.destroy(), 'UND_ERR_SOCKET', false],
];

test.each(troubles)(
  'a receiver that %s gets the same request once it has recovered',
  async (_name, answer, code, alert) => {
    await using receiver = await openReceiver();
    receiver.respond(answer);
    await using service = await openService(
      {
        WEBHOOK_URL: `${receiver.url}?key=hidden`,
        WEBHOOK_SECRET: secret,
      },
      { policy },
    );
    service.start();
    await service.send(callBody(demoParams));
    await expect.poll(() => logged(service, /^webhook deferred/).length, soon).toBeGreaterThan(1);
    const [deferred] = logged(service, /^webhook deferred/);
    expect(deferred?.level).toBe(alert ? 'alert' : 'warn');
    expect(deferred?.fields).toMatchObject({
      host: new URL(receiver.url).host,
      code,
    });
    receiver.respond((response) => response.writeHead(200).end('fine'));
    await expect.poll(() => logged(service, /^webhook sent/).length, soon).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(
      new Set(['/hook?key=hidden']),
    );
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(JSON.stringify(service.events)).not.toMatch(/hidden|asha|rao-castings/i);
  },
);

test('every call is signed, as the library of Standard Webhooks verifies', async () => {
  await using receiver = await openReceiver();
  await using service = await openService({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: secret,
  });
  service.start();
  await service.send(callBody(demoParams), {
    [contextHeader]: await encodeContext({
      visits: { first: { utm_source: 'news', gclid: 'abc', landing_page: '/' } },
    }),
  });
  await expect.poll(() => receiver.received.length, soon).toBe(1);
  const { headers, body } = first(receiver);
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const { to_email: _inbox, ...fields } = demoParams;
  expect(new Webhook(secret).verify(body, signed)).toMatchObject({
    type: 'demo_request.created',
    data: {
      fields,
      reference: headers['webhook-id'],
      check: null,
      context: { visits: { first: { utm_source: 'news', gclid: 'abc', landing_page: '/' } } },
    },
  });
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(() => new Webhook(other).verify(body, signed)).toThrow();
});

test.each([302, 303])(
  'a receiver that answers %i has carried out the call, and gets it once',
  async (status) => {
    await using receiver = await openReceiver();
    receiver.respond((response) => response.writeHead(status, { location: '/elsewhere' }).end());
    const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret };
    await using service = await openService(env, { policy });
    service.start();
    await service.send(callBody(demoParams));
    await expect.poll(() => logged(service, /^webhook sent/).length, soon).toBe(1);
    expect(receiver.received).toHaveLength(1);
  },
);

test('a receiver that answers 410 gives a dead letter at once, and retry sends it again', async () => {
  await using receiver = await openReceiver();
  receiver.respond((response) => response.writeHead(410).end());
  const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret };
  await using service = await openService(env, { policy });
  service.start();
  await service.send(callBody(demoParams));
  await expect
    .poll(() => logged(service, /^webhook given up/), soon)
    .toMatchObject([{ level: 'alert' }]);
  expect(await webhooks(service.dataDir)).toEqual([{ state: 'dead', last_error: 'HTTP 410' }]);
  expect(receiver.received).toHaveLength(1);
  receiver.respond((response) => response.writeHead(204).end());
  const code = await main(
    ['retry', 'all'],
    () => parseConfig({ ...env, DATA_DIR: service.dataDir }),
    () => undefined,
    () => undefined,
  );
  expect(code).toBe(0);
  await expect.poll(() => receiver.received.length, soon).toBe(2);
});
