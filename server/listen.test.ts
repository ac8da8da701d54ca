import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeStartFailure } from '#mail/service.ts';
import { listen } from './listen.ts';

test('an address that cannot be listened on is reported with the variable that set it', async () => {
  const taken = createServer();
  await listen(taken, { host: '127.0.0.1', port: 0 });
  const { port } = taken.address() as AddressInfo;
  const failures = [
    [{ host: '127.0.0.1', port }, `PORT: another process listens on 127.0.0.1:${port}`],
    [{ host: '192.0.2.1', port: 0 }, 'HOST: this machine has no address 192.0.2.1'],
    [{ host: 'not an address', port: 0 }, 'HOST: "not an address" is no address'],
  ] as const;
  for (const [at, message] of failures) {
    const refusal = await listen(createServer(), at).catch(describeStartFailure);
    expect(refusal).toBe(message);
  }
  await new Promise((resolve) => taken.close(resolve));
});
