import { expect, test } from 'vitest';
import { dayMs } from '#mail/time.ts';
import { acknowledgementHeader, formTimestampPath } from '#request/mail-api.ts';
import {
  callBody,
  demoParams,
  metricsToken,
  openService,
  type TestService,
} from '#tests/mail/service.ts';

/** A clock that stands still, so that no test runs over the end of a minute. */
const noon = { now: () => Date.UTC(2026, 10, 20, 12) };

const numbered = (serial: number, change: object = {}) =>
  callBody({ ...demoParams, name: `Visitor ${serial}`, ...change });

test('the answer says that a mail was queued when one was, and when the same request is repeated', async () => {
  await using service = await openService({ RATE_LIMIT: 'off' }, noon);
  const said = async (...call: Parameters<TestService['send']>) =>
    (await service.send(...call)).headers.get(acknowledgementHeader);
  // An office behind one address: different people.
  for (let serial = 0; serial < 40; serial++) {
    expect(await said(numbered(serial, { email: `p${serial}@office.example` }))).toBe('queued');
  }
  for (const [serial, expected] of ['queued', 'queued', 'queued', null].entries()) {
    const body = numbered(serial, { email: 'again@rao.example' });
    expect(await said(body)).toBe(expected);
    expect(await said(body), 'repeated').toBe(expected);
  }
  expect(await said(numbered(9), { 'x-form-honeypot': '1' })).toBeNull();
});

