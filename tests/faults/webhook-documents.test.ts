import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callBody, demoParams, openService, temporaryDirectory } from '#mail/testing.ts';
import { freePort } from '#tests/free-port.ts';

const root = new URL('../../', import.meta.url);

test('the receiver of docs/webhooks.md verifies what it is sent', async () => {
  using directory = temporaryDirectory();
  const document = readFileSync(new URL('docs/webhooks.md', root), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(document) ?? [];
  writeFileSync(join(directory.path, 'receiver.mjs'), program);
  mkdirSync(join(directory.path, 'node_modules'));
  const library = new URL('node_modules/standardwebhooks', root).pathname;
  symlinkSync(library, join(directory.path, 'node_modules', 'standardwebhooks'));
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const port = await freePort();
  const receiver = spawn(process.execPath, ['receiver.mjs'], {
    cwd: directory.path,
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  let printed = '';
  receiver.stdout.on('data', (part: Buffer) => {
    printed += part;
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(401);
    await using service = await openService({
      DATA_DIR: join(directory.path, 'data'),
      WEBHOOK_URL: url,
      WEBHOOK_SECRET: secret,
    });
    service.start();
    await service.send(callBody(demoParams));
    await expect.poll(() => printed, { timeout: 10_000 }).toContain(demoParams.companyName);
  } finally {
    receiver.kill();
  }
});
