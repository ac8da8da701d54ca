import { execFileSync, spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '#server/config/variables.ts';
import { callBody, demoParams, post, temporaryDirectory } from '#tests/mail/service.ts';
import { startSite } from '../site-process.ts';

/** A value for each variable that is secret, with words to look for. */
const secrets = {
  DATABASE_URL: 'postgres://site:word-of-the-database@127.0.0.1:9/site',
  SMTP_URL: 'smtp://site:word-of-the-mail-host@127.0.0.1:9',
  WEBHOOK_URL: 'https://127.0.0.1:9/word-of-the-webhook',
  WEBHOOK_SECRET: 'whsec_word-of-the-webhook-signature',
  METRICS_TOKEN: 'word-of-the-metrics-reader',
};

test('the list of secrets is complete', () => {
  const secret = Object.entries(variables).filter(([, variable]) => 'secret' in variable);
  expect(secret.map(([name]) => name)).toEqual(Object.keys(secrets));
});

test('stored and backed-up requests are readable by the site’s own user only', async () => {
  const openToAll = process.umask(0);
  try {
    await using site = await startSite();
    await fetch(post(callBody(demoParams), {}, `${site.url}/api/v1.0/email/send`));
    await site.mails(2);
    const backup = ['scripts/requests.ts', 'backup', join(site.dataDir, 'copy.db')];
    execFileSync(process.execPath, backup, { env: { ...process.env, DATA_DIR: site.dataDir } });
    const names = await readdir(site.dataDir, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['requests.db', 'copy.db', 'mail']));
    for (const name of names) {
      const { mode } = await stat(join(site.dataDir, name));
      expect((mode & 0o077).toString(8), name).toBe('0');
    }
  } finally {
    process.umask(openToAll);
  }
});

test.each([
  ['a mail host that does not answer', { ...secrets, DATABASE_URL: '' }],
  ['a database that does not answer', secrets],
])('nothing that the process says with %s holds a secret', async (_case, env) => {
  using directory = temporaryDirectory();
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: directory.path, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
      if (said.includes('"ready"')) child.kill('SIGTERM');
    });
  }
  await new Promise((resolve) => child.once('close', resolve));
  expect(said).not.toBe('');
  expect(said).not.toMatch(/word-of-the-/);
});
