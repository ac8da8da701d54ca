import { beforeEach, expect, test } from 'vitest';
import { visitor } from '#mail/testing.ts';
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

test('the site answers for the folder of its assets too, and nginx redirects nobody', async () => {
  await using site = await startSite();
  await using proxy = await startNginx(await freePort(), [site.url]);
  const answer = await fetch(`${proxy.url}/assets`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Security-Policy')).not.toBeNull();
});
