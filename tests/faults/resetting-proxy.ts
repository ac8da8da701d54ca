import { connect, createServer, type Socket } from 'node:net';

/** A TCP port before a socket file, whose connections can be reset. */
export type ResettingProxy = {
  port: number;
  /** Ends every connection with a RST, as a firewall or a failing host does; returns how many there were. */
  reset(): number;
} & AsyncDisposable;

export async function openResettingProxy(socketFile: string): Promise<ResettingProxy> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(socketFile);
    clients.add(client);
    client.pipe(upstream).pipe(client);
    // When one side breaks, the other is ended too; both handle that themselves.
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.resetAndDestroy());
    client.on('close', () => {
      clients.delete(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    reset() {
      const count = clients.size;
      for (const client of clients) client.resetAndDestroy();
      return count;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
