import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen.ts';

/** A TCP port before a socket file, whose connections can be reset. */
export async function openResettingProxy(socketFile: string) {
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
  const listening = await listen(server);
  return {
    port: listening.port,
    /** Ends every connection with a RST, as a firewall or a failing host does; returns how many there were. */
    reset(): number {
      const count = clients.size;
      for (const client of clients) client.resetAndDestroy();
      return count;
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy();
      await listening[Symbol.asyncDispose]();
    },
  };
}