test('a client over its rate limit is told when to retry, and others are not affected', async () => {
  await using service = await openService({ RATE_LIMIT: '3' }, noon);
  const statuses: number[] = [];
  for (let serial = 0; serial < 5; serial++) {
    statuses.push((await service.send(numbered(serial))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const limited = await service.send(numbered(9));
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await service.send(numbered(10), {}, '192.0.2.77')).status).toBe(200);
  expect(service.allow('192.0.2.1').level).toBe('refuse');
});

test('a phone’s /64 is one client, and a customer’s /48 has ten shares', async () => {
  await using service = await openService({ RATE_LIMIT: '1' }, noon);
  const ask = async (address: string) => (await service.send(numbered(1), {}, address)).status;
  expect(await ask('2001:db8:0:1::1')).toBe(200);
  expect(await ask('2001:db8:0:1:ffff::2')).toBe(429);
  const phones = Array.from({ length: 10 }, (_, index) => `2001:db8:0:${index + 2}::1`);
  const statuses = await Promise.all(phones.map(ask));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a certain sign of spam holds the request; a weak one sends it to sales at once, without an acknowledgement', async () => {
  await using service = await openService();
  const early = (await service.get(formTimestampPath)).text;
  const suspects: [object, Record<string, string>][] = [
    [{}, { 'x-form-honeypot': 'http://spam.example' }],
    [{}, { 'x-form-timestamp': early }],
    [{}, { 'x-form-timestamp': 'lq2f.forged' }],
    [{ name: 'Win at https://spam.example' }, {}],
  ];
  for (const [serial, [change, headers]] of suspects.entries()) {
    expect(await service.send(numbered(serial, change), headers)).toMatchObject({
      status: 200,
      text: 'OK',
    });
  }
  expect(
    await service.rows(`SELECT requests.state, suspicion, kind FROM requests
       LEFT JOIN deliveries ON request_id = requests.id ORDER BY suspicion`),
  ).toEqual([
    { state: 'accepted', suspicion: 'a name field contains a link', kind: 'notification' },
    { state: 'accepted', suspicion: 'filled faster than a person types', kind: 'notification' },
    { state: 'accepted', suspicion: 'the form timestamp is not ours', kind: 'notification' },
    { state: 'held', suspicion: 'the honeypot field was filled', kind: null },
  ]);
});

/** Exceeds the flood threshold: ten times one client's share (2) in a minute. */
async function flood(service: TestService): Promise<void> {
  for (let serial = 0; serial < 21; serial++) {
    await service.send(numbered(serial), {}, `198.51.100.${serial}`);
  }
}

test('during a flood every request is held, until several quiet minutes have passed', async () => {
  const clock = { now: Date.now() };
  await using service = await openService({ RATE_LIMIT: '2' }, { now: () => clock.now });
  await flood(service);
  const held = () =>
    service.rows("SELECT fields ->> 'name' AS name FROM requests WHERE state = 'held' ORDER BY id");
  expect(await held()).toEqual([{ name: 'Visitor 20' }]);
  clock.now += 60_000;
  await service.send(numbered(24), {}, '203.0.113.5');
  expect(await held()).toHaveLength(2);
  clock.now += 10 * 60_000;
  await service.send(numbered(25), {}, '203.0.113.6');
  expect(await held()).toHaveLength(2);
  expect(service.events.filter(({ event }) => event === 'flood began')).toHaveLength(1);
});

/** The next midnight UTC: these limits count by the day, so a test must not run past the end of one. */
const nextMidnight = () => Math.ceil(Date.now() / dayMs) * dayMs;

test.each<[string, (serial: number) => string]>([
  ['address', () => '192.0.2.1'],
  ['IPv6 /48', (serial) => `2001:db8:0:${serial % 10}::1`],
])('what an %s sends all day is held, and what others send is not', async (_, from) => {
  const clock = { now: nextMidnight() };
  await using service = await openService({ RATE_LIMIT: '2' }, { now: () => clock.now });
  for (let serial = 0; serial < 24; serial++) {
    await service.send(numbered(serial), {}, from(serial));
    clock.now += 30_000;
  }
  await service.send(numbered(24), {}, '192.0.2.77');
  const states = await service.rows('SELECT state, count(*) AS n FROM requests GROUP BY state');
  expect(states).toEqual([
    { state: 'accepted', n: 21 },
    { state: 'held', n: 4 },
  ]);
  expect(service.events.map(({ event }) => event)).not.toContain('flood began');
});

test('a client that never stops fills neither mailbox nor store', async () => {
  const clock = { now: nextMidnight() };
  await using service = await openService({ RATE_LIMIT: '2' }, { now: () => clock.now });
  const statuses: number[] = [];
  for (let serial = 0; serial < 110; serial++) {
    statuses.push((await service.send(numbered(serial))).status);
    clock.now += 30_000;
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  clock.now += dayMs;
  expect((await service.send(numbered(201))).status).toBe(200);
});

test('calls beyond one client’s share are not counted against the others', async () => {
  await using service = await openService({ RATE_LIMIT: '2' }, noon);
  for (let serial = 0; serial < 100; serial++) await service.send('nonsense');
  expect((await service.send(numbered(1), {}, '192.0.2.77')).status).toBe(200);
  expect(await service.rows('SELECT state FROM requests')).toEqual([{ state: 'accepted' }]);
});

test('metrics are for holders of the token', async () => {
  await using service = await openService();
  await service.send(numbered(1));
  const text = await service.metrics();
  expect(text).toContain('log_events_total{level="info",event="request accepted"} 1\n');
  expect(text).toContain('deliveries_queued{kind="notification"} 1\n');
  for (const authorization of ['', 'Bearer wrong', `Basic ${metricsToken}`]) {
    const { status } = await service.get('/metrics', { authorization });
    expect([400, 401]).toContain(status);
  }
  await using closed = await openService({ METRICS_TOKEN: '' });
  expect(await closed.metrics()).toBe('Not found');
});

test('no log line and no metric holds anything personal', async () => {
  await using service = await openService();
  service.start();
  await service.send(callBody(demoParams));
  await service.send(callBody({ ...demoParams, phoneNumber: 'x' }));
  await expect
    .poll(() => service.events.filter(({ event }) => event === 'mail sent').length)
    .toBe(2);
  const said = JSON.stringify(service.events) + (await service.metrics());
  expect(said).not.toMatch(/asha|rao|castings|9876543210|192\.0\.2\.1/i);
});
