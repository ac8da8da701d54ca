import type { Server } from 'node:http';
import { type Config, ConfigError } from '#mail/config/config.ts';
import { errorCode } from '#mail/error-code.ts';

/** Why a port cannot be listened on, by the error's code. */
const reasons: Readonly<Record<string, (at: Pick<Config, 'host' | 'port'>) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT: another process listens on ${host}:${port}`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}`,
  EADDRNOTAVAIL: ({ host }) => `HOST: this machine has no address ${host}`,
  ENOTFOUND: ({ host }) => `HOST: ${JSON.stringify(host)} is no address`,
};

/**
 * Resolves once the server listens.
 * @throws ConfigError where HOST or PORT is the cause
 */
export async function listen(server: Server, at: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(at.port, at.host, resolve);
    });
  } catch (cause) {
    const reason = reasons[errorCode(cause)]?.(at);
    throw reason === undefined ? cause : new ConfigError(reason, { cause });
  }
}
