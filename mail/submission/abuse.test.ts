import { expect, test } from 'vitest';
import { solve } from '#app/demo-request/proof-of-work.ts';
import { databasePath } from '#mail/outbox/data-directory.ts';
import { openSqlite } from '#mail/outbox/sqlite.ts';
import {
  callBody,
  demoParams,
  openMailHost,
  openService,
  post,
  storedRows,
  type TestService,
  temporaryDirectory,
  visitor,
} from '#mail/testing.ts';

/** A store whose clock stands still, so that no test runs over the end of a minute. */
function steadyStore(dataDir: string) {
  const now = Date.UTC(2026, 10, 20, 12);
  return { database: openSqlite(databasePath(dataDir), () => now) };
}

const numbered = (serial: number, change: object = {}) =>
  callBody({ ...demoParams, name: `Visitor ${serial}`, ...change });

test('10,000 submissions for one address from 1,000 clients make one mail to it', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  const spellings = [
    'victim@gmail.com',
    'Victim@Gmail.com',
    'victim+news@gmail.com',
    'vic.tim@googlemail.com',
  ];
  for (let round = 0; round < 100; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const serial = round * 100 + i;
        const email = spellings[serial % 4];
        return service.send(
          numbered(serial, { email }),
          {},
          `198.51.${serial % 250}.${serial % 4}`,
        );
      }),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  expect(
    await storedRows(
      directory.path,
      'SELECT kind, count(*) AS count FROM deliveries GROUP BY kind ORDER BY kind',
    ),
  ).toEqual([
    { kind: 'acknowledgement', count: 1 },
    { kind: 'notification', count: 10_000 },
  ]);
}, 60_000);

test('an address that names another mailbox to some mail servers is sent nothing, and sales are told', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  for (const [serial, email] of [
    'victim%target.example@rao.example',
    'target.example!victim@rao.example',
  ].entries()) {
    expect((await service.send(numbered(serial, { email }))).text).toBe('OK');
  }
  expect(await storedRows(directory.path, 'SELECT kind FROM deliveries')).toEqual([
    { kind: 'notification' },
    { kind: 'notification' },
  ]);
});

test('a client over its rate is told when to come back, and others are not held up', async () => {
  using directory = temporaryDirectory();
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '3' },
    steadyStore(directory.path),
  );
  const statuses: number[] = [];
  for (let serial = 0; serial < 5; serial++) {
    statuses.push((await service.send(numbered(serial))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const limited = await service.send(numbered(9));
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await service.send(numbered(10), {}, '192.0.2.77')).status).toBe(200);
  const native = { idempotencyKey: undefined, remoteAddress: '192.0.2.1' };
  expect((await service.submit(visitor, native)).outcome).toBe('limited');
});

test('X-Forwarded-For is believed from a trusted proxy only, and only its last untrusted hop', async () => {
  using directory = temporaryDirectory();
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '1', TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' },
    steadyStore(directory.path),
  );
  const ask = (remote: string, forwarded: string) =>
    service
      .send(numbered(1), { 'x-forwarded-for': forwarded }, remote)
      .then(({ status }) => status);
  expect(await ask('192.0.2.1', '1.1.1.1')).toBe(200);
  expect(await ask('192.0.2.1', '2.2.2.2')).toBe(429);
  expect(await ask('10.0.0.1', 'spoofed, 3.3.3.3')).toBe(200);
  expect(await ask('::ffff:10.0.0.1', '9.9.9.9, 3.3.3.3, 10.0.0.2')).toBe(429);
  expect(await ask('fd00::1', '4.4.4.4')).toBe(200);
  // One IPv6 customer has a whole /64.
  expect(await ask('2001:db8:0:1::1', '')).toBe(200);
  expect(await ask('2001:db8:0:1:ffff::2', '')).toBe(429);
});

