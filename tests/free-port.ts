import { createServer } from 'node:net';

/** Asks the system for a port of loopback that is free now, for programs that cannot say which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port was free');
  return address.port;
}
