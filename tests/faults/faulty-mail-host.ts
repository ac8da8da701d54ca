import { createServer, type Socket } from 'node:net';
import { listen } from '../listen.ts';

export const stages = [
  'connect',
  'greeting',
  'EHLO',
  'AUTH',
  'MAIL',
  'RCPT',
  'DATA',
  'final dot',
  'QUIT',
] as const;
export const faults = ['drop', 'stall', '4xx', '5xx'] as const;
export type Stage = (typeof stages)[number];
export type Fault = (typeof faults)[number];

/**
 * A mail host that speaks plain SMTP and fails at one stage in one way until it is healed. Clients may send sender,
 * recipient and DATA at once (PIPELINING).
 */
export async function openFaultyMailHost(stage: Stage, fault: Fault) {
  const sockets = new Set<Socket>();
  const taken: string[] = [];
  let broken = true;
  const host = {
    /** How often the fault occurred. */
    met: 0,
  };

  /** True when the stage failed and the session must not go on as usual. */
  function fails(at: Stage, socket: Socket): boolean {
    if (!broken || at !== stage) return false;
    host.met += 1;
    switch (fault) {
      case 'drop':
        socket.destroy();
        return true;
      case 'stall':
        return true;
      default:
        socket.write(fault === '5xx' ? '550 5.7.1 No\r\n' : '451 4.3.0 Later\r\n');
        if (at === 'connect' || at === 'greeting') socket.end();
        return true;
    }
  }

  function converse(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (fails('connect', socket) || fails('greeting', socket)) return;
    socket.write('220 host ESMTP\r\n');
    let message: string | undefined;
    let pending = '';
    const session = { refused: false };
    socket.on('data', (data) => {
      pending += data;
      while (true) {
        if (message !== undefined) {
          const end = pending.indexOf('\r\n.\r\n');
          if (end === -1) return;
          message = pending.slice(0, end);
          pending = pending.slice(end + 5);
          const id = /^message-id: *(<[^>]+>)/im.exec(message)?.[1] ?? '';
          message = undefined;
          if (fails('final dot', socket)) continue;
          taken.push(id);
          socket.write('250 Taken\r\n');
          continue;
        }
        const end = pending.indexOf('\r\n');
        if (end === -1) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (socket.writableEnded) return;
        if (answer(socket, line.toUpperCase(), session)) message = '';
      }
    });
  }

  /** True when the message follows. */
  function answer(socket: Socket, line: string, session: { refused: boolean }): boolean {
    const verb = line.split(' ')[0] ?? '';
    const at = verb === 'HELO' ? 'EHLO' : stages.find((name) => name === verb);
    if (verb === 'MAIL') session.refused = false;
    if (at && fails(at, socket)) {
      session.refused = true;
      return false;
    }
    if (verb === 'EHLO') socket.write('250-host\r\n250-PIPELINING\r\n250 AUTH PLAIN\r\n');
    else if (session.refused && verb === 'DATA') {
      socket.write('503 No recipient\r\n');
      return false;
    } else if (verb === 'AUTH') socket.write('235 Welcome\r\n');
    else if (verb === 'DATA') socket.write('354 Go on\r\n');
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else socket.write('250 OK\r\n');
    return verb === 'DATA';
  }

  const server = createServer(converse);
  const { port, ...listening } = await listen(server);
  return Object.assign(host, {
    url: `smtp://user:password@127.0.0.1:${port}`,
    /** Message-IDs of the mails that were accepted, in order. */
    taken,
    heal(): void {
      broken = false;
      for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose](): PromiseLike<void> {
      for (const socket of sockets) socket.destroy();
      return listening[Symbol.asyncDispose]();
    },
  });
}
