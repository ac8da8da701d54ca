import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of loopback. Disposing it ends the connections of an HTTP server, and waits for others. */
export async function listen(server: Server): Promise<{ port: number } & AsyncDisposable> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    // Only a server on a Unix socket has a string as its address.
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      if (server instanceof HttpServer) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
