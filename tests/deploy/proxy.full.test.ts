import { Agent, createServer, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { callBody, demoParams, openMailHost, visitor } from '#mail/testing.ts';
import { assetPolicy, siteHeaders } from '#root/server/security-headers.ts';
import { startPostgres } from '../faults/postgres-server.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../site-process.ts';
import { hasNginx, noNginx, startNginx } from './nginx.ts';

beforeEach(({ skip }) => skip(!hasNginx, noNginx));

/** An instance that has pages, but no store. */
async function startStub() {
  const seen: string[] = [];
  const server = createServer(({ method, url }, response) => {
    seen.push(`${method} ${url}`);
    response.writeHead(method === 'POST' || url === '/healthz' ? 503 : 200).end('said by the site');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('two instances behind nginx share one PostgreSQL; one is killed under load and no request is lost', {
  timeout: 240_000,
}, async () => {
  await using database = await startPostgres();
  await using host = await openMailHost();
  const port = await freePort();
  const env = {
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: await database.createDatabase(),
    SMTP_URL: host.url,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  await using one = await startSite({ env });
  await using two = await startSite({ env });
  await using proxy = await startNginx(port, [one.url, two.url]);

  const total = 300;
  const answers: string[] = [];
  let next = 0;
  let broken = 0;
  /** As browsers do, retries a broken connection: a response that has begun cannot come from another instance. */
  async function ask(path: string, init?: RequestInit): Promise<string> {
    try {
      const response = await fetch(`${proxy.url}${path}`, init);
      expect(response.status).toBe(200);
      return await response.text();
    } catch (error) {
      if (!(error instanceof TypeError) || broken === total) throw error;
      broken += 1;
      return ask(path, init);
    }
  }
  async function visitorAfterVisitor(): Promise<void> {
    for (let serial = next++; serial < total; serial = next++) {
      if (serial === total / 3) await one.stop('SIGKILL');
      const email = `v${serial}@plant${serial}.example`;
      const answer = await ask('/api/v1.0/email/send', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: proxy.url,
          'Idempotency-Key': `form-number-${serial}`,
        },
        body: JSON.stringify(callBody({ ...demoParams, email })),
      });
      answers.push(answer);
      // Meanwhile the remaining instance keeps serving pages.
      expect(await ask('/fms-details')).toContain('</html>');
    }
  }
  const visitors = Array.from({ length: 8 }, visitorAfterVisitor);
  await Promise.all(visitors);
  expect(broken).toBeLessThan(visitors.length);
  expect(answers.filter((text) => text !== 'OK')).toEqual([]);

  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  const stored = await client.query(
    'SELECT count(*)::int AS requests, count(DISTINCT email)::int AS emails FROM requests',
  );
  expect(stored.rows).toEqual([{ requests: total, emails: total }]);
  // Mails that the killed instance was sending wait for their lease; all others are delivered, none given up.
  const notSent = `SELECT count(*) FILTER (WHERE state = 'queued' AND lease IS NULL)::int AS waiting,
      count(*) FILTER (WHERE state = 'dead')::int AS dead FROM deliveries`;
  await expect
    .poll(async () => (await client.query(notSent)).rows, { timeout: 60_000 })
    .toEqual([{ waiting: 0, dead: 0 }]);
  const leased = await client.query(
    "SELECT count(*)::int AS leased FROM deliveries WHERE state = 'queued'",
  );
  expect(leased.rows[0]?.leased).toBeLessThanOrEqual(8);
  await client.end();
});

test('one client that posts over its rate is told so, and takes no instance from the others', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  const env = {
    SITE_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  await using one = await startSite({ env });
  await using two = await startSite({ env });
  await using proxy = await startNginx(port, [one.url, two.url]);
  const statuses: number[] = [];
  for (let post = 0; post < 20; post++) {
    const body = new URLSearchParams(visitor);
    const headers = { Origin: proxy.url };
    const url = `${proxy.url}/book-demo`;
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
    statuses.push(answer.status);
    expect((await fetch(`${proxy.url}/fms-details`)).status).toBe(200);
  }
  // Each instance counts for itself here, and a minute may end meanwhile.
  const limited = statuses.filter((status) => status !== 303);
  expect(limited.length).toBeGreaterThanOrEqual(16);
  expect(new Set(limited)).toEqual(new Set([429]));
});

test('while the store is away, every post is tried on both instances and answered by one, and pages come from both', {
  timeout: 60_000,
}, async () => {
  await using one = await startStub();
  await using two = await startStub();
  await using proxy = await startNginx(await freePort(), [one.url, two.url]);
  // All over one connection: each of nginx's workers counts failures for itself.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  function ask(method: string, path: string): Promise<[status: number | undefined, text: string]> {
    return new Promise((resolve, reject) => {
      const asked = send(`${proxy.url}${path}`, { method, agent }, (response) => {
        text(response).then((said) => resolve([response.statusCode, said]), reject);
      });
      asked.on('error', reject).end();
    });
  }
  const times = 10;
  for (let time = 0; time < times; time++) {
    expect(await ask('POST', '/book-demo')).toEqual([503, 'said by the site']);
    expect(await ask('GET', '/healthz')).toEqual([503, 'said by the site']);
  }
  for (let time = 0; time < times; time++) {
    expect(await ask('GET', '/')).toEqual([200, 'said by the site']);
  }
  agent.destroy();
  for (const { seen } of [one, two]) {
    expect(seen.filter((request) => request === 'POST /book-demo')).toHaveLength(times);
    expect(seen, 'pages come from both').toContain('GET /');
  }
});

test('while no instance answers, the proxy says so with the site’s headers, and keeps metrics inside', {
  timeout: 60_000,
}, async () => {
  const port = await freePort();
  await using proxy = await startNginx(port, ['http://127.0.0.1:9']);
  const down = [await fetch(proxy.url), await fetch(proxy.url, { method: 'POST', body: 'a=b' })];
  for (const answer of down) {
    expect(answer.status).toBe(502);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.text()).toContain('try again');
  }
  const metrics = await fetch(`${proxy.url}/metrics`);
  expect(metrics.status).toBe(404);
  for (const answer of [...down, metrics]) {
    for (const [name, value] of Object.entries(siteHeaders({ siteUrl: 'https://flow.example' }))) {
      expect(answer.headers.get(name), name).toBe(value);
    }
    expect(answer.headers.get('Content-Security-Policy')).toBe(assetPolicy);
  }
});