test('what no person can produce is held; a weak sign of spam goes to sales at once, without an acknowledgement', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  const early = service.issueFormTimestampToken();
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
    await storedRows(
      directory.path,
      `SELECT requests.state, suspicion, kind FROM requests
       LEFT JOIN deliveries ON request_id = requests.id ORDER BY suspicion`,
    ),
  ).toEqual([
    { state: 'accepted', suspicion: 'a name field contains a link', kind: 'notification' },
    { state: 'accepted', suspicion: 'filled faster than a person types', kind: 'notification' },
    { state: 'held', suspicion: 'the form timestamp token was forged', kind: null },
    { state: 'held', suspicion: 'the honeypot field was filled', kind: null },
  ]);
});

test('sales see that a request may be spam', async () => {
  using directory = temporaryDirectory();
  await using host = await openMailHost();
  await using service = await openService({ DATA_DIR: directory.path, SMTP_URL: host.url });
  service.start();
  await service.send(callBody({ ...demoParams, companyName: 'www.acme.in' }));
  const [delivered] = await host.arrival(1);
  const mail = delivered?.mail;
  expect(mail?.subject).toMatch(/^\[check\] .*www\.acme\.in/);
  expect(mail?.text).toContain('a name field contains a link');
});

/** Exceeds the flood threshold: ten times one client's share (2) in a minute. */
async function flood(service: TestService): Promise<void> {
  for (let serial = 0; serial < 21; serial++) {
    await service.send(numbered(serial), {}, `198.51.100.${serial}`);
  }
}

test('during a flood a request is held unless it brings a proof of work, which whoever offers one is asked for', async () => {
  using directory = temporaryDirectory();
  const clock = { now: Date.now() };
  const database = openSqlite(databasePath(directory.path), () => clock.now);
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '2' },
    { database },
  );
  const token = service.issueFormTimestampToken();
  clock.now += 10_000;
  await flood(service);
  const held = () =>
    storedRows(
      database,
      "SELECT fields ->> 'name' AS name, suspicion FROM requests WHERE state = 'held' ORDER BY id",
    );
  const suspicion = 'came during a flood without a proof of work';
  expect(await held()).toEqual([{ name: 'Visitor 20', suspicion: suspicion }]);
  expect(service.events.map(({ event }) => event)).toContain('flood began');
  // A token can be reused, so it lets nobody through.
  await service.send(numbered(21), { 'x-form-timestamp': token }, '203.0.113.1');
  expect(await held()).toHaveLength(2);

  const person = numbered(22, { name: 'A Person' });
  const key = { 'idempotency-key': 'form-of-a-person' };
  const asked = await service.send(person, { ...key, 'x-form-proof': 'offered' }, '203.0.113.2');
  expect(asked.status).toBe(428);
  expect(
    await storedRows(database, "SELECT id FROM requests WHERE fields ->> 'name' = 'A Person'"),
  ).toEqual([]);
  const proof = await solve(asked.text);
  const proven = { ...key, 'x-form-proof': proof };
  expect(await service.send(person, proven, '203.0.113.2')).toMatchObject({ text: 'OK' });
  expect(
    await storedRows(database, "SELECT state FROM requests WHERE fields ->> 'name' = 'A Person'"),
  ).toEqual([{ state: 'accepted' }]);

  // A reused proof repeats its own request, and is invalid for any other.
  expect(await service.send(person, proven, '203.0.113.3')).toMatchObject({ text: 'OK' });
  const other = { 'idempotency-key': 'form-of-a-script', 'x-form-proof': proof };
  expect((await service.send(numbered(23), other, '203.0.113.4')).status).toBe(428);
  expect(await held()).toHaveLength(2);

  // A flood outlasts the minute; only several quiet minutes end it.
  clock.now += 60_000;
  await service.send(numbered(24), {}, '203.0.113.5');
  expect(await held()).toHaveLength(3);
  clock.now += 10 * 60_000;
  await service.send(numbered(25), {}, '203.0.113.6');
  expect(await held()).toHaveLength(3);
});

