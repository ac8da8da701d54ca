import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callBody, demoParams, temporaryDirectory } from '#mail/testing.ts';
import { has } from '#root/bench/has-command.ts';
import { type SiteProcess, startSite } from '../site-process.ts';

async function send(site: SiteProcess, name: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callBody({ ...demoParams, name, email: `${name}@rao.example` })),
  });
  await answer.text();
  return answer.status;
}

/** The variables that `faketime` sets. It would start the site as its child, out of reach of SIGKILL. */
function ahead(offset: string): Record<string, string> {
  const environment = execFileSync('faketime', ['-f', offset, 'env'], { encoding: 'utf8' });
  const library = /^LD_PRELOAD=(.*)$/m.exec(environment)?.[1] ?? '';
  return { LD_PRELOAD: library, FAKETIME: offset };
}

const saidBy = (site: SiteProcess, words: string) => () =>
  site.said().some((line) => line.includes(words));

test('a clock that is 400 days ahead at the start erases nothing, says so, and everything is there when it is right again', async ({
  skip,
}) => {
  skip(!has('faketime'), 'There is no faketime: `apt-get install faketime`.');
  using directory = temporaryDirectory();
  const site = { dataDir: directory.path, env: { RETENTION_DAYS: '365' } };
  const count = 5;
  {
    await using before = await startSite(site);
    for (let serial = 0; serial < count; serial++) await send(before, `visitor-${serial}`);
    await before.mails(2 * count);
  }
  {
    await using wrong = await startSite({ ...site, env: { ...site.env, ...ahead('+400d') } });
    await expect.poll(saidBy(wrong, 'nothing erased')).toBe(true);
    expect(await wrong.requests()).toHaveLength(count);
  }
  await using right = await startSite(site);
  expect(await send(right, 'late-visitor')).toBe(200);
  expect(await right.requests()).toHaveLength(count + 1);
}, 120_000);

/** A small disk of its own for the process alone; needs Linux and root. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && has('unshare');

test('a site that starts on a full disk serves pages, says "full", and takes requests once there is room', async ({
  skip,
}) => {
  skip(
    !canMount,
    'Only root on Linux may mount a small disk: `sudo npm run test:slow -- start-faults`.',
  );
  using directory = temporaryDirectory();
  const dataDir = join(directory.path, 'data');
  mkdirSync(dataDir);
  const mount = `mount -t tmpfs -o size=4m tmpfs ${dataDir} && { cat /dev/zero > ${dataDir}/filler 2>/dev/null; exec "$@"; }`;
  await using site = await startSite({
    dataDir,
    launcher: ['unshare', '--mount', 'sh', '-c', mount, 'sh'],
  });
  expect((await fetch(site.url)).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  expect(await send(site, 'visitor')).toBe(503);
  expect(saidBy(site, 'the disk is full')()).toBe(true);
  execFileSync('nsenter', ['--target', `${site.pid}`, '--mount', 'rm', `${dataDir}/filler`]);
  await expect.poll(() => send(site, 'visitor')).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
}, 120_000);
