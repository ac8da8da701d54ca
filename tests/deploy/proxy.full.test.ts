import { beforeEach, expect, test } from 'vitest';
import { visitor } from '#mail/testing.ts';
import { assetPolicy, siteHeaders } from '#root/server/security-headers.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../site-process.ts';
import { hasNginx, noNginx, startNginx } from './nginx.ts';

beforeEach(({ skip }) => skip(!hasNginx, noNginx));

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