test('suspects are not asked for a proof of work: a filled honeypot or a forged token holds them anyway', async () => {
  using directory = temporaryDirectory();
  const now = Date.now();
  const database = openSqlite(databasePath(directory.path), () => now);
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '2' },
    { database },
  );
  await flood(service);
  const offered = { 'x-form-proof': 'offered' };
  const honeypotFilled = await service.send(
    numbered(31),
    { ...offered, 'x-form-honeypot': '1' },
    '203.0.113.1',
  );
  const forged = { ...offered, 'x-form-timestamp': 'lq2f.forged' };
  expect([
    honeypotFilled.text,
    (await service.send(numbered(32), forged, '203.0.113.2')).text,
  ]).toEqual(['OK', 'OK']);
});

test('from three hundred times one share on, calls are refused', async () => {
  using directory = temporaryDirectory();
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '1' },
    steadyStore(directory.path),
  );
  const statuses = new Map<number, number>();
  for (let serial = 0; serial < 310; serial++) {
    const { status } = await service.send('nonsense', {}, `2001:db8:${serial}::1`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [400, 300],
    [429, 10],
  ]);
});

test('what one client sends beyond its share is not counted against the others', async () => {
  using directory = temporaryDirectory();
  await using service = await openService(
    { DATA_DIR: directory.path, RATE_LIMIT: '2' },
    steadyStore(directory.path),
  );
  for (let serial = 0; serial < 1_000; serial++) await service.send('nonsense');
  expect((await service.send(numbered(1), {}, '192.0.2.77')).status).toBe(200);
  expect(await storedRows(directory.path, 'SELECT state FROM requests')).toEqual([
    { state: 'accepted' },
  ]);
});

test('metrics are for this machine and for who has the token', async () => {
  using directory = temporaryDirectory();
  const token = 'a-token-of-some-length';
  await using service = await openService({ DATA_DIR: directory.path, METRICS_TOKEN: token });
  await service.send(numbered(1));
  await service.send(numbered(1));
  await service.send('nonsense');
  const text = await metrics(service, '127.0.0.1', {});
  expect(text).toContain('demo_requests_accepted_total 1\n');
  expect(text).toContain('demo_requests_repeated_total 1\n');
  expect(text).toContain('demo_requests_refused_total 1\n');
  expect(text).toContain('deliveries_queued{kind="notification"} 1\n');
  expect(await metrics(service, '203.0.113.1', {})).toBe('Not found');
  for (const name of [
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
  ]) {
    expect(await metrics(service, '127.0.0.1', { [name]: '203.0.113.1' }), name).toBe('Not found');
  }
  expect(await metrics(service, '127.0.0.1', { authorization: 'Bearer wrong' })).toBe('Not found');
  // A page that had its own name resolve to this machine would be same-origin with what it reads.
  const rebound = new Request('http://evil.example/metrics');
  expect((await service.fetch(rebound, { remoteAddress: '127.0.0.1' })).status).toBe(404);
  const authorized = { authorization: `Bearer ${token}` };
  expect(await metrics(service, '203.0.113.1', authorized)).toContain(
    'deliveries_queued{kind="notification"} 1\n',
  );
});

test('behind a proxy on this machine that tells nothing of itself, metrics take the token', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({
    DATA_DIR: directory.path,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  expect(await metrics(service, '127.0.0.1', {})).toBe('Not found');
});

test('no log line and no metric holds anything personal', async () => {
  using directory = temporaryDirectory();
  await using service = await openService({ DATA_DIR: directory.path });
  service.start();
  await service.send(callBody(demoParams));
  await service.send(callBody({ ...demoParams, phoneNumber: 'x' }));
  await expect
    .poll(() => service.events.filter(({ event }) => event === 'mail sent').length)
    .toBe(2);
  const said = JSON.stringify(service.events) + (await metrics(service, '127.0.0.1', {}));
  expect(said).not.toMatch(/asha|rao|castings|9876543210|192\.0\.2\.1/i);
});

async function metrics(
  service: TestService,
  remoteAddress: string,
  headers: Record<string, string>,
): Promise<string> {
  const { url } = post('', {}, '/metrics');
  const response = await service.fetch(new Request(url, { headers }), { remoteAddress });
  return response.text();
}
