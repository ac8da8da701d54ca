import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** Asks the system for a port of loopback that is free now, for programs that cannot say which one they took. */
export async function freePort(): Promise<number> {
  await using listening = await listen(createServer());
  return listening.port;
}
