import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callBody, demoParams, post, temporaryDirectory } from '#tests/mail/service.ts';
import { type SiteProcess, startSite } from '../site-process.ts';
import { query, startPostgres } from './postgres-server.ts';
import { openResettingProxy } from './resetting-proxy.ts';
import { runLength } from './run-length.ts';

const visitors = 10;

/** Visitors that send one request after the other, each until it is acknowledged, to either site in turn. */
function sendFrom(sites: readonly SiteProcess[]) {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let running = true;

  async function visitor(first: number): Promise<void> {
    for (let call = first, key = randomUUID(); running; call++) {
      const status = await send(sites[call % sites.length]?.url ?? '', key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) {
        acknowledged.add(key);
        key = randomUUID();
      } else await setTimeout(50);
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)));
  return {
    acknowledged,
    statuses,
    /** Waits until so many more requests were acknowledged. */
    async more(count: number): Promise<void> {
      const wanted = acknowledged.size + count;
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(wanted);
    },
    async stop(): Promise<void> {
      running = false;
      await all;
    },
  };
}

async function send(url: string, key: string): Promise<number> {
  const body = callBody({ ...demoParams, email: `v-${key}@rao.example` });
  const answer = await fetch(post(body, { 'idempotency-key': key }, `${url}/api/v1.0/email/send`));
  await answer.text();
  return answer.status;
}

test('PostgreSQL is reset, crashed, restarted, frozen and made to drop all connections under load: two instances lose nothing', async () => {
  using directory = temporaryDirectory();
  await using postgres = await startPostgres({ durable: true });
  await using proxy = await openResettingProxy(postgres.socketFile);
  const direct = await postgres.createDatabase();
  const { pathname } = new URL(direct);
  const env = { DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}${pathname}` };
  await using one = await startSite({ env, dataDir: `${directory.path}/one` });
  await using two = await startSite({ env, dataDir: `${directory.path}/two` });
  const load = sendFrom([one, two]);

  const faults: Record<string, () => Promise<unknown>> = {
    'TCP reset': async () => expect(proxy.reset()).toBeGreaterThan(0),
    pg_terminate_backend: () => postgres.terminateBackends(),
    'crash and restart': async () => {
      await postgres.stop('immediate');
      await setTimeout(500);
      await postgres.start();
    },
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    freeze: async () => {
      postgres.freeze();
      await setTimeout(8_000);
      postgres.thaw();
    },
  };
  const rounds = runLength(1, 10);
  for (let round = 0; round < rounds; round++) {
    for (const fault of Object.values(faults)) {
      await load.more(20);
      await fault();
      await load.more(20);
    }
  }
  await load.stop();

  const rows = await query(direct, 'SELECT idempotency_key AS key FROM requests');
  const stored = rows.map(({ key }) => String(key).replace('key:', ''));
  expect([...load.acknowledged].filter((key) => !stored.includes(key))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  const answers = [...load.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  expect([...load.statuses.keys()].toSorted()).toEqual([200, 503]);
  console.log(
    `${rounds * Object.keys(faults).length} faults, ${load.acknowledged.size} acknowledged, 0 lost, ${answers}`,
  );
}, 1_200_000);

test('a site that starts while PostgreSQL is away serves pages, logs what it waits for, and accepts requests once it is back', async () => {
  using directory = temporaryDirectory();
  await using postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase() };
  await postgres.stop();
  await using site = await startSite({ env, dataDir: directory.path });
  expect((await fetch(site.url)).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  const key = randomUUID();
  expect(await send(site.url, key)).toBe(503);
  const busy = await fetch(`${site.url}/book-demo`, {
    method: 'POST',
    headers: { origin: new URL(site.url).origin },
    body: new URLSearchParams(demoParams),
  });
  expect(busy.status).toBe(503);
  const waiting = site.said().filter((line) => line.includes('waiting for the store'));
  expect(waiting.join()).toMatch(/PostgreSQL at .*(?:ENOENT|ECONNREFUSED)/);
  await postgres.start();
  await expect.poll(() => send(site.url, key)).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await site.requests()).toHaveLength(1);
}, 120_000);
