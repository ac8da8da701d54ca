import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/mail/service.ts';
import { freePort } from '../free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('npm start writes JSON lines, distinguishes live from ready, and stops with its server on SIGTERM', async () => {
  using directory = temporaryDirectory();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: directory.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  createInterface(npm.stdout).on('line', (line) => {
    if (line.startsWith('{')) lines.push(line);
    if (line.includes('"ready"')) ready.resolve();
  });
  const closed = once(npm, 'close');
  await Promise.race([ready.promise, closed]);
  expect(await statuses(url)).toEqual([200, 200, 200, 200]);

  npm.kill('SIGTERM');
  // Late requests are answered with `Connection: close`.
  await expect.poll(() => statuses(url)).toEqual([200, 200, 503, 503]);
  expect((await fetch(url)).headers.get('connection')).toBe('close');

  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  const events = lines.map((line) => JSON.parse(line));
  for (const event of events) expect(event).toHaveProperty('event');
}, 300_000);

function statuses(url: string): Promise<number[]> {
  return Promise.all(
    ['/', '/livez', '/readyz', '/healthz'].map(async (path) => (await fetch(url + path)).status),
  );
}
