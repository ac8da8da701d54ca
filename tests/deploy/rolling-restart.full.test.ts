import { beforeEach, expect, test } from 'vitest';
import { callBody, demoParams, visitor } from '#tests/mail/service.ts';
import { query, startPostgres } from '../faults/postgres-server.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../site-process.ts';
import { hasNginx, noNginx, startNginx } from './nginx.ts';

beforeEach(({ skip }) => skip(!hasNginx, noNginx));

test('both instances are restarted in turn under load: every page and every request is answered, and stored once', {
  timeout: 240_000,
}, async () => {
  await using database = await startPostgres();
  const port = await freePort();
  const env = {
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: await database.createDatabase(),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const start = async () => startSite({ env: { ...env, PORT: String(await freePort()) } });
  await using one = await start();
  await using two = await start();
  await using proxy = await startNginx(port, [one.url, two.url]);

  const failed: string[] = [];
  let answered = 0;
  let posted = 0;
  let restarting = true;
  async function ask(path: string, expected: number, init?: RequestInit): Promise<void> {
    const status = await fetch(`${proxy.url}${path}`, { redirect: 'manual', ...init }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String(error),
    );
    if (status === expected) answered += 1;
    else failed.push(`${init?.method ?? 'GET'} ${path}: ${status}`);
  }
  async function visitorAfterVisitor(): Promise<void> {
    while (restarting) {
      const serial = posted++;
      const email = `v${serial}@plant.example`;
      await ask('/fms-details', 200);
      await ask('/api/v1.0/email/send', 200, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `form-number-${serial}`,
        },
        body: JSON.stringify(callBody({ ...demoParams, email })),
      });
      const native = { ...visitor, email: `v${posted++}@plant.example` };
      await ask('/book-demo', 303, { method: 'POST', body: new URLSearchParams(native) });
    }
  }
  async function restart(instance: typeof one) {
    await instance.stop('SIGTERM');
    const { port: samePort } = new URL(instance.url);
    return startSite({ env: { ...env, PORT: samePort }, dataDir: instance.dataDir });
  }
  async function restartInTurn() {
    await using again = new AsyncDisposableStack();
    try {
      again.use(await restart(one));
      again.use(await restart(two));
      const before = answered;
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 100);
    } finally {
      restarting = false;
      await Promise.all(visitors);
    }
  }
  const visitors = Array.from({ length: 8 }, visitorAfterVisitor);
  await restartInTurn();

  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const stored = await query(env.DATABASE_URL, 'SELECT email FROM requests');
  expect(stored).toHaveLength(posted);
  expect(new Set(stored.map(({ email }) => email)).size).toBe(posted);
});
